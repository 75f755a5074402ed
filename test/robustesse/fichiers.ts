import { doesNotMatch, equal, ok } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lire, sauver, statutRecu } from "./cas.ts";
import type { Contexte } from "./contexte.ts";
import { type DepartDuServeur, DepartManque } from "./serveur.ts";

/** The account that owns nothing, on every Unix. */
const PERSONNE = 65_534;

/** Runs a built script on a database and a copy of it; its exit code. */
function deLExploitant(script: "sauvegarder" | "restaurer", base: string, copie: string): number | null {
  const env = { PATH: process.env["PATH"] ?? "", DATABASE: base };
  return spawnSync(process.execPath, [`dist/server/${script}.js`, copie], { env }).status;
}

/** A database with one simulation, whose server has ended. */
async function baseServie({ serveur }: Contexte) {
  const { adresse, base, finir } = await serveur();
  const une = await sauver(adresse);
  await finir();
  return { base, une };
}

/** A server that cannot start must say that sentence, end with 1, show no stack and leave the file as it was. */
async function refuser(
  { serveur }: Contexte,
  depart: Partial<DepartDuServeur> & { base: string },
  phrase: string,
): Promise<void> {
  const avant = readFileSync(depart.base);
  const refus: unknown = await serveur(depart).catch((erreur: unknown) => erreur);
  ok(refus instanceof DepartManque, `${phrase} : le serveur démarre`);
  equal(refus.code, 1);
  ok(refus.sortie.includes(phrase), `« ${phrase} » absente : ${refus.sortie.slice(0, 200)}`);
  doesNotMatch(refus.sortie, /\n\s+at /);
  ok(avant.equals(readFileSync(depart.base)), `${phrase} : fichier changé`);
}

/** A file that its server may read but not write. */
async function lectureSeule(contexte: Contexte): Promise<void> {
  const { base } = await baseServie(contexte);
  const racine = process.getuid?.() === 0;
  const dossier = dirname(base);
  chmodSync(base, 0o444);
  chmodSync(dossier, 0o555);
  chmodSync(dirname(dossier), 0o755);
  if (racine) chownSync(dossier, 0, 0);
  const depart = { base, ...(racine && { compte: PERSONNE }) };
  await refuser(contexte, depart, "le fichier ou son dossier ne peut pas être écrit.");
  chmodSync(dossier, 0o700);
}

/** A damaged file refuses to serve; a copy made before puts everything back. */
async function abimee(contexte: Contexte): Promise<void> {
  const { base, une } = await baseServie(contexte);
  const copie = join(contexte.dossier(), "copie.sqlite");
  equal(deLExploitant("sauvegarder", base, copie), 0);
  writeFileSync(base, readFileSync(base).fill("abîmé ", 0, 2_000));
  await refuser(contexte, { base }, "le fichier est abîmé.");
  equal(deLExploitant("restaurer", base, copie), 0);
  const { adresse } = await contexte.serveur({ base });
  equal(await statutRecu(adresse, lire(une)), 200);
  ok(existsSync(`${base}.abimee`), "la base abîmée n’est pas mise de côté");
}

/** Files that cannot serve: said in one sentence at the start, and never made worse. */
export async function fichiersFautifs(contexte: Contexte): Promise<void> {
  await lectureSeule(contexte);
  await abimee(contexte);
}
