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
