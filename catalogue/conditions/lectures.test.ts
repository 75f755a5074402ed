import * as v from "valibot";
import { expect, test } from "vitest";
import { buildCatalogue } from "../catalogue.ts";
import { aidesParReponse } from "./lectures.ts";
import { aideFile } from "../schema/aide.ts";
import { institutionFile } from "../schema/institution.ts";

const aide = (given: object) => ({
  ...v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    slug: "aide",
    label: "Aide",
    institution: "bretagne",
    description: "Une aide.",
    prefix: "l’",
    type: "bool",
    ...given,
  }),
  source: "javascript" as const,
});

test("une aide de la loi est lue par ce que son calcul lit", () => {
  const catalogue = buildCatalogue(
    [{ ...aide({ slug: "aah" }), source: "openfisca" as const }, aide({ slug: "rsa" })],
    [v.parse(institutionFile, { slug: "bretagne", label: "Bretagne", type: "region", code_insee: "53" })],
  );
  const lues = aidesParReponse(catalogue);
  expect(lues.get("individu.demandeur.taux_incapacite")?.map((one) => one.aide.slug)).toEqual(["aah"]);
  expect(lues.get("individu.demandeur._interetBafa")).toBeUndefined();
});

test("chaque réponse connaît les aides dont les règles la lisent, profils et intérêts compris", () => {
  const catalogue = buildCatalogue(
    [
      aide({
        slug: "bafa",
        interestFlag: "_interetBafa",
        conditions_generales: [{ type: "age", operator: ">=", value: 16 }],
      }),
      aide({
        slug: "bourse",
        profils: [{ type: "etudiant", conditions: [{ type: "annee_etude", values: ["bts_1"] }] }],
        conditions_generales: [{ type: "attached_to_institution" }],
      }),
    ],
    [v.parse(institutionFile, { slug: "bretagne", label: "Bretagne", type: "region", code_insee: "53" })],
  );
  const lues = [...aidesParReponse(catalogue)].map(([reponse, aides]) => [
    reponse,
    aides.map((one) => one.aide.slug),
  ]);
  expect(Object.fromEntries(lues)).toEqual({
    "individu.demandeur.date_naissance": ["bafa"],
    "individu.demandeur._interetBafa": ["bafa"],
    "menage.depcom": ["bourse"],
    "individu.demandeur.activite": ["bourse"],
    "individu.demandeur.annee_etude": ["bourse"],
  });
});
