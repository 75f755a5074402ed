import { describe, expect, it } from "vitest";
import { buildCatalogue } from "../../../../catalogue/catalogue.ts";
import { paysDe } from "../../../../catalogue/exemples/pays.ts";
import { readCatalogue } from "../../../../server/catalogue/read.ts";
import { exempleDeLaLoi } from "./exemples.ts";
import { foyerChange, situationDuFoyer } from "./foyer.ts";
import { grilles } from "./grandes.ts";
import { grilleDite } from "./grilles.ts";
import { jugeDeLaLoi } from "./juge.ts";

const catalogue = readCatalogue();
const pays = paysDe([
  {
    commune: { depcom: "35238", _nomCommune: "Rennes", _departement: "35", _region: "53" },
    codesPostaux: ["35000"],
    population: 220_000,
  },
]);
const juger = (slug: string) => jugeDeLaLoi(catalogue.byId.get(slug)!, pays);

describe("les personnes d’une aide de la loi", () => {
  it("les échelons de la bourse sont ceux de l’arrêté, à l’euro", () => {
    const [parents, age] = grilles["bourse_criteres_sociaux"]!.map((une) =>
      grilleDite(une, juger("bourse_criteres_sociaux")),
    );
    expect(parents?.lignes[0]).toBe(
      "étudiante, sans frère ni sœur : 0 à 265 : 633,50 € ; 266 à 7 992 : 550,60 € ; 7 993 à 12 667 : 521,20 € ; 12 668 à 14 829 : 458,70 € ; 14 830 à 17 034 : 382,80 € ; 17 035 à 19 281 : 307,10 € ; 19 282 à 23 850 : 216,30 € ; 23 851 à 35 086 : 145,40 € ; 35 087 à 60 000 : non",
    );
    expect(age?.lignes).toEqual(["étudiante : 16 à 28 : 633,50 € ; 29 à 35 : non"]);
  });

  it("le RSA s’ouvre à 25 ans, plus tôt avec un enfant", () => {
    const rsa = juger("rsa");
    expect([24, 25].map((age) => rsa({ age }) === "non")).toEqual([true, false]);
    expect(rsa({ age: 24, enfants: [1] })).not.toBe("non");
  });

  it("un montant s’arrondit comme le dit la fiche", () => {
    const { aide, institution } = catalogue.byId.get("rsa")!;
    const [exact] = buildCatalogue([{ ...aide, floorAt: 0.01 }], [institution]).aides;
    expect([jugeDeLaLoi(exact!, pays)({}), juger("rsa")({})]).toEqual(["573,48 €", "570 €"]);
  });

  it("chaque aide a sa grille, son exemple, ou pourquoi personne ne l’obtient", () => {
    const muettes = catalogue.aides
      .filter(({ aide }) => aide.source === "openfisca" && !grilles[aide.slug])
      .filter(({ aide }) => exempleDeLaLoi(aide.slug, () => "").lignes.includes("Sans exemple."));
    expect(muettes.map(({ aide }) => aide.slug)).toEqual([]);
  });
});

it("un changement s’ajoute au foyer, partie par partie", () => {
  const foyer = foyerChange(
    { age: 20, demandeur: { activite: "etudiant" }, menage: { loyer: 300 } },
    { salaire: 900, demandeur: { boursier: true } },
  );
  const { demandeur, menage } = situationDuFoyer(foyer, pays);
  expect(demandeur).toMatchObject({ activite: "etudiant", boursier: true, date_naissance: "2006-11-20" });
  expect(Object.values(demandeur.salaire_net ?? {})).toEqual(Array.from({ length: 13 }, () => 900));
  expect(menage).toMatchObject({ loyer: 300, depcom: "35238", statut_occupation_logement: "locataire_vide" });
});
