import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { buildCatalogue } from "../../../catalogue/catalogue.ts";
import { aideFile } from "../../../catalogue/schema/aide.ts";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import { answerOf, refus, testApp } from "../../app/test-kit.ts";

const aide = (slug: string, institution: string, given: object = {}) => ({
  ...v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    slug,
    label: `Aide ${slug}`,
    institution,
    description: "Une aide.",
    prefix: "l’",
    type: "bool",
    national: true,
    ...given,
  }),
  source: "javascript" as const,
});
const chezElle = [{ type: "attached_to_institution" }];
const lieux = [
  { slug: "etat", label: "État", type: "national", national: true },
  { slug: "bretagne", label: "Région Bretagne", type: "region", code_insee: "53" },
  { slug: "ille-et-vilaine", label: "Ille-et-Vilaine", type: "departement", code_insee: "35" },
  { slug: "rennes", label: "Rennes", type: "commune", code_insee: "35238" },
].map((une) => v.parse(institutionFile, une));

/** « Une aide par lieu, une pour les 18 à 25 ans, une pour les étudiants, une pour les apprentis majeurs. » */
const catalogue = buildCatalogue(
  [
    aide("pays", "etat"),
    aide("age", "etat", {
      besoin: "loger",
      conditions_generales: [
        { type: "age", operator: ">=", value: 18 },
        { type: "age", operator: "<=", value: 25 },
      ],
    }),
    aide("etudes", "etat", { profils: [{ type: "etudiant" }] }),
    aide("apprentis", "etat", {
      profils: [{ type: "apprenti", conditions: [{ type: "age", operator: ">=", value: 18 }] }],
    }),
    aide("region", "bretagne", { national: false, conditions_generales: chezElle }),
    aide("departement", "ille-et-vilaine", { national: false, conditions_generales: chezElle }),
    aide("ville", "rennes", { national: false, conditions_generales: chezElle }),
  ],
  lieux,
);
const situer = (genre: string, code: string) =>
  genre === "commune" && code === "35238"
    ? { region: "53", departement: "35" }
    : genre === "departement" && code === "35"
      ? { region: "53", departement: "35" }
      : {};
const app = () => testApp({ catalogue, situer }).app;

const ids = async (query: string) => {
  const [status, corps] = await answerOf(app().request(`/api/v1/aides${query}`));
  expect(status).toBe(200);
  return (corps as { aides: { id: string }[] }).aides.map(({ id }) => id).sort();
};
const PAYS = ["age", "apprentis", "etudes", "pays"];

describe("les aides, filtrées", () => {
  test.each([
    ["", [...PAYS, "departement", "region", "ville"].sort()],
    ["?commune=35238", [...PAYS, "departement", "region", "ville"].sort()],
    ["?commune=35238&departement=35&region=53", [...PAYS, "departement", "region", "ville"].sort()],
    // Terres australes et antarctiques françaises: no commune, and a place all the same.
    ["?departement=984", PAYS],
    ["?departement=35", [...PAYS, "departement", "region"].sort()],
    ["?region=53", [...PAYS, "region"].sort()],
    ["?region=24", PAYS],
    ["?age=17&region=24", ["etudes", "pays"]],
    ["?age=25&region=24", PAYS],
    ["?age=26&region=24", ["apprentis", "etudes", "pays"]],
    ["?profil=etudiant&region=24", ["age", "etudes", "pays"]],
    ["?profil=apprenti&region=24", ["age", "apprentis", "pays"]],
    ["?profil=apprenti&age=17&region=24", ["pays"]],
    ["?profil=apprenti&age=18&region=24", ["age", "apprentis", "pays"]],
    ["?institution=rennes", ["ville"]],
    ["?besoin=loger", ["age"]],
    ["?lit=individu.demandeur.activite", ["etudes"]],
    ["?lit=n.importe.quoi", []],
  ])("%s", async (query, attendus) => {
    expect(await ids(query)).toEqual(attendus);
  });

  test.each([
    ["commune=rennes", "« commune » est le code INSEE d’une commune.", "commune"],
    ["commune=35238/..", "« commune » est le code INSEE d’une commune.", "commune"],
    ["age=dix", "« age » est un nombre d’années, de 0 à 130.", "age"],
    ["age=-1", "« age » est un nombre d’années, de 0 à 130.", "age"],
    ["commune=99999", "« commune » n’est le code d’aucune commune (`/api/v1/communes`).", "commune"],
    [
      "departement=00",
      "« departement » n’est le code d’aucun lieu connu (`/api/v1/territoires`).",
      "departement",
    ],
    ["region=00", "« region » n’est le code d’aucun lieu connu (`/api/v1/territoires`).", "region"],
    ["commune=35238&departement=13", "« departement » n’est pas celui de « commune ».", "departement"],
    ["commune=35238&region=93", "« region » n’est pas celle de l’autre lieu.", "region"],
    ["departement=35&region=93", "« region » n’est pas celle de l’autre lieu.", "region"],
    ["par=501", "« par » est un nombre de 1 à 500.", "par"],
    ["page=0", "« page » est un nombre de 1 à 100\u202f000.", "page"],
    ["page=999999", "« page » est un nombre de 1 à 100\u202f000.", "page"],
  ])("%s est refusée, en nommant ce qui ne va pas", async (query, message, ou) => {
    expect(await answerOf(app().request(`/api/v1/aides?${query}`))).toEqual(
      refus(400, "requete_invalide", message, ou),
    );
  });
});

