import { expect, test } from "vitest";
import { MemoryRouter } from "react-router";
import type { Resultats } from "../../catalogue/results/results.ts";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { Compte, Detail, titreDesResultats } from "./en-tete.tsx";
import { revenuManquant } from "./manque.ts";
import { finished } from "../../test/journeys.ts";

const plat = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");
const apl = unDroit({ id: "apl", label: "aides au logement", montant: 250 });
const titre = (champs: Partial<Resultats>) => {
  const resultats = desResultats(champs);
  return plat(titreDesResultats(resultats, resultats, false).debut);
};

test("l’argent est le gros titre, sauf devant un toit ou la sortie de l’aide sociale à l’enfance", () => {
  expect(titre({ droitsEligibles: [apl] })).toBe("250 €");
  expect(titre({ droitsEligibles: [apl], dabord: ["sans_revenu"] })).toBe("250 €");
  expect(titre({ dabord: ["sans_revenu"] })).toBe("Demandez de quoi vivre");
  expect(titre({ droitsEligibles: [apl], dabord: ["sans_toit", "sans_revenu"] })).toBe("Trouvez un toit");
  expect(titre({ droitsEligibles: [apl], dabord: ["sortie_ase"] })).toBe("Gardez le soutien du Département");
});

test("un ordre ne perd pas l’argent : sa première ligne le dit, avec son mot", () => {
  const doute = unDroit({ montant: 570, doutes: [{ cause: "revenus", texte: "x" }] });
  const resultats = desResultats({ droitsEligibles: [doute], dabord: ["sans_toit"] });
  const { debut, rythme, reste } = titreDesResultats(resultats, resultats, false);
  expect([debut, rythme, plat(reste[0] ?? "")]).toEqual([
    "Trouvez un toit",
    undefined,
    "Par ailleurs, environ 570 € par mois, à vérifier.",
  ]);
});

test("qui a tout pointé a fait le tour, et n’est pas sans aide", () => {
  const calcules = desResultats({ droitsEligibles: [apl] });
  expect(titreDesResultats(desResultats(), calcules, false).debut).toBe(
    "Vous avez fait le tour de vos aides",
  );
});

test("le nombre se prouve : ce qu’il additionne, puis ce qu’il laisse", () => {
  const prime = unDroit({ id: "prime", label: "prime", montant: 100 });
  const an = unDroit({ id: "an", label: "chèque", montant: 113, periodicite: "annuelle" });
  const resultats = desResultats({ droitsEligibles: [prime, an, apl] });
  const ecran = (droits: typeof resultats.droitsEligibles) =>
    ecranSeul(<Detail titre={titreDesResultats(resultats, resultats, false)} droits={droits} />, (dedans) => (
      <MemoryRouter>{dedans}</MemoryRouter>
    ));
  const { tous, texte } = ecran(resultats.droitsEligibles);
  expect(tous("tr").map((un) => plat(un.texte))).toEqual([
    "Aides au logement250 € par mois",
    "Prime100 € par mois",
  ]);
  expect(plat(texte)).toContain("Le détail des 350 €");
  expect(plat(texte)).toContain("Et 110 € par an.");
});

test("le compte, par état", () => {
  const doute = unDroit({ id: "d", doutes: [{ cause: "revenus", texte: "x" }] });
  const { texte } = ecranSeul(<Compte droits={[apl, apl, doute]} />);
  expect(plat(texte)).toBe("sûre 2à vérifier 1");
});

test("ses revenus d’il y a deux ans manquent à qui peut les donner, ceux des parents à qui les a passés", () => {
  const { parcours } = finished({
    "demandeur/date_naissance": "2007-05-04",
    "demandeur/activite": "salarie",
    "demandeur/enfant_a_charge": false,
  });
  const { situation } = parcours;
  const selon = (texte: string, nature: "somme" | "remise" = "somme") =>
    desResultats({ droitsEligibles: [unDroit({ nature, doutes: [{ cause: "revenus", texte }] })] });
  const annee = Number(situation.dateDeValeur.slice(0, 4)) - 2;
  expect(revenuManquant(selon(`selon vos revenus de ${annee}`), situation)).toBe("les siens");
  // A discount is no money: the line under the number is for what is.
  expect(revenuManquant(selon(`selon vos revenus de ${annee}`, "remise"), situation)).toBeUndefined();
  // Months that nobody is asked of, once the year N-2 is told.
  expect(revenuManquant(selon(`sans vos revenus d’avant ${annee}`), situation)).toBeUndefined();
  const parents = selon(`Calculé sans connaître les revenus de vos parents de ${annee}`);
  expect(revenuManquant(parents, situation)).toBeUndefined();
  const passes = { ...situation.demandeur, bourse_criteres_sociaux_base_ressources_parentale: null };
  expect(revenuManquant(parents, { ...situation, demandeur: passes })).toBe("des parents");
});
