import { expect, test } from "vitest";
import * as v from "valibot";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { institutionFile } from "../../catalogue/schema/institution.ts";
import { aideFile } from "../../catalogue/schema/aide.ts";
import { answerOf, catalogue, testApp, refus } from "../app/test-kit.ts";
import { institutionBody } from "./schemas-aides.ts";

const { institutions } = buildCatalogue(
  [],
  [
    ...catalogue.institutions.values(),
    ...[
      { slug: "caf", label: "Caisse d’allocations familiales", type: "national", telephone: "32 30" },
      { slug: "caf_nord", label: "CAF du Nord", type: "caf", departements: ["59", "62"] },
      {
        slug: "ville",
        label: "Ville de Rennes",
        type: "commune",
        code_insee: "35238",
        link: "https://metropole.rennes.fr/",
      },
    ].map((one) => v.parse(institutionFile, one)),
  ],
);
const lieux: Record<string, string> = {
  "59": "Nord",
  "62": "Pas-de-Calais",
  "35238": "Rennes",
  "35": "Ille-et-Vilaine",
  "53": "Bretagne",
  "32": "Hauts-de-France",
};
const { app } = testApp({
  catalogue: { ...catalogue, institutions },
  noms: { lieu: (_, code) => lieux[code], aide: () => undefined },
  situer: (genre) =>
    genre === "commune" ? { region: "53", departement: "35" } : { region: "32", departement: "59" },
});
const lire = async (id: string) => {
  const [status, body] = await answerOf(app.request(`/api/v1/institutions/${id}`));
  expect(status).toBe(200);
  return v.parse(institutionBody, body);
};

test("une institution rend ses aides visibles, sans les cachées, les finies ni celles d’une autre marque", async () => {
  const { aides, ...reste } = await lire("etat");
  expect(aides.map(({ id }) => id)).toEqual(["bafa", "ppa", "rsa"]);
  expect(reste).toEqual({
    id: "etat",
    label: "État",
    type: "national",
    territoire: "toute la France",
    autour: [],
  });
});

test("une Caf locale a le numéro de toutes, ses départements par leur nom, et des accueils", async () => {
  expect(await lire("caf_nord")).toEqual({
    id: "caf_nord",
    label: "CAF du Nord",
    type: "caf",
    telephone: "32 30",
    territoire: "Nord et Pas-de-Calais",
    autour: [
      { nom: "Nord", ou: "dans le Nord", aides: [] },
      { nom: "Hauts-de-France", ou: "dans les Hauts-de-France", aides: [] },
    ],
    lieux: ["caf"],
    aides: [],
  });
});

test("une ville sans aide dit où elle est et ce qu’il y a autour", async () => {
  expect(await lire("ville")).toEqual({
    id: "ville",
    label: "Ville de Rennes",
    type: "commune",
    link: "https://metropole.rennes.fr/",
    territoire: "Rennes (Ille-et-Vilaine)",
    autour: [
      { nom: "Ille-et-Vilaine", ou: "en Ille-et-Vilaine", aides: [] },
      { nom: "Bretagne", ou: "en Bretagne", aides: [] },
    ],
    aides: [],
  });
});

test("qui ne donne rien a les aides que l’on peut avoir où elle agit, de près puis de la région, et celles au vélo", async () => {
  const ailleurs = { type: "departement", code_insee: "56", slug: "morbihan", label: "Morbihan" };
  const autour = buildCatalogue(
    (
      [
        ["permis", "ille_et_vilaine"],
        ["bus", "metropole"],
        ["train", "bretagne"],
        ["bourse", "morbihan"],
        ["rsa", "etat"],
      ] as const
    ).map(([slug, institution]) => ({
      ...v.parse(aideFile, {
        slug,
        label: slug,
        institution,
        description: "Une aide de plus.",
        prefix: "une",
        type: "bool",
        nature: "service",
        besoin: "deplacer",
        ...(institution === "etat"
          ? { national: true }
          : { conditions_generales: [{ type: "attached_to_institution" }] }),
      }),
      source: "javascript" as const,
    })),
    [
      ...institutions.values(),
      ...[
        { slug: "ille_et_vilaine", label: "Ille-et-Vilaine", type: "departement", code_insee: "35" },
        { slug: "metropole", label: "Rennes Métropole", type: "epci", code_siren: "243500139" },
        { slug: "bretagne", label: "Bretagne", type: "region", code_insee: "53" },
        ailleurs,
      ].map((one) => v.parse(institutionFile, one)),
    ],
  );
  const { app: autre } = testApp({
    catalogue: autour,
    noms: { lieu: (_, code) => lieux[code], aide: () => undefined },
    situer: () => ({ region: "53", departement: "35", epci: "243500139" }),
    velosDonnes: () => ({
      "commune 35238": [
        { lien: "https://exemple.fr/velo", fin: "2026-12-31" },
        { lien: "https://exemple.fr/fini", fin: "2026-06-14" },
      ],
    }),
  });
  const lireLa = async (id: string) => {
    const [, body] = await answerOf(autre.request(`/api/v1/institutions/${id}`));
    const { aides, autour: places, velos } = v.parse(institutionBody, body);
    const ids = (unes: typeof aides) => unes.map((une) => une.id);
    return { aides: ids(aides), autour: places.map((une) => [une.ou, ids(une.aides)]), velos };
  };
  expect(await lireLa("ville")).toEqual({
    aides: [],
    autour: [
      ["en Ille-et-Vilaine", ["permis", "bus"]],
      ["en Bretagne", ["train"]],
    ],
    velos: [{ lien: "https://exemple.fr/velo", fin: "2026-12-31" }],
  });
  expect(await lireLa("metropole")).toEqual({
    aides: ["bus"],
    autour: [
      ["en Ille-et-Vilaine", []],
      ["en Bretagne", []],
    ],
    velos: undefined,
  });
});

test("une institution inconnue n’existe pas", async () => {
  expect(await answerOf(app.request("/api/v1/institutions/inconnue"))).toEqual(
    refus(404, "institution_introuvable", "Aucun organisme ne porte ce nom."),
  );
});

test("le plan du site nomme les aides visibles et qui les donne ; les robots restent hors du questionnaire", async () => {
  const { app } = testApp({ env: { PUBLIC_ORIGIN: "https://exemple.fr" } });
  const plan = await (await app.request("https://ailleurs.fr/sitemap.xml")).text();
  const paths = [...plan.matchAll(/<loc>https:\/\/exemple\.fr([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths.filter((path) => /^\/(aides|institutions)\//.test(path ?? ""))).toEqual([
    "/aides/bafa",
    "/aides/ppa",
    "/aides/rsa",
    "/institutions/etat",
  ]);
  expect(paths).toContain("/aide-maintenant");
  const robots = await (await app.request("https://ailleurs.fr/robots.txt")).text();
  expect(robots.split("\n")).toContain("Sitemap: https://exemple.fr/sitemap.xml");
  expect(robots.split("\n")).toContain("Disallow: /simulation");
});

test("sans son adresse, un site n’a pas de plan : le nom que donne une demande n’est jamais redit", async () => {
  const { app } = testApp();
  const plan = await app.request("https://piege.exemple/sitemap.xml");
  const robots = await app.request("https://piege.exemple/robots.txt");
  expect([plan.status, await plan.text(), await robots.text()].join()).not.toContain("piege");
  expect(plan.status).toBe(404);
});
