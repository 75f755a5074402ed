import * as v from "valibot";
import { expect, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { aideFile } from "../../catalogue/schema/aide.ts";
import { institutionFile } from "../../catalogue/schema/institution.ts";
import { answerOf, testApp } from "../app/test-kit.ts";
import { aideBody } from "./schemas-aides.ts";
import { resultatsFictifsBody } from "./schemas.ts";

const donnee = {
  slug: "scooter",
  label: "Location de scooter",
  institution: "etat",
  description: "Un scooter.",
  prefix: "la",
  nature: "prix",
  besoin: "deplacer",
  type: "bool",
  national: true,
};
const QUESTION = "Êtes-vous en mission d’intérim ?";

test("la question qui décide d’une aide est dans sa fiche et dans les résultats", async () => {
  const etat = v.parse(institutionFile, { slug: "etat", label: "État", type: "national", national: true });
  const aide = { ...v.parse(aideFile, { ...donnee, a_verifier: QUESTION }), source: "javascript" as const };
  const { app } = testApp({ catalogue: buildCatalogue([aide], [etat]) });
  const lue = async (adresse: string) => (await app.request(adresse)).json() as Promise<unknown>;
  const fiche = v.parse(aideBody, await lue("/api/v1/aides/scooter")) as { aVerifier?: string };
  expect(fiche.aVerifier?.replaceAll(/\s/g, " ")).toBe(QUESTION);
  const fictifs = v.parse(resultatsFictifsBody, await lue("/api/resultats-fictifs"));
  expect(fictifs.droitsEligibles.map(({ aVerifier }) => aVerifier?.replaceAll(/\s/g, " "))).toEqual([
    QUESTION,
  ]);
});

test("la question d’une aide se termine par un point d’interrogation", () => {
  const issues = v.safeParse(aideFile, { ...donnee, a_verifier: "Être en mission d’intérim." }).issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(["La question doit se terminer par « ? »"]);
});

test("les mots viennent avec les synonymes et les suggestions", async () => {
  const [status, body] = await answerOf(testApp().app.request("/api/aides-mots"));
  expect([status, body]).toEqual([
    200,
    { suggestions: ["RSA"], synonymes: [{ dit: ["minimum"], aides: ["rsa"] }], aides: 3, mots: "aide 0,1,1" },
  ]);
});
