import * as v from "valibot";
import { expect, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { aideFile } from "../../catalogue/schema/aide.ts";
import { institutionFile } from "../../catalogue/schema/institution.ts";
import { testApp, refus } from "../app/test-kit.ts";

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

test("les mêmes résultats fictifs ne se calculent qu’une fois par jour, et une liste a une borne", async () => {
  const etat = v.parse(institutionFile, { slug: "etat", label: "État", type: "national", national: true });
  const construit = buildCatalogue([aide("une"), aide("deux")], [etat]);
  let lectures = 0;
  const catalogue = {
    ...construit,
    get aides() {
      lectures += 1;
      return construit.aides;
    },
  };
  const { app, clock } = testApp({ catalogue });
  const demander = async (query: string) => (await app.request(`/api/resultats-fictifs${query}`)).status;
  lectures = 0;
  expect([await demander(""), await demander(""), lectures]).toEqual([200, 200, 1]);
  expect([await demander("?filtre=une"), await demander("?filtre=une"), lectures]).toEqual([200, 200, 2]);
  clock.at += 86_400_000;
  expect([await demander(""), lectures]).toEqual([200, 3]);
  const noms = (n: number) => `?filtre=${Array.from({ length: n }, () => "une").join(",")}`;
  expect([await demander(noms(50)), await demander(noms(51))]).toEqual([200, 404]);
});
