import { createCipheriv, createDecipheriv, createHash, hkdfSync } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dossierDEssai } from "../../test/fixtures/base.ts";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import { testApp, saved, bearer } from "../app/test-kit.ts";
import { purge } from "../app/start.ts";
import type { Db } from "./base.ts";
import {
  effacerContribution,
  garderContribution,
  JOURS_DES_SAUVEGARDES,
  lireContributions,
  purgerContributions,
} from "./contributions.ts";
import { noterLesEffacements, oublierLesEffacements } from "./effacements.ts";
import { filesOf } from "./files.ts";
import { type DbSqlite, openDb } from "./open.ts";
import { restaurer, sauvegarder } from "./sauvegarde.ts";
import { hashOf, sealer, unseal } from "./seal.ts";
import { eraseSimulation, purgeSimulations, storeSimulations } from "./simulations.ts";

const JETON = Buffer.alloc(32, 7).toString("base64url");
const JOUR = 86_400_000;
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
});

surLesDeuxBases(({ base }) => {
  describe("une clé par ligne", () => {
    test("deux contributions de même texte ne se ressemblent pas ; échangées, aucune ne s’ouvre", async () => {
      const { db } = await base();
      await garderContribution(db, contribution("a"), 9);
      await garderContribution(db, contribution("b"), 9);
      const rangees = await db.read((orm, { contributions }) => orm.select().from(contributions));
      const [une, autre] = rangees;
      expect(une!.contenu.equals(autre!.contenu)).toBe(false);
      const donner = (id: string, contenu: Buffer) =>
        db.write((orm, { contributions }) =>
          orm.update(contributions).set({ contenu }).where(eq(contributions.id, id)),
        );
      await donner(une!.id, autre!.contenu);
      await donner(autre!.id, une!.contenu);
      expect(await lireContributions(db)).toEqual({ lues: [], scellees: 2 });
    });

    test("une simulation déplacée sous un autre identifiant ne se lit plus, même avec son jeton", async () => {
      const { db } = await base();
      const { app } = testApp({ db });
      const { _id, token } = await saved(app);
      await db.write((orm, { simulation }) =>
        orm
          .update(simulation)
          .set({ id: "z".repeat(24) })
          .where(eq(simulation.id, _id)),
      );
      const lue = await app.request(`/api/simulation/${"z".repeat(24)}`, bearer(token));
      expect([lue.status, await lue.text()]).toEqual([500, expect.not.stringContaining("2006")]);
    });
  });

  describe("après chaque sorte d’effacement, rien dans la base ni dans son journal", () => {
    const effacements: [string, (db: Db) => Promise<unknown>][] = [
      [
        "effacée par qui la tient",
        (db) => eraseSimulation(db, { id: "e".repeat(24), tokenHash: hashOf(JETON) }, new Date(1_000), 24),
      ],
      ["arrivée à son terme", (db) => purgeSimulations(db, 1_000)],
      [
        "remplacée, à la purge qui suit",
        async (db) => {
          const remplacee = { id: "e".repeat(24), tokenHash: hashOf(JETON) };
          await storeSimulations(db, [{ row: ligne("f", 5_000), replaced: remplacee }], 24);
          await purgeSimulations(db, 0);
        },
      ],
    ];
    test.each(effacements)("une simulation %s", async (_, effacer) => {
      const { db, octets } = await base();
      await storeSimulations(db, [{ row: ligne("e") }], 24);
      const traces = ["e".repeat(24), `contenu-${"e".repeat(40)}`];
      for (const trace of traces) expect(await octets()).toContain(trace);
      await effacer(db);
      for (const trace of traces) expect(await octets()).not.toContain(trace);
    });

    test.each<[string, (db: Db) => Promise<unknown>]>([
      ["retirée", (db) => effacerContribution(db, "g".repeat(24), new Date(1_000))],
      [
        "de plus de douze mois, à la purge",
        async (db) => {
          await purgerContributions(db, 1_000);
          await purgeSimulations(db, 0);
        },
      ],
    ])("une contribution %s", async (_, effacer) => {
      const { db, octets } = await base();
      await garderContribution(db, contribution("g"), 9);
      expect(await octets()).toContain("g".repeat(24));
      await effacer(db);
      expect(await octets()).not.toContain("g".repeat(24));
    });
  });

  test("l’effacement se retient, par empreinte, jusqu’à ce qu’aucune copie ne puisse le défaire", async () => {
    const { db } = await base();
    const effacees = () =>
      db.read((orm, { effaces }) => orm.select().from(effaces).orderBy(effaces.oublierLe));
    await storeSimulations(db, [{ row: ligne("j") }], 24);
    await eraseSimulation(db, { id: "j".repeat(24), tokenHash: hashOf(JETON) }, new Date(1_000), 24);
    await garderContribution(db, contribution("k"), 9);
    await effacerContribution(db, "k".repeat(24), new Date(1_000));
    const empreinte = (lettre: string) => createHash("sha256").update(lettre.repeat(24)).digest("hex");
    // As long as it would have been kept: a day for a simulation, thirty for a contribution.
    expect(JOURS_DES_SAUVEGARDES).toBe(30);
    const retenues = [
      { empreinte: empreinte("j"), oublierLe: 1_000 + JOUR },
      { empreinte: empreinte("k"), oublierLe: 1_000 + 30 * JOUR },
    ];
    expect(await effacees()).toEqual(retenues);
    await db.write(noterLesEffacements(["l"], 5_000));
    await oublierLesEffacements(db, new Date(4_999));
    expect(await effacees()).toHaveLength(3);
    await oublierLesEffacements(db, new Date(5_000));
    expect(await effacees()).toEqual(retenues);
  });

  test("plus de contributions en attente qu’il n’en faut : la suivante est refusée, d’où qu’elle vienne", async () => {
    const { db, encore } = await base();
    const serveurs = [db, await encore()];
    const gardees = await Promise.all(
      ["a", "b", "c", "d", "e", "f"].map((lettre, n) =>
        garderContribution(serveurs[n % 2]!, contribution(lettre), 4),
      ),
    );
    expect(gardees.filter(Boolean)).toHaveLength(4);
    expect((await lireContributions(db)).lues).toHaveLength(4);
  });
});

describe("dans un fichier", () => {
  let [folder, file] = ["", ""];
  let db: DbSqlite;
  beforeEach(() => {
    folder = dossierDEssai();
    file = join(folder, "base.sqlite");
    db = openDb(file);
  });
  afterEach(() => db.close());

  /** What the database and its journals hold, as one text of bytes. */
  const octets = () =>
    filesOf(file)
      .map((un) => (existsSync(un) ? readFileSync(un, "latin1") : ""))
      .join("");

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
});
