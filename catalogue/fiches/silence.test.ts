import { expect, it } from "vitest";
import * as v from "valibot";
import { buildCatalogue } from "../catalogue.ts";
import { aideFile } from "../schema/aide.ts";
import { institutionFile, institutionTypes } from "../schema/institution.ts";
import { natures } from "../schema/besoins.ts";
import { silenceDe } from "./silence.ts";

/** « Bourse de 300 € de la ville de Rennes », with what a case changes of it. */
function bourse(
  champs: object = {},
  { type = "commune", source = "javascript" }: { type?: string; source?: "javascript" | "openfisca" } = {},
) {
  const institution = v.parse(institutionFile, { slug: "qui", label: "Qui", type, code_insee: "35238" });
  const aide = v.parse(aideFile, {
    slug: "bourse",
    label: "Bourse",
    institution: "qui",
    description: "Une bourse pour le permis.",
    prefix: "une",
    type: "float",
    montant: 300,
    nature: "somme",
    besoin: "deplacer",
    national: true,
    entity: "individus",
    openfiscaPeriod: "thisMonth",
    ...champs,
  });
  return silenceDe(buildCatalogue([{ ...aide, source }], [institution]).byId.get("bourse")!);
}

const REFUS = { nombre: 2, unite: "mois", silence: "refus" };

it("deux mois sans réponse d’une collectivité à qui l’on demande de l’argent sont un refus", () => {
  expect(bourse()).toEqual(REFUS);
  expect(institutionTypes.filter((type) => bourse({}, { type }))).toEqual([
    "region",
    "departement",
    "epci",
    "commune",
  ]);
  expect(natures.filter((nature) => bourse({ nature }))).toEqual(["somme", "plafond", "moyenne"]);
});

it("rien n’en est dit d’une aide de la loi, ni d’un droit sans montant, ni d’une réduction", () => {
  expect(bourse({}, { source: "openfisca" })).toBeUndefined();
  expect(bourse({ type: "bool", montant: undefined })).toBeUndefined();
  expect(bourse({ unit: "percent" })).toBeUndefined();
});

it("un texte qui dit ce que vaut le silence l’emporte ; un délai d’habitude s’y ajoute", () => {
  expect(bourse({ delai_reponse: { nombre: 4, unite: "mois", silence: "accord" } })).toBeUndefined();
  expect(bourse({ delai_reponse: { nombre: 3, unite: "semaines" } })).toEqual(REFUS);
});
