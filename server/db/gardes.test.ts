import { createCipheriv, createDecipheriv, createHash, hkdfSync } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testApp, saved, bearer } from "../test-kit.ts";
import { purge } from "../start.ts";
import {
  effacerContribution,
  garderContribution,
  JOURS_DES_SAUVEGARDES,
  lireContributions,
  purgerContributions,
} from "./contributions.ts";
import { noterLEffacement, oublierLesEffacements } from "./effacements.ts";
import { filesOf } from "./files.ts";
import { type Db, openDb } from "./open.ts";
import { restaurer, sauvegarder } from "./sauvegarde.ts";
import { contributions, effaces, simulation } from "./schema.ts";
import { hashOf, sealer, unseal } from "./seal.ts";
import { eraseSimulation, purgeSimulations, storeSimulations } from "./simulations.ts";

const JETON = Buffer.alloc(32, 7).toString("base64url");
const JOUR = 86_400_000;
let [folder, file] = ["", ""];
let db: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cap-aides-gardes-"));
  file = join(folder, "base.sqlite");
  db = openDb(file);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** What the database and its journals hold, as one text of bytes. */
const octets = () =>
  filesOf(file)
    .map((un) => (existsSync(un) ? readFileSync(un, "latin1") : ""))
    .join("");
const contribution = (lettre: string, recueLe = 1_000) => ({
  id: lettre.repeat(24),
  recueLe,
  etat: "nouvelle" as const,
  dite: { sorte: "erreur" as const, aide: "rsa", texte: "Le même texte." },
});
const ligne = (lettre: string, createdAt = 1_000) => ({
  id: lettre.repeat(24),
  tokenHash: hashOf(JETON),
  dossier: Buffer.from(`contenu-${lettre.repeat(40)}`),
  createdAt,
  updatedAt: createdAt,
  brand: "neutre" as const,
});

describe("une clé par ligne", () => {
  /** The stored form as the file `seal.ts` describes it, made by hand: HKDF-SHA256, then AES-256-GCM. */
  const cle = (secret: string, id: string) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(secret, "base64url"), "", `cap-aides 2 ${id}`, 32));

  test("ce qu’une version d’avant a scellé se rouvre, et l’inverse : la forme gardée n’a pas changé", () => {
    const iv = Buffer.alloc(12, 3);
    const chiffre = createCipheriv("aes-256-gcm", cle(JETON, "ligne-1"), iv).setAAD(Buffer.from("ligne-1"));
    const corps = Buffer.concat([chiffre.update("réponses", "utf8"), chiffre.final()]);
    expect(unseal(Buffer.concat([iv, chiffre.getAuthTag(), corps]), JETON, "ligne-1")).toBe("réponses");
    const scelle = sealer(JETON, "ligne-1")("réponses");
    const ouvrir = createDecipheriv("aes-256-gcm", cle(JETON, "ligne-1"), scelle.subarray(0, 12))
      .setAAD(Buffer.from("ligne-1"))
      .setAuthTag(scelle.subarray(12, 28));
    expect(Buffer.concat([ouvrir.update(scelle.subarray(28)), ouvrir.final()]).toString()).toBe("réponses");
  });

  test("deux contributions de même texte ne se ressemblent pas ; échangées, aucune ne s’ouvre", async () => {
    await garderContribution(db, contribution("a"), 9);
    await garderContribution(db, contribution("b"), 9);
    const [une, autre] = db.orm.select().from(contributions).all();
    expect(une!.contenu.equals(autre!.contenu)).toBe(false);
    const donner = (id: string, contenu: Buffer) =>
      db.orm.update(contributions).set({ contenu }).where(eq(contributions.id, id)).run();
    donner(une!.id, autre!.contenu);
    donner(autre!.id, une!.contenu);
    expect(await lireContributions(db)).toEqual({ lues: [], scellees: 2 });
  });

  test("une simulation déplacée sous un autre identifiant ne se lit plus, même avec son jeton", async () => {
    const { app } = testApp({ db });
    const { _id, token } = await saved(app);
    db.orm
      .update(simulation)
      .set({ id: "z".repeat(24) })
      .where(eq(simulation.id, _id))
      .run();
    const lue = await app.request(`/api/simulation/${"z".repeat(24)}`, bearer(token));
    expect([lue.status, await lue.text()]).toEqual([500, expect.not.stringContaining("2006")]);
  });
});

