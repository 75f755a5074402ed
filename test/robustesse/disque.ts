import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { effacer, enregistreeDe, enregistrer, type Enregistree, lire, texteDuCas } from "./cas.ts";
import { Connexion, demander, type ReponseHttp } from "./connexion.ts";
import type { Contexte, Ligne } from "./contexte.ts";
import type { Serveur } from "./serveur.ts";

/** Enough for the tables and a few dozen simulations. */
const PLACE_KO = 600;
const ESSAIS = 400;

interface Remplie {
  gardees: Enregistree[];
  refus: ReponseHttp | undefined;
}

/** Saves until the server says that there is no room. */
async function remplir(connexion: Connexion): Promise<Remplie> {
  const gardees: Enregistree[] = [];
  for (let rang = 0; rang < ESSAIS; rang++) {
    const reponse = await connexion.envoyer(enregistrer(texteDuCas(rang)));
    if (reponse.statut !== 201) return { gardees, refus: reponse };
    gardees.push(enregistreeDe(reponse));
  }
  return { gardees, refus: undefined };
}

const statutDe = async (connexion: Connexion, une: Enregistree) =>
  (await connexion.envoyer(lire(une))).statut;

/** Fills, reads while it is full, makes room, saves again, then reads everything back after another start. */
async function eprouver(
  { serveur }: Contexte,
  plein: Serveur,
  faireDeLaPlace: (connexion: Connexion, remplie: Remplie) => Promise<Enregistree | undefined>,
): Promise<string[]> {
  const connexion = new Connexion(plein.adresse);
  const remplie = await remplir(connexion);
  const { gardees, refus } = remplie;
  const fautes: string[] = [];
  const exiger = (vrai: boolean, faute: string) => void (vrai || fautes.push(faute));
  exiger(refus?.statut === 503 && refus.entetes["retry-after"] !== undefined, `refus ${refus?.statut}`);
  exiger((await statutDe(connexion, gardees[0]!)) === 200, "lecture impossible quand c’est plein");
  const otee = await faireDeLaPlace(connexion, remplie);
  const encore = await connexion.envoyer(enregistrer(texteDuCas(1)));
  exiger(encore.statut === 201, `enregistrement après avoir fait de la place : ${encore.statut}`);
  connexion.fermer();
  await plein.finir("SIGTERM");
  const relu = await serveur({ base: plein.base });
  const relecture = new Connexion(relu.adresse);
  for (const une of gardees)
    exiger(
      (await statutDe(relecture, une)) === (une === otee ? 404 : 200),
      "un enregistrement acquitté manque",
    );
  relecture.fermer();
  await relu.finir();
  return [...new Set(fautes)];
}

const ligne = (texte: string, fautes: readonly string[]): Ligne => ({
  texte: `${texte} : ${fautes.length === 0 ? "503 et Retry-After, lectures servies, enregistre de nouveau, rien d’à moitié écrit" : fautes.join(", ")}`,
  juste: fautes.length === 0,
});

const peutAgrandir = () => spawnSync("prlimit", ["--version"]).status === 0;

const VIEILLES = 150;
const DISQUE_MO = 24;

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
  try {
    for (const taille of [65_536, 1_024, 1]) {
      try {
        for (;;) writeSync(fichier, Buffer.alloc(taille, 1));
      } catch (erreur) {
        if ((erreur as NodeJS.ErrnoException).code !== "ENOSPC") throw erreur;
      }
    }
  } finally {
    closeSync(fichier);
  }
}

/** A disk that is full while the server runs, then while it starts: what must go goes all the same. */
async function purgeSurDisquePlein({ serveur, dossier }: Contexte): Promise<Ligne> {
  const disque = dossier();
  const monte = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISQUE_MO}m`, "tmpfs", disque]);
  if (monte.status !== 0)
    return { texte: "Purge sur un disque plein : pas essayé, aucun droit de monter un disque" };
  try {
    const base = join(disque, "base", "base.sqlite");
    const premier = await serveur({ base });
    const une = enregistreeDe(await demander(premier.adresse, enregistrer(texteDuCas(0))));
    saturer(disque);
    const pret = await demander(premier.adresse, { methode: "GET", cible: "/api/ready" });
    const dit = pret.corps.toString().includes("plein");
    const efface = (await demander(premier.adresse, effacer(une))).statut;
    await premier.finir();
    rmSync(join(disque, "autre-chose"));
    // A start takes the ballast again.
    const entre = await serveur({ base });
    for (let fois = 0; fois < 100 && !existsSync(`${base}.lest`); fois++) await pause(50);
    await entre.finir();
    vieillir(base);
    saturer(disque);
    const second = await serveur({ base });
    const purgee = () => /"message":"purge","effacees":(\d+)/.exec(second.sortie())?.[1];
    for (let fois = 0; fois < 100 && purgee() === undefined; fois++) await pause(50);
    const garde = (await demander(second.adresse, enregistrer(texteDuCas(1)))).statut;
    await second.finir();
    const juste =
      pret.statut === 503 && dit && efface === 204 && purgee() === String(VIEILLES) && garde === 201;
    return {
      texte: `Disque plein pour de bon : /api/ready ${pret.statut}${dit ? " et dit « plein »" : ""}, effacer ${efface}, la purge efface ${purgee() ?? 0} simulations sur ${VIEILLES} expirées, puis enregistrer ${garde}`,
      juste,
      ...(!juste && { detail: second.sortie() }),
    };
  } finally {
    spawnSync("umount", ["-l", disque]);
  }
}

/** A file system without room left (a limit on the size of files stands for it), then the limit of the setting. */
export async function disquePlein(contexte: Contexte): Promise<Ligne[]> {
  const lignes: Ligne[] = [];
  if (peutAgrandir()) {
    const limite = await contexte.serveur({ fichiersKo: PLACE_KO });
    const fautes = await eprouver(contexte, limite, async () => {
      execFileSync("prlimit", [`--fsize=unlimited`, "--pid", String(limite.pid)]);
      return undefined;
    });
    lignes.push(ligne("Disque plein", fautes));
  } else lignes.push({ texte: "Disque plein : pas essayé, prlimit n’est pas là" });
  const reglee = await contexte.serveur({ env: { DATABASE_MAX_MB: "1" } });
  const fautes = await eprouver(contexte, reglee, async (connexion, { gardees }) => {
    const [premiere] = gardees;
    await connexion.envoyer(effacer(premiere!));
    return premiere;
  });
  lignes.push(ligne("Base à sa taille maximale", fautes), await purgeSurDisquePlein(contexte));
  return lignes;
}
