import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { everyAnswer } from "../../machines/answers/answer.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { replay } from "../../machines/journey/replay.ts";
import { hasard } from "../../machines/studio/chemins/hasard.ts";
import { dossierDEssai } from "../fixtures/base.ts";
import type { Serveur } from "./serveur.ts";
import {
  creee,
  demander,
  effacer,
  enregistrer,
  type Enregistree,
  aLaFois,
  lire,
  NUIT,
  type Recue,
  serveur,
  texteDuCas,
  tient,
} from "./servir.ts";

/** Acknowledged, and by no save that was sent replaced since. */
type Promis = Map<Enregistree, number>;

/** Saves until the server dies, a while after it acknowledged the first; keeps what it acknowledged. */
async function enregistrerJusquALaMort({ adresse, finir }: Serveur, vivreMs: number): Promise<Promis> {
  const promis: Promis = new Map();
  let rang = 0;
  const vies = aLaFois(8, async () => {
    let precedente: Enregistree | undefined;
    for (;;) {
      const ici = rang++;
      const remplacee = ici % 3 === 0 ? precedente : undefined;
      if (remplacee) promis.delete(remplacee);
      const reponse = await enregistrer(adresse, ici, remplacee).catch(() => undefined);
      if (!reponse) return;
      precedente = creee(reponse);
      promis.set(precedente, ici);
    }
  });
  await expect.poll(() => promis.size, { timeout: 20_000 }).toBeGreaterThan(0);
  await pause(vivreMs);
  await finir("SIGKILL");
  await vies;
  return promis;
}

const resume = (texte: string) => {
  // Answers about people who are not there are not kept.
  const { context } = replay(JSON.parse(texte) as SimulationRecord);
  return `${context.dateDeValeur} ${everyAnswer(context.answers).length}`;
};

test("tué au milieu de ses écritures, il rend tout ce qu’il a dit gardé", async () => {
  const tirer = hasard(1);
  let vivant = await serveur();
  for (let tour = 0; tour < (NUIT ? 100 : 5); tour++) {
    const promis = await enregistrerJusquALaMort(vivant, 60 + tirer() * 200);
    const sqlite = new Database(vivant.base);
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    sqlite.close();
    vivant = await serveur({ base: vivant.base });
    for (const [une, rang] of promis) {
      const { statut, corps } = await lire(vivant.adresse, une);
      expect(statut === 200 ? resume(corps) : statut).toBe(resume(texteDuCas(rang)));
    }
  }
});

/** Saves here, reads there, replaces there, erases here, until that time; what went wrong. */
async function alterner(ici: string, labas: string, jusque: number): Promise<number> {
  let gardees = 0;
  /** A server whose turn to write does not come says to come back: nothing more is looked at. */
  const suivre = async (reponse: Promise<Recue>, voulu: number) => {
    const recue = await reponse;
    expect(tient(recue), `${recue.statut}`).toBe(true);
    if (recue.statut === 503) return undefined;
    expect(recue.statut).toBe(voulu);
    return recue;
  };
  while (performance.now() < jusque) {
    const premiere = await suivre(enregistrer(ici, gardees), 201);
    if (!premiere) continue;
    const une = creee(premiere);
    await suivre(lire(labas, une), 200);
    const seconde = await suivre(enregistrer(labas, ++gardees, une), 201);
    if (!seconde) continue;
    const autre = creee(seconde);
    await suivre(lire(ici, une), 404);
    await suivre(lire(ici, autre), 200);
    if (gardees % 3 === 0 && (await suivre(effacer(ici, autre), 204))) await suivre(lire(labas, autre), 404);
  }
  return gardees;
}

test("deux serveurs sur un fichier : chacun voit ce que l’autre fait", async () => {
  const premier = await serveur();
  const second = await serveur({ base: premier.base });
  const jusque = performance.now() + (NUIT ? 20_000 : 2_000);
  const [ici, labas] = [premier.adresse, second.adresse];
  const gardees = await aLaFois(3, (rang) =>
    rang === 1 ? alterner(labas, ici, jusque) : alterner(ici, labas, jusque),
  );
  expect(Math.min(...gardees)).toBeGreaterThan(0);
});

