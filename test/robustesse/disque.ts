import { execFileSync, spawnSync } from "node:child_process";
import { effacer, enregistreeDe, enregistrer, type Enregistree, lire, texteDuCas } from "./cas.ts";
import { Connexion, type ReponseHttp } from "./connexion.ts";
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
  lignes.push(ligne("Base à sa taille maximale", fautes));
  return lignes;
}
