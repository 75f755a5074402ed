import { deepEqual, equal, match, ok } from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import {
  creee,
  demanderAPI,
  effacer,
  enregistrer,
  type Enregistree,
  lire,
  sauver,
  statutRecu,
  texteDuCas,
} from "./cas.ts";
import { demander } from "./connexion.ts";
import { bientotVrai, type Contexte } from "./contexte.ts";
import type { Serveur } from "./serveur.ts";

/** Enough for the tables and a few dozen simulations. */
const PLACE_KO = 600;

/** Fills, reads while it is full, makes room, saves again, then reads everything back after another start. */
async function remplir(
  { serveur }: Contexte,
  plein: Serveur,
  faireDeLaPlace: (gardees: Enregistree[]) => Promise<unknown>,
): Promise<void> {
  const { adresse, base } = plein;
  const gardees: Enregistree[] = [];
  let refus = await demander(adresse, enregistrer(texteDuCas(0)));
  for (let rang = 1; refus.statut === 201 && rang < 400; rang++) {
    gardees.push(creee(refus));
    refus = await demander(adresse, enregistrer(texteDuCas(rang)));
  }
  equal(refus.statut, 503);
  ok(refus.entetes["retry-after"], "le refus ne dit pas quand revenir");
  equal(await statutRecu(adresse, lire(gardees[0]!)), 200);
  const otee = await faireDeLaPlace(gardees);
  equal(await statutRecu(adresse, enregistrer(texteDuCas(1))), 201);
  await plein.finir();
  const relu = await serveur({ base });
  for (const une of gardees) equal(await statutRecu(relu.adresse, lire(une)), une === otee ? 404 : 200);
}

const VIEILLES = 150;

/** Simulations that expired while nobody purged: stored by themselves, under a server that has ended. */
function vieillir(base: string): void {
  const db = new Database(base);
  const ajouter = db.prepare(
    "INSERT INTO simulation VALUES (?, ?, zeroblob(20000), 1000, 1000, 'neutre', NULL)",
  );
  for (let rang = 0; rang < VIEILLES; rang++) ajouter.run(`vieille-${rang}`.padEnd(24, "x"), "0".repeat(64));
  db.close();
}

/** Writes until the disk has no byte left. */
function saturer(dossier: string): void {
  const fichier = openSync(join(dossier, "autre-chose"), "w");
  for (const taille of [65_536, 1_024, 1]) {
    try {
      for (;;) writeSync(fichier, Buffer.alloc(taille, 1));
    } catch (erreur) {
      if ((erreur as NodeJS.ErrnoException).code !== "ENOSPC") throw erreur;
    }
  }
  closeSync(fichier);
}

/** A disk that is full while the server runs, then while it starts: what must go goes all the same. */
async function purgeSurDisquePlein({ serveur }: Contexte, disque: string): Promise<void> {
  const base = join(disque, "base", "base.sqlite");
  const premier = await serveur({ base });
  const une = await sauver(premier.adresse);
  saturer(disque);
  const pret = await demander(premier.adresse, demanderAPI("ready"));
  match(pret.corps.toString(), /plein/);
  deepEqual([pret.statut, await statutRecu(premier.adresse, effacer(une))], [503, 204]);
  await premier.finir();
  rmSync(join(disque, "autre-chose"));
  // A start takes the ballast again.
  const entre = await serveur({ base });
  await bientotVrai(() => existsSync(`${base}.lest`));
  await entre.finir();
  vieillir(base);
  saturer(disque);
  const second = await serveur({ base });
  const purgee = () => /"message":"purge","effacees":(\d+)/.exec(second.sortie())?.[1];
  await bientotVrai(() => purgee() !== undefined);
  const garde = await statutRecu(second.adresse, enregistrer(texteDuCas(1)));
  await second.finir();
  deepEqual([purgee(), garde], [String(VIEILLES), 201], second.sortie());
}

/**
 * A file system without room left (a limit on the size of files stands for it), the limit of the setting, then a disk
 * that is really full. Says what this machine could not try.
 */
export async function disquePlein(contexte: Contexte): Promise<string> {
  const absents: string[] = [];
  if (spawnSync("prlimit", ["--version"]).status === 0) {
    const limite = await contexte.serveur({ fichiersKo: PLACE_KO });
    const lever = ["--fsize=unlimited", "--pid", String(limite.pid)];
    await remplir(contexte, limite, async () => void execFileSync("prlimit", lever));
  } else absents.push("prlimit");
  const reglee = await contexte.serveur({ env: { DATABASE_MAX_MB: "1" } });
  await remplir(contexte, reglee, async ([premiere]) => {
    await demander(reglee.adresse, effacer(premiere!));
    return premiere;
  });
  const disque = contexte.dossier();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disque]).status !== 0)
    absents.push("le droit de monter un disque");
  else await purgeSurDisquePlein(contexte, disque).finally(() => spawnSync("umount", ["-l", disque]));
  return absents.length > 0 ? `pas tout essayé, il manque ${absents.join(", ")}` : "";
}
