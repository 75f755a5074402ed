import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { ecouter } from "../../../test/ecouter.ts";
import { lieuxGeneriques } from "../../../catalogue/lieux/lieux.ts";
import { repertoire } from "./repertoire.ts";

/** A local directory of establishments that answers as told. */
async function directory(answer: (response: ServerResponse) => void, timeoutMs = 5_000) {
  const asked: string[] = [];
  const url = await ecouter((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  const clock = { at: 0 };
  const chercher = repertoire({ url, now: () => new Date(clock.at), timeoutMs });
  return { url, asked, clock, chercher: () => chercher("35238", ["caf", "mission_locale"]) };
}

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const feature = (properties: object) => ({ type: "Feature", properties });

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "réussite",
    (error: { message: string }) => error.message,
  );

test("les lieux sont demandés par commune et genres, et rendus avec nos mots", async () => {
  const { chercher, asked } = await directory(
    json(
      collection(
        feature({
          nom: " Mission locale de Rennes ",
          telephone: "02 99 00 00 00",
          url: "https://exemple.fr/mission-locale",
          adresses: [
            { type: "postale", lignes: ["BP 12"], codePostal: "35028", commune: "Rennes Cedex" },
            {
              type: "physique",
              lignes: ["7 rue de la Parcheminerie"],
              codePostal: "35000",
              commune: "Rennes",
            },
          ],
          horaires: [{ du: "lundi", au: "vendredi", heures: [{ de: "09:00:00", a: "12:00:00" }] }],
        }),
        feature({ nom: "Caf de Rennes", url: "javascript:alert(1)", adresses: "inconnue", telephone: 3230 }),
      ),
    ),
  );
  expect(await chercher()).toEqual([
    {
      nom: "Mission locale de Rennes",
      adresse: "7 rue de la Parcheminerie, 35000 Rennes",
      telephone: "02 99 00 00 00",
      url: "https://exemple.fr/mission-locale",
      horaires: [{ jours: "lundi au vendredi", heures: "9\u00a0h – 12\u00a0h", semaine: [1, 2, 3, 4, 5] }],
    },
    { nom: "Caf de Rennes", horaires: [] },
  ]);
  expect(asked).toEqual(["/communes/35238/caf+mission_locale+mairie"]);
});

test("les plus proches de la mairie viennent d’abord, avec leur distance ; elle n’est pas un accueil", async () => {
  const en = (coordinates: unknown, properties: object) => ({
    ...feature(properties),
    geometry: { coordinates },
  });
  const { chercher } = await directory(
    json(
      collection(
        feature({ nom: "Sans adresse" }),
        en([2.3522, 48.8566], { nom: "Caf de Paris" }),
        en([-1.68, 48.1141], { nom: "Caf de Rennes" }),
        en("ici", { nom: "Nulle part" }),
        en([-1.6778, 48.1119], { nom: "Mairie de Rennes", pivotLocal: "mairie" }),
      ),
    ),
  );
  expect((await chercher()).map(({ nom, km }) => [nom, km])).toEqual([
    ["Caf de Rennes", 0],
    ["Caf de Paris", 308],
    ["Sans adresse", undefined],
    ["Nulle part", undefined],
  ]);
});

test("un répertoire en panne : ce qu’il avait dit, avec le jour ; rien de plus s’il n’avait rien dit", async () => {
  const dit: { answer: (response: ServerResponse) => void } = { answer: json(collection()) };
  const { chercher, clock, asked } = await directory((response) => dit.answer(response));
  clock.at = Date.parse("2026-11-20T10:00:00Z");
  expect(await chercher()).toEqual([]);
  dit.answer = json({}, 500);
  expect(await messageOf(chercher())).toBe("Répertoire des établissements : panne");
  dit.answer = json(collection(feature({ nom: "CPAM" })));
  expect(await chercher()).toEqual([{ nom: "CPAM", horaires: [] }]);
  dit.answer = json({}, 500);
  clock.at = Date.parse("2026-11-27T10:00:00Z");
  expect(await chercher()).toEqual([{ nom: "CPAM", horaires: [], vuLe: "2026-11-20" }]);
  dit.answer = json(collection(feature({ nom: "CPAM" }), feature({ nom: "Caf" })));
  expect(await chercher()).toEqual([
    { nom: "CPAM", horaires: [] },
    { nom: "Caf", horaires: [] },
  ]);
  expect(asked).toHaveLength(5);
});

test("une fiche étrange est passée, les autres restent", async () => {
  const { chercher } = await directory(
    json(
      collection(null, 7, {}, feature({}), feature({ nom: "" }), feature({ nom: "CPAM", adresses: [null] })),
    ),
  );
  expect(await chercher()).toEqual([{ nom: "CPAM", horaires: [] }]);
});

test("une commune sans lieu, ou inconnue du répertoire, n’en a aucun", async () => {
  expect(await (await directory(json(collection()))).chercher()).toEqual([]);
  expect(await (await directory(json("introuvable", 404))).chercher()).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["illisible", json("{abîmé")],
  ["illisible", json({ lieux: [] })],
  ["illisible", json("null")],
  ["panne", json({}, 503)],
  ["injoignable", (response) => response.destroy()],
  ["injoignable", (response) => response.writeHead(302, { location: "/ailleurs" }).end()],
])("une réponse fausse est un échec : %s", async (kind, answer) => {
  const { chercher } = await directory(answer);
  expect(await messageOf(chercher())).toBe(`Répertoire des établissements : ${kind}`);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["sans un mot", () => undefined],
  ["au milieu de sa réponse", (response) => void response.writeHead(200).write('{"features":[')],
])("un répertoire qui se tait %s est abandonné au bout du délai", async (_, answer) => {
  const { chercher } = await directory(answer, 50);
  expect(await messageOf(chercher())).toBe("Répertoire des établissements : delai");
});

test("après trois échecs, le répertoire est laissé tranquille trente secondes", async () => {
  const { chercher, asked, clock } = await directory(json({}, 500));
  for (let n = 0; n < 3; n += 1) await messageOf(chercher());
  expect(await messageOf(chercher())).toBe("Répertoire des établissements : disjoncteur");
  expect(asked).toHaveLength(3);
  clock.at = 30_000;
  expect(await messageOf(chercher())).toBe("Répertoire des établissements : panne");
  expect(asked).toHaveLength(4);
});

test("les lieux qui aident chacun : le CCAS et le service du Département sont demandés à l’annuaire, sous ses noms", async () => {
  const { asked, url } = await directory(
    json(collection(feature({ nom: "CCAS de Rennes" }), feature({ nom: "Espace social Kennedy" }))),
  );
  const chercher = repertoire({ url, now: () => new Date(0) });
  expect((await chercher("35238", lieuxGeneriques)).map(({ nom }) => nom)).toEqual([
    "CCAS de Rennes",
    "Espace social Kennedy",
  ]);
  // « ccas » (navigation/ccas) and « cg » are those of lannuaire.service-public.gouv.fr.
  const [, genres = ""] = /^\/communes\/35238\/(.*)$/.exec(asked[0] ?? "") ?? [];
  expect(genres.split("+")).toEqual(expect.arrayContaining(["ccas", "cg", "mds", "cdas", "mission_locale"]));
});
