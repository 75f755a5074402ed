import { expect, it } from "vitest";
import { formulaires } from "../../../../catalogue/results/demarches/demandes/formulaires.ts";
import { parcoursDe } from "../../../../machines/journey/walk.ts";
import { foyers } from "../../../../machines/studio/personas/personas.ts";
import { remplir } from "../../../../machines/studio/personas/remplir.ts";
import { remplirLeFormulaire } from "./lignes.ts";

const plat = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");
const rempli = (foyer: keyof typeof foyers, aide: string) =>
  remplirLeFormulaire(parcoursDe(remplir(foyers[foyer])), formulaires[aide]!).flatMap(({ titre, lignes }) =>
    lignes.map(({ mots, valeur, copie }) =>
      plat(`${titre} – ${mots} : ${valeur}${copie === undefined ? "" : ` [${copie}]`}`),
    ),
  );

it("range les réponses dans l’ordre du formulaire ; un jour et une somme se collent tels qu’un champ les veut", () => {
  const lignes = rempli("boursiereARennes", "aide_logement");
  expect(lignes[0]).toBe("Vous – Date de naissance : 14 mars 2006 [14/03/2006]");
  expect(lignes).toEqual(
    expect.arrayContaining(["Votre logement – Loyer : 420 € [420]", "Votre logement – Charges : 40 € [40]"]),
  );
  expect(lignes).toContain("Vos revenus – Salaire, les douze mois avant celui-ci : 4 200 € [4200]");
  expect(lignes.join("\n")).not.toMatch(/BAFA|Non renseigné/);
});

it("un formulaire du trimestre veut chaque mois plein, jamais celui qui court", () => {
  const salaires = rempli("boursiereARennes", "ppa").filter((une) => une.includes("Salaire"));
  expect(salaires).toEqual([
    "Vos revenus – Salaire, octobre 2026 : 350 € [350]",
    "Vos revenus – Salaire, septembre 2026 : 350 € [350]",
    "Vos revenus – Salaire, août 2026 : 350 € [350]",
  ]);
});

it("range chaque enfant sous son nom ou son rang, et laisse de côté ce que l’on ne sait pas", () => {
  const lignes = rempli("mereSeule", "af");
  expect(lignes).toContain("Votre 1er enfant – Date de naissance : 10 septembre 2015 [10/09/2015]");
  expect(lignes).toContain("Votre 2e enfant – Date de naissance : 20 janvier 2019 [20/01/2019]");
  expect(lignes.join("\n")).not.toContain("Prénom");
  expect(rempli("boursiereARennes", "bourse_criteres_sociaux").join("\n")).not.toContain("Parts fiscales");
});

it("le revenu d’un enfant porte son rang ou son nom : il n’est pas celui de qui demande", () => {
  const enfants = [
    { dits: { date_naissance: "2009-05-04", scolarite: "Un lycée" }, revenus: { Salaire: 300 } },
  ];
  const lignes = remplirLeFormulaire(
    parcoursDe(remplir({ ...foyers.mereSeule, enfants })),
    formulaires["ppa"]!,
  )
    .filter(({ titre }) => titre === "Vos revenus")
    .flatMap((partie) => partie.lignes.map(({ mots, valeur }) => plat(`${mots} : ${valeur}`)));
  expect(lignes).toContain("Salaire, octobre 2026 : 1 250 €");
  expect(lignes).toContain("Salaire, octobre 2026 (votre 1er enfant) : 300 €");
});

it("ce qui se coche se lit sans se copier, ce qui est non tient en une ligne", () => {
  const lignes = rempli("boursiereARennes", "aide_logement");
  expect(lignes).toContain("Vous – Nationalité : Française");
  expect(lignes.filter((une) => une.endsWith(": Non"))).toEqual([]);
  expect(lignes.find((une) => une.startsWith("Votre logement – Vous avez répondu non"))).toContain(
    "Colocation",
  );
});

it("Visale, demandé avant tout bail, n’en veut ni le loyer ni l’adresse", () => {
  expect(
    rempli("boursiereARennes", "visale_eligibilite").filter((une) => une.startsWith("Votre logement")),
  ).toEqual([]);
});

it("dit une fois chaque revenu, et de qui il est", () => {
  const lignes = rempli("independante", "ppa");
  expect(new Set(lignes.map((une) => une.split(" : ")[0])).size).toBe(lignes.length);
  const revenus = lignes.filter((une) => une.startsWith("Vos revenus – "));
  expect(revenus.some((une) => une.includes("(conjoint ou conjointe)"))).toBe(true);
  expect(revenus.some((une) => !une.includes("(conjoint ou conjointe)"))).toBe(true);
  expect(lignes.filter((une) => une.startsWith("Votre conjoint")).join(" ")).not.toMatch(/€|ressources/);
});
