import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import { readConfig } from "../reglages/config.ts";
import { answerOf, complete, post, saved, testApp } from "../app/test-kit.ts";

const phrase = v.pipe(v.string(), v.minLength(1));
const refus = v.strictObject({
  title: phrase,
  status: v.number(),
  detail: phrase,
  code: phrase,
  where: v.optional(v.string()),
});

/** What programs get wrong in an address, as it is written there. */
const bizarre = fc.oneof(
  fc.constantFrom(
    ..."% %00 %ff%fe ..%2f..%2fetc%2fpasswd __proto__ constructor %c0%ae %252e %e2%80%ae null -1 1e999".split(
      " ",
    ),
    ..."'%20OR%201=1-- %0d%0aX-Faux:%201 2025-02-29 +010000-01-01 9999-12-31 76650".split(" "),
    "a".repeat(3_000),
  ),
  fc.string({ unit: "binary", maxLength: 30 }).map((dit) => encodeURIComponent(dit)),
);

/** Headers that a proxy or a mischievous caller adds. */
const entetes = fc.record(
  {
    origin: fc.constantFrom("https://ailleurs.example", "null", "http://[", ""),
    authorization: fc.constantFrom(
      "",
      "Bearer",
      "Basic YTpi",
      `Bearer ${"x".repeat(5_000)}`,
      "Bearer é\u00ff",
    ),
    "x-forwarded-for": fc.constantFrom("1.2.3.4, 5.6.7.8", ",,,", "x".repeat(500)),
    "accept-encoding": fc.constantFrom("gzip;q=0", "é"),
    "if-none-match": fc.constantFrom("*", 'W/"x"', '"'),
    cookie: fc.constantFrom("=;=", "cap_aides_token=%ff", "a=".repeat(400)),
    remplace: fc.constantFrom("", "x".repeat(900), "%00"),
  },
  { requiredKeys: [] },
);

interface Operation {
  parameters?: { name: string; in: string }[];
}

surLesDeuxBases(({ base, carnet }) => {
  test("aucune route décrite n’est prise en défaut : une adresse malmenée est servie, ou refusée dans la forme", async () => {
    const env = {
      ADMIN_PROXY_URL: "http://127.0.0.1:9/api/v1",
      RATE_LIMIT_FACTOR: "1000000",
    };
    const [{ db }, { db: sien }] = [await base(), await carnet()];
    const { app } = testApp({
      config: { ...readConfig(env), suiviApresJours: 30, rappelsParJour: 50 },
      db,
      carnet: sien,
      facteur: async () => undefined,
      lieux: async () => [],
    });
    const [, description] = await answerOf(app.request("/api/openapi.json"));
    const { paths } = description as { paths: Record<string, Record<string, Operation>> };
    const routes = Object.entries(paths).flatMap(([chemin, methodes]) =>
      Object.entries(methodes).map(([methode, { parameters = [] }]) => ({ chemin, methode, parameters })),
    );
    const loi = fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.array(bizarre, { minLength: 4, maxLength: 4 }),
      entetes,
      async ({ chemin, methode, parameters }, mots, headers) => {
        const cible = chemin.replaceAll(/\{\w+\}/g, () => mots[0] ?? "");
        const requete = parameters.flatMap((un, n) => (un.in === "query" ? `${un.name}=${mots[n % 4]}` : []));
        const corps = { headers: { "content-type": "application/json", ...headers }, body: mots[1] ?? "" };
        const reponse = await app.request(`${cible}?${requete.join("&")}`, {
          method: methode.toUpperCase(),
          ...(/get|delete/.test(methode) ? { headers } : corps),
        });
        expect(reponse.status === 503 ? reponse.headers.has("retry-after") : reponse.status < 500).toBe(true);
        // OpenFisca’s requests are refused as OpenFisca refuses them.
        const forme = /openfisca\/(?:calculate|trace)$/.test(chemin)
          ? v.record(v.string(), v.unknown())
          : refus;
        expect(reponse.status < 400 || v.is(forme, await reponse.json())).toBe(true);
      },
    );
    await fc.assert(loi, { seed: 1, numRuns: 600 });
  });
});

/** Every place of a record, and what holds it. */
const lieux = (dans: object): [dans: object, cle: string][] =>
  Object.entries(dans).flatMap(([cle, ici]) => [
    [dans, cle] as [object, string],
    ...(typeof ici === "object" && ici !== null ? lieux(ici as object) : []),
  ]);

/** A list in a list in a list, further than a stack goes. */
const profonde = (n: number) => JSON.parse(`${"[".repeat(n)}${"]".repeat(n)}`) as unknown;

surLesDeuxBases(({ base }) => {
  test("un enregistrement dont une valeur change, disparaît ou s’ajoute est gardé ou refusé, jamais une panne", async () => {
    const { db } = await base();
    const { app } = testApp({ db, env: { RATE_LIMIT_FACTOR: "1000000" } });
    const garde = await saved(app, complete);
    const loi = fc.asyncProperty(
      fc.nat(10_000),
      fc.constantFrom("changée", "retirée", "ajoutée"),
      fc.oneof(
        fc.constantFrom("2026-02-30", 1e21, "\u202e\ud800", "\0", profonde(49), profonde(2_000), null),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      async (rang, sorte, valeur) => {
        const boite = { record: structuredClone(complete) };
        const places = lieux(boite);
        const [dans, cle] = places[rang % places.length]!;
        const neuve = sorte === "ajoutée" && !Array.isArray(dans) && dans !== boite ? "__proto__" : cle;
        if (sorte === "retirée") Reflect.deleteProperty(dans, cle);
        else Object.defineProperty(dans, neuve, { value: valeur, enumerable: true, configurable: true });
        const remplacer = { remplace: garde._id, authorization: `Bearer ${garde.token}x` };
        const [statut, corps] = await answerOf(post(app, boite.record ?? null, remplacer));
        expect(neuve === "__proto__" ? [400, 422] : [201, 400, 404, 413, 422]).toContain(statut);
        expect(statut === 201 || v.is(refus, corps)).toBe(true);
      },
    );
    await fc.assert(loi, { seed: 1, numRuns: 600 });
  });
});
