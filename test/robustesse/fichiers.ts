import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { effacer, enregistreeDe, enregistrer, lire, texteDuCas } from "./cas.ts";
import { demander } from "./connexion.ts";
import type { Contexte, Ligne } from "./contexte.ts";
import { type DepartDuServeur, DepartManque } from "./serveur.ts";

/** The account that owns nothing, on every Unix. */
const PERSONNE = 65_534;

const DROITS = "le fichier ou son dossier ne peut pas être écrit.";
const RECENTE = "une version plus récente de Cap Aides l’a écrite";
const ABIME = "le fichier est abîmé.";

const empreinte = (fichier: string) => createHash("sha256").update(readFileSync(fichier)).digest("hex");

/** What a server that cannot start says, or nothing if it starts. */
async function refusDe(
  { serveur }: Contexte,
  depart: Partial<DepartDuServeur>,
): Promise<{ code: number | null; sortie: string } | undefined> {
  try {
    await (await serveur(depart)).finir();
    return undefined;
  } catch (erreur) {
    if (erreur instanceof DepartManque) return erreur;
    throw erreur;
  }
}

/** A database with one simulation, whose server has ended. */
async function baseServie({ serveur }: Contexte) {
  const vivant = await serveur();
  const une = enregistreeDe(await demander(vivant.adresse, enregistrer(texteDuCas(0))));
  await vivant.finir();
  return { base: vivant.base, une };
}

const ligne = (texte: string, fautes: readonly (string | false)[]): Ligne => {
  const vraies = fautes.filter((une) => une !== false);
  return {
    texte: `${texte} : ${vraies.length === 0 ? "phrase claire, code 1, fichier intact" : vraies.join(", ")}`,
    juste: vraies.length === 0,
  };
};

/** What is wrong with a refusal: it must say that sentence, end with 1 and leave the file as it was. */
async function refuser(
  contexte: Contexte,
  depart: Partial<DepartDuServeur> & { base: string },
  phrase: string,
) {
  const avant = empreinte(depart.base);
  const refus = await refusDe(contexte, depart);
  return [
    refus === undefined && "le serveur démarre",
    refus !== undefined && refus.code !== 1 && `code ${refus.code}`,
    refus !== undefined && !refus.sortie.includes(phrase) && `phrase absente : ${refus.sortie.slice(0, 200)}`,
    /\n\s+at /.test(refus?.sortie ?? "") && "trace d’appels montrée",
    empreinte(depart.base) !== avant && "fichier changé",
  ];
}

/** A file that its server may read but not write. */
async function lectureSeule(contexte: Contexte): Promise<Ligne> {
  const { base } = await baseServie(contexte);
  const racine = process.getuid?.() === 0;
  chmodSync(base, 0o444);
  chmodSync(dirname(base), 0o555);
  chmodSync(dirname(dirname(base)), 0o755);
  if (racine) chownSync(dirname(base), 0, 0);
  const fautes = await refuser(contexte, { base, ...(racine && { compte: PERSONNE }) }, DROITS);
  chmodSync(dirname(base), 0o700);
  return ligne("Base en lecture seule", fautes);
}

/** Ways in which a file is no longer a database. */
const ABIMES: Readonly<Record<string, (base: string) => void>> = {
  "tête écrasée": (base) => ecraser(base, 0),
  "milieu écrasé": (base) => ecraser(base, 4_096),
  coupée: (base) => truncateSync(base, Math.floor(statSync(base).size / 2) + 100),
};

function ecraser(base: string, ou: number): void {
  const fichier = openSync(base, "r+");
  writeSync(fichier, Buffer.alloc(2_000, "abîmé "), 0, 2_000, ou);
  closeSync(fichier);
}

/** A damaged file refuses to serve; a copy made before puts everything back. */
async function abimee(contexte: Contexte, nom: string, abimer: (base: string) => void): Promise<Ligne[]> {
  const { base, une } = await baseServie(contexte);
  const copie = join(contexte.dossier(), "copie.sqlite");
  const env = { PATH: process.env["PATH"] ?? "", DATABASE: base };
  execFileSync(process.execPath, ["dist/server/sauvegarder.js", copie], { env });
  abimer(base);
  const refus = ligne(`Base abîmée (${nom})`, await refuser(contexte, { base }, ABIME));
  const remise = spawnSync(process.execPath, ["dist/server/restaurer.js", copie], {
    env,
    encoding: "utf8",
  });
  const vivant = await contexte.serveur({ base });
  const { statut } = await demander(vivant.adresse, lire(une));
  await vivant.finir();
  const juste = remise.status === 0 && statut === 200 && existsSync(`${base}.abimee`);
  const suite = juste
    ? "remise par db:restore, la simulation se relit"
    : `db:restore ${remise.status}, lecture ${statut}, ${remise.stderr}`;
  return [{ texte: `${refus.texte} ; ${suite}`, juste: refus.juste === true && juste }];
}

/** A database that tomorrow’s version has opened. */
async function plusRecente(contexte: Contexte): Promise<Ligne> {
  const { base } = await baseServie(contexte);
  const db = new Database(base);
  db.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('demain', 1999000000000)");
  db.close();
  return ligne("Base d’une version plus récente", await refuser(contexte, { base }, RECENTE));
}

/** What was erased since a copy was made does not come back with it. */
async function remiseApresEffacement(contexte: Contexte): Promise<Ligne> {
  const vivant = await contexte.serveur();
  const garder = async (rang: number) =>
    enregistreeDe(await demander(vivant.adresse, enregistrer(texteDuCas(rang))));
  const [otee, gardee] = [await garder(0), await garder(1)];
  const copie = join(contexte.dossier(), "copie.sqlite");
  const env = { PATH: process.env["PATH"] ?? "", DATABASE: vivant.base };
  execFileSync(process.execPath, ["dist/server/sauvegarder.js", copie], { env });
  await demander(vivant.adresse, effacer(otee));
  const remise = spawnSync(process.execPath, ["dist/server/restaurer.js", copie], {
    env,
    encoding: "utf8",
  });
  const statuts = [];
  for (const une of [otee, gardee]) statuts.push((await demander(vivant.adresse, lire(une))).statut);
  await vivant.finir();
  const juste = statuts.join() === "404,200" && remise.status === 0;
  return {
    texte: `Sauvegarde remise, le serveur servant : l’effacée depuis ${statuts[0]}, l’autre ${statuts[1]} ; avant : les deux revenaient`,
    juste,
    ...(!juste && { detail: `  ${remise.stdout}${remise.stderr}` }),
  };
}

/** Files that cannot serve: said in one sentence at the start, and never made worse. */
export async function fichiersFautifs(contexte: Contexte): Promise<Ligne[]> {
  const lignes = [
    await lectureSeule(contexte),
    await plusRecente(contexte),
    await remiseApresEffacement(contexte),
  ];
  const choisis = Object.entries(ABIMES).slice(0, contexte.court ? 1 : undefined);
  for (const [nom, abimer] of choisis) lignes.push(...(await abimee(contexte, nom, abimer)));
  return lignes;
}