test("page après page, chacune dit la suivante : toutes y passent une fois", async () => {
  const vues: string[] = [];
  let suivante: string | undefined = "/api/v1/aides?par=3&region=53";
  for (const attendue of [1, 2]) {
    const [, corps] = await answerOf(app().request(suivante ?? ""));
    const lue = corps as { aides: { id: string }[]; page: number; pages: number; suivante?: string };
    expect([lue.page, lue.pages]).toEqual([attendue, 2]);
    vues.push(...lue.aides.map(({ id }) => id));
    suivante = lue.suivante;
  }
  expect([suivante, vues.sort()]).toEqual([undefined, [...PAYS, "region"].sort()]);
});

test("ce qu’un autre a mis dans son adresse ne revient pas dans la mienne", async () => {
  const { app: une } = testApp({ catalogue, situer });
  const suivante = async (query: string) =>
    ((await (await une.request(`/api/v1/aides?${query}`)).json()) as { suivante?: string }).suivante;
  await suivante("par=2&region=53&jeton=secret");
  const mienne = await suivante("region=53&par=2");
  expect([...new URLSearchParams(mienne?.split("?")[1])].sort()).toEqual([
    ["page", "2"],
    ["par", "2"],
    ["region", "53"],
  ]);
});

test("les institutions disent combien d’aides elles donnent", async () => {
  const [, corps] = await answerOf(app().request("/api/v1/institutions?par=2"));
  expect(corps).toEqual({
    total: 4,
    page: 1,
    pages: 2,
    suivante: "/api/v1/institutions?par=2&page=2",
    institutions: [
      { id: "etat", label: "État", type: "national", aides: 4 },
      { id: "ille-et-vilaine", label: "Ille-et-Vilaine", type: "departement", code: "35", aides: 1 },
    ],
  });
});

test("les territoires ont leurs codes officiels", async () => {
  const [, corps] = await answerOf(app().request("/api/v1/territoires?genre=region"));
  const { territoires } = corps as { territoires: { code: string; nom: string }[] };
  // INSEE, code officiel géographique : dix-huit régions ; les collectivités d’outre-mer ont trois chiffres.
  const regions = territoires.filter(({ code }) => code.length === 2);
  const bretagne = regions.find(({ code }) => code === "53");
  expect([regions.length, bretagne]).toEqual([18, { code: "53", nom: "Bretagne" }]);
});

describe("les pages d’un autre site", () => {
  const AILLEURS = { origin: "https://mission-locale.example" };

  test.each([
    "/api/v1/aides",
    "/api/v1/aides/pays",
    "/api/v1/questions",
    "/api/openfisca/entities",
    "/api/openapi.json",
  ])("lisent %s", async (path) => {
    const { status, headers } = await app().request(path, { headers: AILLEURS });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("demandent d’abord, et ne peuvent rien écrire ni montrer un jeton", async () => {
    const demande = await app().request("/api/v1/simulation", {
      method: "OPTIONS",
      headers: { ...AILLEURS, "access-control-request-method": "POST" },
    });
    expect(demande.headers.get("access-control-allow-methods")).toBe("GET,HEAD");
    expect(demande.headers.get("access-control-allow-headers")).toBe("If-None-Match");
    const ecrite = await app().request("/api/v1/simulation", {
      method: "POST",
      headers: AILLEURS,
      body: "{}",
    });
    expect(ecrite.status).toBe(403);
  });

  test.each(["/api/simulation/x", "/api/config", "/api/contributions"])("ne lisent pas %s", async (path) => {
    const { headers } = await app().request(path, { headers: AILLEURS });
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});
