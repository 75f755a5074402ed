import { expect, test } from "vitest";
import type { Droit } from "../../catalogue/results/results.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { parBesoin } from "./besoins.tsx";
import { recuParMois } from "./en-tete.tsx";
import { useReponsesDIci } from "./questions.tsx";

const cle = "loin_resto_u";
const si = [{ cle, question: "Loin du restaurant ?" }];

/** Aids that rise above the list: one answer would add them to the month. */
function montees(...droitsEligibles: Droit[]): string {
  const resultats = desResultats({
    droitsEligibles,
    questions: [{ cle, question: "Loin ?", aides: [] }] as never,
  });
  const Vues = () => <p>{useReponsesDIci(resultats).montees.map(({ id }) => id)}</p>;
  return ecranSeul(<Vues />).texte;
}

test("une réponse ne passe devant la liste que si elle compte : 50 € par mois, et dès maintenant", () => {
  const de = (id: string, champs: Partial<Droit>) => unDroit({ id, si, ...champs });
  expect(montees(de("assez", { montant: 50 }))).toBe("assez");
  expect(montees(de("peu", { montant: 49 }))).toBe("");
  expect(montees(de("plafond", { montant: 300, nature: "plafond" }))).toBe("");
  expect(montees(de("tard", { montant: 300, campagne: { etat: "à venir", du: "2027-09-01" } }))).toBe("");
  expect(montees(unDroit({ id: "sans", montant: 300 }))).toBe("");
});

test("un départ dont personne n’a parlé est plié, celui dont on a parlé a sa carte", () => {
  const autres = Array.from({ length: 7 }, (_, rang) => unDroit({ id: `${rang}`, besoin: "vivre" }));
  const partir = (projet: boolean) => {
    const depart = unDroit({ id: "d", besoin: "partir", montant: 200, ...(projet && { projet }) });
    return parBesoin([...autres, depart], JOUR).find(({ besoin }) => besoin === "partir")!.vus.length;
  };
  expect([partir(false), partir(true)]).toEqual([0, 1]);
});

test("ce qu’on reçoit chaque mois s’additionne en euros, et rien d’autre", () => {
  const dit = recuParMois([
    unDroit({ montant: 300 }),
    unDroit({ montant: 20.4 }),
    unDroit({ montant: 50, unit: "percent" }),
    unDroit({ montant: 900, periodicite: "annuelle" }),
  ]);
  expect(dit.replaceAll(/[\u00a0\u202f]/g, " ")).toBe("320 € par mois");
  expect(recuParMois([])).toBe("");
});
