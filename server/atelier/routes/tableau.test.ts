import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import apercevoirUn from "../edition/ouvrier.ts";
import type { FilDEdition } from "../edition/fil.ts";
import { answerOf, catalogue, testApp } from "../../app/test-kit.ts";
import type { TableauDesAides } from "../../../catalogue/atelier/apercu/tableau.ts";

const LOCALE = { ADMIN_PROXY_URL: "http://127.0.0.1:8081/api/v1" };
const DOSSIER = "aides/regles";
const AIDE = "caf-ain-aide-bafa-session-generale";
const CHEMIN = `${DOSSIER}/${AIDE}.yml`;

/** The thread’s own work, in this one. */
const fil = {
  lireLeTableau: (jour) => apercevoirUn({ tableau: true, jour }),
  apercevoirUnLot: (lot, jour) => apercevoirUn({ lot, jour }),
} as Partial<FilDEdition> as FilDEdition;

const nomsDeLieux: Record<string, string> = { "01": "Ain", "84": "Auvergne-Rhône-Alpes" };
const ouvrir = (env: Record<string, string>) =>
  testApp({
    env,
    brouillons: async () => fil,
    noms: { lieu: (_, code) => nomsDeLieux[code], aide: () => undefined },
    situer: (_, code) => (code === "01" ? { departement: "01", region: "84" } : {}),
  }).app;
const regarder = (fichiers: unknown) =>
  ouvrir(LOCALE).request("/api/editer/lot", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fichiers }),
  });

describe("le tableau des aides", () => {
  test("ne se lit pas là où rien ne s’édite", async () => {
    expect((await ouvrir({}).request("/api/editer/aides")).status).toBe(404);
  });

  test("dit de chaque fiche où elle est, ce qui lui manque, et son texte, en une réponse comprimée", async () => {
    const reponse = await ouvrir(LOCALE).request("/api/editer/aides", {
      headers: { "accept-encoding": "gzip" },
    });
    expect(reponse.headers.get("content-encoding")).toBe("gzip");
    const lu = gunzipSync(Buffer.from(await reponse.arrayBuffer())).toString();
    const { jour, aides, baremes } = JSON.parse(lu) as TableauDesAides;
    expect([jour, Array.isArray(baremes)]).toEqual(["2026-06-15", true]);
    const ain = aides.find(({ id }) => id === AIDE);
    expect(ain).toMatchObject({
      chemin: CHEMIN,
      texte: readFileSync(`catalogue/${CHEMIN}`, "utf8"),
      lieux: expect.arrayContaining(["Ain", "Auvergne-Rhône-Alpes"]) as string[],
      // The catalogue that this server serves has other aids.
      nonServie: "publiée, pas encore servie",
      aRelire: true,
      terminee: false,
    });
    expect(ain?.manque).toContain("verifie_le");
  });
});

describe("la remarque d’une relecture", () => {
  const app = ouvrir(LOCALE);
  const laisser = (aide: string, vers = app) =>
    vers.request("/api/editer/remarques", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ aide, texte: "Montant : ne correspond pas." }),
    });

  test("attend avec les contributions, sans compter parmi celles des gens", async () => {
    const aide = catalogue.aides[0]?.aide.slug ?? "";
    for (let n = 0; n < 8; n++) expect((await laisser(aide)).status).toBe(201);
    const [, recues] = await answerOf(app.request("/api/contributions"));
    expect(recues).toHaveLength(8);
    expect(recues).toContainEqual(
      expect.objectContaining({ sorte: "erreur", aide, texte: "Montant : ne correspond pas." }),
    );
  });

  test("se refuse d’une aide inconnue, et là où rien ne s’édite", async () => {
    expect((await laisser("aucune-aide")).status).toBe(422);
    expect((await laisser("aucune-aide", ouvrir({}))).status).toBe(404);
  });
});

describe("plusieurs brouillons regardés ensemble", () => {
  const texte = readFileSync(`catalogue/${CHEMIN}`, "utf8");
  const nouvelle = texte
    .replaceAll(AIDE, "caf-ain-essai")
    .replace(/^label: .*$/m, "label: bourse d’essai du lot");

  test("chacun a ses fautes et ses changements, dans l’ordre", async () => {
    const [statut, lus] = await answerOf(
      regarder([
        { chemin: CHEMIN, texte: texte.replace(/^montant: .*$/m, "montant: 123") },
        { chemin: `${DOSSIER}/caf-ain-essai.yml`, texte: nouvelle },
        { chemin: `${DOSSIER}/autre.yml`, texte: nouvelle.replace("caf_ain", "caf_de_nulle_part") },
      ]),
    );
    const lot = lus as {
      changements: string[];
      constats: { message: string }[];
      ligne?: { label: string };
    }[];
    expect(statut).toBe(200);
    expect(lot[0]?.changements).toContain("Montant : 123 (avant : 200)");
    expect([lot[1]?.changements, lot[1]?.ligne?.label]).toEqual([
      ["C’est une aide nouvelle."],
      "bourse d’essai du lot",
    ]);
    expect(lot[2]?.constats.map(({ message }) => message).join("\n")).toMatch(
      /caf_de_nulle_part[^]*existe déjà|existe déjà[^]*caf_de_nulle_part/,
    );
  });

  test.each([
    ["aucun", []],
    ["cent un", Array.from({ length: 101 }, (_, n) => ({ chemin: `${DOSSIER}/a${n}.yml`, texte: "" }))],
    ["un fichier d’autre chose", [{ chemin: "dettes.yml", texte: "" }]],
  ])("refuse %s", async (_, fichiers) => {
    expect((await regarder(fichiers)).status).toBe(422);
  });
});