describe("après chaque sorte d’effacement, rien dans la base ni dans son journal", () => {
  const effacements: [string, () => Promise<unknown>][] = [
    [
      "effacée par qui la tient",
      () => eraseSimulation(db, { id: "e".repeat(24), tokenHash: hashOf(JETON) }, new Date(1_000), 24),
    ],
    ["arrivée à son terme", () => purgeSimulations(db, 1_000)],
    [
      "remplacée, à la purge qui suit",
      async () => {
        const remplacee = { id: "e".repeat(24), tokenHash: hashOf(JETON) };
        await storeSimulations(db, [{ row: ligne("f", 5_000), replaced: remplacee }], 24);
        await purgeSimulations(db, 0);
      },
    ],
  ];
  test.each(effacements)("une simulation %s", async (_, effacer) => {
    await storeSimulations(db, [{ row: ligne("e") }], 24);
    const traces = ["e".repeat(24), `contenu-${"e".repeat(40)}`];
    for (const trace of traces) expect(octets()).toContain(trace);
    await effacer();
    for (const trace of traces) expect(octets()).not.toContain(trace);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["retirée", () => effacerContribution(db, "g".repeat(24), new Date(1_000))],
    [
      "de plus de douze mois, à la purge",
      async () => {
        await purgerContributions(db, 1_000);
        await purgeSimulations(db, 0);
      },
    ],
  ])("une contribution %s", async (_, effacer) => {
    await garderContribution(db, contribution("g"), 9);
    expect(octets()).toContain("g".repeat(24));
    await effacer();
    expect(octets()).not.toContain("g".repeat(24));
  });

  test("une base que l’on remet à une copie d’avant : ce qu’elle gardait depuis a disparu", async () => {
    await storeSimulations(db, [{ row: ligne("h") }], 24);
    const copie = join(folder, "copie.sqlite");
    await sauvegarder(file, copie);
    await storeSimulations(db, [{ row: ligne("i") }], 24);
    await db.viderLeJournal();
    expect(octets()).toContain(`contenu-${"i".repeat(40)}`);
    expect(restaurer(file, copie)).toEqual({ simulations: 1, contributions: 0, effacees: 0 });
    expect(octets()).not.toContain(`contenu-${"i".repeat(40)}`);
    expect(octets()).toContain(`contenu-${"h".repeat(40)}`);
  });
});

test("l’effacement se retient, par empreinte, jusqu’à ce qu’aucune copie ne puisse le défaire", async () => {
  const effacees = () => db.orm.select().from(effaces).all();
  await storeSimulations(db, [{ row: ligne("j") }], 24);
  await eraseSimulation(db, { id: "j".repeat(24), tokenHash: hashOf(JETON) }, new Date(1_000), 24);
  await garderContribution(db, contribution("k"), 9);
  await effacerContribution(db, "k".repeat(24), new Date(1_000));
  const empreinte = (lettre: string) => createHash("sha256").update(lettre.repeat(24)).digest("hex");
  // As long as it would have been kept: a day for a simulation, thirty for a contribution.
  expect(JOURS_DES_SAUVEGARDES).toBe(30);
  expect(effacees()).toEqual(
    expect.arrayContaining([
      { empreinte: empreinte("j"), oublierLe: 1_000 + JOUR },
      { empreinte: empreinte("k"), oublierLe: 1_000 + 30 * JOUR },
    ]),
  );
  noterLEffacement(db, "l", 5_000);
  await oublierLesEffacements(db, new Date(4_999));
  expect(effacees()).toHaveLength(3);
  await oublierLesEffacements(db, new Date(5_000));
  expect(effacees().map(({ oublierLe }) => oublierLe)).toEqual([1_000 + JOUR, 1_000 + 30 * JOUR]);
});

test("chaque fichier que le serveur crée n’est lisible que de lui : base, journaux, clé, lest, copie", async () => {
  const { deps } = testApp({ db });
  await storeSimulations(db, [{ row: ligne("m") }], 24);
  await purge(deps);
  await sauvegarder(file, join(folder, "copie.sqlite"));
  const droits = Object.fromEntries(
    readdirSync(folder).map((nom) => [nom, (statSync(join(folder, nom)).mode & 0o777).toString(8)]),
  );
  const noms = ["", "-wal", "-shm", ".cle", ".lest"].map((fin) => `base.sqlite${fin}`);
  expect(droits).toEqual(Object.fromEntries([...noms, "copie.sqlite"].map((nom) => [nom, "600"])));
});
