import * as v from "valibot";
import { expect, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { aideFile } from "../../catalogue/schema/aide.ts";
import { institutionFile } from "../../catalogue/schema/institution.ts";
import { testApp, refus } from "../test-kit.ts";

const aide = (slug: string, given: object = {}) => ({
  ...v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    slug,
    label: `Aide ${slug}`,
    institution: "etat",
    description: "Une aide.",
    prefix: "l’",
    type: "bool",
    national: true,
    conditions_generales: [{ type: "age", operator: ">=", value: 16 }],
    ...given,
  }),
  source: "javascript" as const,
});

test("une question connaît les aides visibles qui lisent sa réponse, une inconnue aucune", async () => {
  const etat = v.parse(institutionFile, { slug: "etat", label: "État", type: "national", national: true });
  const { app } = testApp({
    catalogue: buildCatalogue([aide("lue"), aide("cachee", { private: true })], [etat]),
  });
  const aides = async (reponse: string) => {
    const response = await app.request(`/api/questions/${reponse}/aides`);
    return [response.status, ((await response.json()) as { id: string }[]).map(({ id }) => id)];
  };
  expect(await aides("individu.demandeur.date_naissance")).toEqual([200, ["lue"]]);
  expect(await aides("n.importe.quoi")).toEqual([200, []]);
});

test("les résultats fictifs montrent toutes les aides, un jeu ou une liste ; un filtre inconnu est nommé", async () => {
  const etat = v.parse(institutionFile, { slug: "etat", label: "État", type: "national", national: true });
  const { app } = testApp({
    catalogue: buildCatalogue([aide("une"), aide("bafa", { interestFlag: "_interetBafa" })], [etat]),
  });
  const lus = async (query: string) => {
    const response = await app.request(`/api/resultats-fictifs${query}`);
    const body = (await response.json()) as { droitsEligibles?: { id: string; montant: unknown }[] };
    return [response.status, body.droitsEligibles?.map(({ id, montant }) => [id, montant]) ?? body];
  };
  expect(await lus("")).toEqual([
    200,
    [
      ["bafa", true],
      ["une", true],
    ],
  ]);
  expect(await lus("?filtre=bafa")).toEqual([200, [["bafa", true]]]);
  expect(await lus("?filtre=une,autre")).toEqual(
    refus(404, "filtre_inconnu", "« autre » n’est ni une aide ni un jeu de résultats."),
  );
});