/** Fills, reads while it is full, makes room, saves again, then reads everything back after another start. */
async function remplir(plein: Serveur, faireDeLaPlace: (gardees: Enregistree[]) => Promise<unknown>) {
  const { adresse, base } = plein;
  const gardees: Enregistree[] = [];
  let refus = await enregistrer(adresse, 0);
  for (let rang = 1; refus.statut === 201 && rang < 400; rang++) {
    gardees.push(creee(refus));
    refus = await enregistrer(adresse, rang);
  }
  expect([refus.statut, refus.revenir]).toEqual([503, expect.any(String)]);
  expect((await lire(adresse, gardees[0]!)).statut).toBe(200);
  const otee = await faireDeLaPlace(gardees);
  expect((await enregistrer(adresse, 1)).statut).toBe(201);
  await plein.finir();
  const relu = await serveur({ base });
  const fausses: Enregistree[] = [];
  for (const une of gardees)
    if ((await lire(relu.adresse, une)).statut !== (une === otee ? 404 : 200)) fausses.push(une);
  return fausses;
}

/** Writes until the disk has no byte left. */
function saturer(disque: string): void {
  const fichier = openSync(join(disque, "autre-chose"), "w");
  for (const taille of [65_536, 1_024, 1]) {
    try {
      for (;;) writeSync(fichier, Buffer.alloc(taille, 1));
    } catch (erreur) {
      if ((erreur as NodeJS.ErrnoException).code !== "ENOSPC") throw erreur;
    }
  }
  closeSync(fichier);
}

const VIEILLES = 150;

/** Simulations that expired while nobody purged: stored under a server that has ended. */
function vieillir(base: string): void {
  const db = new Database(base);
  const ajouter = db.prepare("INSERT INTO simulation VALUES (?, ?, zeroblob(20000), 1000, 1000, 'neutre')");
  for (let rang = 0; rang < VIEILLES; rang++) ajouter.run(`vieille-${rang}`.padEnd(24, "x"), "0".repeat(64));
  db.close();
}

describe("le disque plein", () => {
  const limiter = spawnSync("prlimit", ["--version"]).status === 0;

  // A limit on the size of files stands for a file system without room left.
  test.runIf(limiter)("refuse, se lit, et reprend quand la place revient", async () => {
    const plein = await serveur({ fichiersKo: 600 });
    const lever = ["--fsize=unlimited", "--pid", String(plein.pid)];
    expect(await remplir(plein, async () => void execFileSync("prlimit", lever))).toEqual([]);
  });

  test("de la place réglée, de même, dès que l’on efface", async () => {
    const plein = await serveur({ env: { DATABASE_MAX_MB: "1" } });
    const fausses = await remplir(plein, async ([premiere]) => {
      await effacer(plein.adresse, premiere!);
      return premiere;
    });
    expect(fausses).toEqual([]);
  });

  test("plein avant de démarrer, ou pendant : ce qui doit partir part", async (essai) => {
    const disque = dossierDEssai();
    const monte = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disque]);
    essai.skip(monte.status !== 0, "pas le droit de monter un disque");
    essai.onTestFinished(() => void spawnSync("umount", ["-l", disque]));
    const base = join(disque, "base", "base.sqlite");
    const premier = await serveur({ base });
    const une = creee(await enregistrer(premier.adresse, 0));
    saturer(disque);
    const pret = await demander(premier.adresse, "/api/ready");
    expect([pret.statut, pret.corps]).toEqual([503, expect.stringContaining("plein")]);
    expect((await effacer(premier.adresse, une)).statut).toBe(204);
    await premier.finir();
    rmSync(join(disque, "autre-chose"));
    // A start takes the ballast again.
    const entre = await serveur({ base });
    await expect.poll(() => existsSync(`${base}.lest`), { timeout: 10_000 }).toBe(true);
    await entre.finir();
    vieillir(base);
    saturer(disque);
    const second = await serveur({ base });
    await expect
      .poll(() => second.sortie(), { timeout: 10_000 })
      .toContain(`"message":"purge","effacees":${VIEILLES}`);
    expect((await enregistrer(second.adresse, 1)).statut).toBe(201);
  });
});

test("un fichier qu’il ne peut pas écrire : il le dit d’une phrase et s’arrête", async () => {
  const { base, finir } = await serveur();
  await finir();
  const autour = dirname(base);
  for (const [chemin, droits] of [
    [base, 0o444],
    [autour, 0o555],
    [dirname(autour), 0o755],
  ] as const)
    chmodSync(chemin, droits);
  const compte = process.getuid?.() === 0 ? { compte: 65_534 } : {};
  const refus = await serveur({ base, ...compte }).catch((erreur: Error) => erreur);
  chmodSync(autour, 0o700);
  expect(refus).toMatchObject({ code: 1, sortie: expect.stringContaining("ne peut pas être écrit.") });
  expect(refus).not.toMatchObject({ sortie: expect.stringMatching(/\n\s+at /) });
});
