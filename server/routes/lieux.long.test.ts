import * as v from "valibot";
import { expect, test } from "vitest";
import { readCatalogue } from "../catalogue/read.ts";
import { genresDeLieu, lieuxGeneriques } from "../../catalogue/lieux/lieux.ts";
import { nomsDeLieux } from "../catalogue/lieux/communes/noms.ts";
import { PartenaireError } from "../http/partenaire.ts";
import { answerOf, testApp, refus } from "../app/test-kit.ts";
import { lieuxBody } from "./schemas.ts";

const RENNES = "/api/lieux?commune=35238&types=caf+mission_locale";
const CARSAT = "/api/lieux?commune=35238&types=carsat";
const caf = { nom: "Caf", adresse: "1 rue du Port, 35000 Rennes", horaires: [] };

test("les lieux d’une commune sont cherchés une fois par genre", async () => {
  const asked: unknown[] = [];
  const { app } = testApp({
    lieux: async (...given) => {
      asked.push(given);
      return [caf];
    },
  });
  expect(await answerOf(app.request(`${RENNES}+caf`))).toEqual([200, v.parse(lieuxBody, [caf])]);
  expect((await app.request("/api/lieux?commune=2A004&types=cpam%2Bcaf")).status).toBe(200);
  expect(asked).toEqual([
    ["35238", ["caf", "mission_locale"]],
    ["2A004", ["cpam", "caf"]],
  ]);
});

test("sans répertoire, la table embarquée : la Caf du département, les réseaux nationaux, datés", async () => {
  const { institutions } = readCatalogue();
  const { app, deps } = testApp();
  const complet = testApp({ catalogue: { ...deps.catalogue, institutions } }).app;
  const noms = async (commune: string) => {
    const [status, body] = await answerOf(complet.request(`/api/lieux?commune=${commune}&types=caf`));
    return [status, ...v.parse(lieuxBody, body).map(({ nom, vuLe }) => [nom, vuLe])];
  };
  const msa = ["Mutualité sociale agricole (MSA)", "2026-11-25"];
  expect(await noms("35238")).toEqual([200, ["CAF d’Ille-et-Vilaine", "2026-11-25"], msa]);
  expect(await noms("2A004")).toEqual([200, ["CAF de Corse-du-Sud", "2026-11-25"], msa]);
  expect(await noms("97411")).toEqual([200, ["CAF de La Réunion", "2026-11-25"], msa]);
  expect((await app.request(RENNES)).status).toBe(200);
});

test("un répertoire en panne qui n’a rien retenu : la mairie et le Département nommés, sans rien garder", async () => {
  const { institutions } = readCatalogue();
  const { deps } = testApp();
  const { app, lines } = testApp({
    catalogue: { ...deps.catalogue, institutions },
    noms: { lieu: nomsDeLieux(), aide: () => undefined },
    lieux: () => Promise.reject(new PartenaireError("Répertoire des établissements", "delai")),
  });
  const types = lieuxGeneriques.join("+");
  const response = await app.request(`/api/lieux?commune=35238&types=${types}`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const lieux = v.parse(lieuxBody, await response.json());
  expect(lieux.map(({ nom, url, fixe }) => [nom, url, fixe?.panne])).toEqual(
    expect.arrayContaining([
      [
        "Mairie de Rennes : son centre d’action sociale (CCAS)",
        "https://lannuaire.service-public.gouv.fr/navigation/ccas",
        true,
      ],
      ["Département d’Ille-et-Vilaine : son service social", "https://www.ille-et-vilaine.fr/", true],
    ]),
  );
  expect(lines).toContain("Répertoire des établissements : delai");
});

test("ce qui n’est que retenu est redemandé bientôt", async () => {
  const gardeDe = async (lieu: object) =>
    (await testApp({ lieux: async () => [{ ...caf, ...lieu }] }).app.request(RENNES)).headers.get(
      "cache-control",
    );
  expect([await gardeDe({}), await gardeDe({ vuLe: "2026-06-01" })]).toEqual([
    "private, max-age=3600",
    "private, max-age=60",
  ]);
});

test("sans répertoire, s’il échoue, ou s’il ne connaît rien : chacun a sa phrase, et le journal ne dit pas où", async () => {
  expect(await answerOf(testApp().app.request(CARSAT))).toEqual(
    refus(
      404,
      "repertoire_absent",
      "Aucun résultat : ce serveur n’est relié à aucun annuaire des lieux d’accueil.",
    ),
  );
  const { app, lines } = testApp({
    lieux: () => Promise.reject(new PartenaireError("Répertoire des établissements", "delai")),
  });
  expect(await answerOf(app.request(CARSAT))).toEqual(
    refus(
      503,
      "repertoire_injoignable",
      "Aucun résultat : l’annuaire des lieux d’accueil n’a pas répondu. Réessayez dans un instant.",
    ),
  );
  expect(await answerOf(testApp({ lieux: async () => [] }).app.request(RENNES))).toEqual([200, []]);
  expect(lines).toEqual([
    "Répertoire des établissements : delai",
    "requête methode=GET route=/api/lieux statut=503 ms=0",
  ]);
});

test.each([
  ["commune=rennes&types=caf", "commune", "Indiquez le code INSEE d’une commune."],
  ["types=caf", "commune", "Indiquez le code INSEE d’une commune."],
  ["commune=35238/../..&types=caf", "commune", "Indiquez le code INSEE d’une commune."],
  ["commune=35238&types=prison", "types", "Indiquez des genres de lieux connus."],
  ["commune=35238&types=caf+prison", "types", "Indiquez des genres de lieux connus."],
  ["commune=35238", "types", "Indiquez des genres de lieux connus."],
])("la recherche %s est refusée", async (query, where, message) => {
  const { app } = testApp({ lieux: async () => [] });
  expect(await answerOf(app.request(`/api/lieux?${query}`))).toEqual(
    refus(400, "requete_invalide", message, where),
  );
});

test("chaque genre de lieu du catalogue peut être demandé", () => {
  const { aides, institutions } = readCatalogue();
  const named = [
    ...[...institutions.values()].flatMap(({ etablissements }) => etablissements),
    ...aides.flatMap(({ aide }) => aide.lieux ?? []),
  ];
  const known = new Set<string>(genresDeLieu);
  expect(named.filter((one) => !known.has(one))).toEqual([]);
});
