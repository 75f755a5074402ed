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
const collection = (...results: unknown[]) => ({ total_count: results.length, results });
/** A record as the directory gives it: its lists are texts, what is not known is empty. */
const feature = ({
  sorte = "caf",
  communes = ["35238"],
  ...reste
}: {
  sorte?: string;
  communes?: string[];
  [champ: string]: unknown;
}) => ({
  telephone: null,
  site_internet: "[]",
  plage_ouverture: "",
  pivot: JSON.stringify([{ type_service_local: sorte, code_insee_commune: communes }]),
  ...Object.fromEntries(
    Object.entries(reste).map(([champ, dit]) => [
      champ,
      typeof dit === "object" && dit !== null ? JSON.stringify(dit) : dit,
    ]),
  ),
});

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
          sorte: "mission_locale",
          telephone: [{ valeur: "02 99 00 00 00", description: "Accueil" }],
          site_internet: [{ libelle: "", valeur: "https://exemple.fr/mission-locale" }],
          formulaire_contact: "https://exemple.fr/contact",
          adresse: [
            {
              type_adresse: "Adresse postale",
              service_distribution: "BP 12",
              code_postal: "35028",
              nom_commune: "Rennes Cedex",
            },
            {
              type_adresse: "Adresse",
              complement1: "",
              numero_voie: "7 rue de la Parcheminerie",
              code_postal: "35000",
              nom_commune: "Rennes",
              longitude: "-1.68",
              latitude: "48.11",
            },
          ],
          plage_ouverture: [
            {
              nom_jour_debut: "Lundi",
              nom_jour_fin: "Vendredi",
              valeur_heure_debut_1: "09:00:00",
              valeur_heure_fin_1: "12:00:00",
              valeur_heure_debut_2: "",
              valeur_heure_fin_2: "",
              commentaire: "",
            },
            {
              nom_jour_debut: "Samedi",
              nom_jour_fin: "Samedi",
              valeur_heure_debut_1: "",
              valeur_heure_fin_1: "",
              commentaire: "Sur rendez-vous.",
            },
          ],
        }),
        feature({
          nom: "Caf de Rennes",
          site_internet: [{ valeur: "javascript:alert(1)" }],
          adresse: "inconnue",
          telephone: 3230,
        }),
        // Found by its words, and of another place, or of another kind.
        feature({ nom: "Caf de Brest", communes: ["29019"] }),
        feature({ nom: "Antenne", sorte: "mission_locale_autre" }),
      ),
    ),
  );
  expect(await chercher()).toEqual([
    {
      nom: "Mission locale de Rennes",
      adresse: "7 rue de la Parcheminerie, 35000 Rennes",
      telephone: "02 99 00 00 00",
      url: "https://exemple.fr/mission-locale",
      contact: "https://exemple.fr/contact",
      horaires: [
        { jours: "lundi au vendredi", heures: "9\u00a0h – 12\u00a0h", semaine: [1, 2, 3, 4, 5] },
        { jours: "samedi", heures: "sur rendez-vous", semaine: [6] },
      ],
    },
    { nom: "Caf de Rennes", horaires: [] },
  ]);
  const { pathname, searchParams } = new URL(asked[0] ?? "", "http://annuaire");
  expect([pathname, searchParams.get("where"), searchParams.get("limit")]).toEqual([
    "/catalog/datasets/api-lannuaire-administration/records",
    '(pivot LIKE "caf" OR pivot LIKE "mission_locale" OR pivot LIKE "mairie") AND pivot LIKE "35238"',
    "100",
  ]);
});

test("les plus proches de la mairie viennent d’abord, avec leur distance ; elle n’est pas un accueil", async () => {
  const en = ([longitude, latitude]: readonly unknown[], properties: object) =>
    feature({ ...properties, adresse: [{ type_adresse: "Adresse", longitude, latitude }] });
  const { chercher } = await directory(
    json(
      collection(
        feature({ nom: "Sans adresse" }),
        en(["2.3522", "48.8566"], { nom: "Caf de Paris" }),
        en(["-1.68", "48.1141"], { nom: "Caf de Rennes" }),
        en(["ici", ""], { nom: "Nulle part" }),
        en(["-1.6778", "48.1119"], { nom: "Mairie de Rennes", sorte: "mairie" }),
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
      collection(null, 7, {}, feature({}), feature({ nom: "" }), feature({ nom: "CPAM", adresse: [null] }), {
        nom: "Sans pivot",
      }),
    ),
  );
  expect(await chercher()).toEqual([{ nom: "CPAM", horaires: [] }]);
});

test("une commune dont le répertoire ne connaît aucun lieu n’en a aucun", async () => {
  expect(await (await directory(json(collection()))).chercher()).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["illisible", json("{abîmé")],
  ["illisible", json({ lieux: [] })],
  ["illisible", json("null")],
  ["panne", json({}, 503)],
  ["panne", json("introuvable", 404)],
  ["injoignable", (response) => response.destroy()],
  ["injoignable", (response) => response.writeHead(302, { location: "/ailleurs" }).end()],
])("une réponse fausse est un échec : %s", async (kind, answer) => {
  const { chercher } = await directory(answer);
  expect(await messageOf(chercher())).toBe(`Répertoire des établissements : ${kind}`);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["sans un mot", () => undefined],
  ["au milieu de sa réponse", (response) => void response.writeHead(200).write('{"results":[')],
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
    json(
      collection(
        feature({ nom: "CCAS de Rennes", sorte: "ccas" }),
        feature({ nom: "Espace social Kennedy", sorte: "mds" }),
      ),
    ),
  );
  const chercher = repertoire({ url, now: () => new Date(0) });
  expect((await chercher("35238", lieuxGeneriques)).map(({ nom }) => nom)).toEqual([
    "CCAS de Rennes",
    "Espace social Kennedy",
  ]);
  // « ccas » (navigation/ccas) and « cg » are those of lannuaire.service-public.gouv.fr.
  const where = new URL(asked[0] ?? "", "http://annuaire").searchParams.get("where") ?? "";
  for (const genre of ["ccas", "cg", "mds", "cdas", "mission_locale"])
    expect(where).toContain(`pivot LIKE "${genre}"`);
});
