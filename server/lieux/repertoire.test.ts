import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ecrireHoraires } from "./horaires.ts";
import { repertoire } from "./repertoire.ts";

const matin = { de: "09:00:00", a: "12:30:00" };
const apresMidi = { de: "14:00:00", a: "17:00:00" };
const MATIN = "9\u00a0h – 12\u00a0h\u00a030";
const JOURNEE = `${MATIN} et 14\u00a0h – 17\u00a0h`;

test.each<[string, unknown, object[]]>([
  [
    "plusieurs jours, matin et après-midi",
    [{ du: "lundi", au: "jeudi", heures: [matin, apresMidi] }],
    [{ jours: "lundi au jeudi", heures: JOURNEE }],
  ],
  [
    "un seul jour",
    [{ du: "vendredi", au: "vendredi", heures: [matin] }],
    [{ jours: "vendredi", heures: MATIN }],
  ],
  ["un jour sans fin dite", [{ du: "Samedi", heures: [matin] }], [{ jours: "samedi", heures: MATIN }]],
  [
    "des heures sans secondes",
    [{ du: "lundi", au: "mardi", heures: [{ de: "8:05", a: "16:00" }] }],
    [{ jours: "lundi au mardi", heures: "8\u00a0h\u00a005 – 16\u00a0h" }],
  ],
  ["un jour sans heure est tu", [{ du: "lundi", au: "lundi", heures: [] }], []],
  [
    "une plage étrange est tue, les autres restent",
    [
      { du: "férié", heures: [matin] },
      3,
      null,
      { du: "lundi", au: "lundi", heures: [matin, { de: "tôt" }, 7] },
    ],
    [{ jours: "lundi", heures: MATIN }],
  ],
  ["rien", undefined, []],
  ["autre chose qu’une liste", "9h-12h", []],
])("horaires : %s", (_, given, attendu) => {
  expect(ecrireHoraires(given)).toEqual(attendu);
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A local directory of establishments that answers as told. */
async function directory(answer: (response: ServerResponse) => void, timeoutMs = 5_000) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const clock = { at: 0 };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const chercher = repertoire({ url, now: () => new Date(clock.at), timeoutMs });
  return { asked, clock, chercher: () => chercher("35238", ["caf", "mission_locale"]) };
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
      horaires: [{ jours: "lundi au vendredi", heures: "9\u00a0h – 12\u00a0h" }],
    },
    { nom: "Caf de Rennes", horaires: [] },
  ]);
  expect(asked).toEqual(["/communes/35238/caf+mission_locale"]);
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
