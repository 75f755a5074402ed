import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { enregistrer, texteDuCas } from "./cas.ts";
import { Connexion } from "./connexion.ts";
import { but, type Contexte, entier, type Ligne } from "./contexte.ts";
import { memoireDe } from "./memoire.ts";

const FICHIERS = "dist/client/assets";
const [PLACE_MO, SANTE_MS] = [60, 500];
/** Requests that each sends ahead. */
const D_AVANCE = 40;

/** The heaviest file that anyone may ask for. */
function plusLourd(): string {
  const taille = (nom: string) => statSync(join(FICHIERS, nom)).size;
  const [premier = ""] = readdirSync(FICHIERS)
    .filter((nom) => nom.endsWith(".js"))
    .sort((a, b) => taille(b) - taille(a));
  return `/assets/${premier}`;
}

function sourd(adresse: string, cible: string): Socket {
  const { hostname, port, host } = new URL(adresse);
  const prise = connect({ host: hostname, port: Number(port) }, () =>
    prise.write(`GET ${cible} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(D_AVANCE)),
  );
  return prise.pause().on("error", () => undefined);
}

/** The longest that `/api/health` took, asked every 50 ms for `dureeMs`. */
export async function pireSante(adresse: string, dureeMs: number): Promise<number> {
  let pire = 0;
  const connexion = new Connexion(adresse);
  for (const fin = performance.now() + dureeMs; performance.now() < fin;) {
    const debut = performance.now();
    const { statut } = await connexion.envoyer({ methode: "GET", cible: "/api/health" });
    if (statut !== 200) throw new Error(`/api/health répond ${statut}`);
    pire = Math.max(pire, performance.now() - debut);
    await pause(50);
  }
  connexion.fermer();
  return pire;
}

/** Many who ask and never read. */
async function quiNeLisentPas({ court, serveur }: Contexte): Promise<Ligne> {
  const { adresse, pid } = await serveur();
  const combien = court ? 200 : 500;
  const connexion = new Connexion(adresse);
  const cible = plusLourd();
  await connexion.envoyer({ methode: "GET", cible });
  connexion.fermer();
  const avant = memoireDe(pid);
  const prises = Array.from({ length: combien }, () => sourd(adresse, cible));
  let [pic, sante] = [avant, 0];
  // Measured between two waits: asking the system holds this process too.
  for (let fois = 0; fois < (court ? 3 : 10); fois++) {
    sante = Math.max(sante, await pireSante(adresse, 1_000));
    pic = Math.max(pic, memoireDe(pid));
  }
  for (const prise of prises) prise.destroy();
  const juste = pic - avant < PLACE_MO;
  return {
    texte: `${combien} connexions qui demandent ${D_AVANCE} fois ${cible} et ne lisent jamais : ${entier(pic - avant)} Mo de plus, /api/health en ${entier(sante)} ms au plus${but(`${PLACE_MO} Mo et ${SANTE_MS} ms`, juste && sante < SANTE_MS)} ; avant : 2 060 Mo pour 10 connexions`,
    juste,
  };
}

/** Many who hang up in the middle of what they send: nobody’s fault, and no line that says so. */
async function quiRaccrochent({ court, serveur }: Contexte): Promise<Ligne> {
  const { adresse, sortie } = await serveur();
  const combien = court ? 50 : 300;
  const { hostname, port, host } = new URL(adresse);
  const { corps = "" } = enregistrer(texteDuCas(0));
  const tete = `POST /api/simulation HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(corps)}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: combien }, async (_, rang) => {
      const prise = connect({ host: hostname, port: Number(port) });
      prise.on("error", () => undefined).write(tete + corps.slice(0, (corps.length * rang) / combien));
      await pause(20 + (rang % 20));
      prise.destroy();
      await new Promise((fini) => prise.once("close", fini));
    }),
  );
  const lues = (motif: RegExp) =>
    sortie()
      .split("\n")
      .filter((une) => motif.test(une));
  // A machine at work writes its log later.
  for (let tours = 0; tours < 40 && lues(/"statut":499/).length < combien; tours++) await pause(250);
  const [pannes, partis] = [lues(/"statut":5\d\d|"erreur"/), lues(/"statut":499/).length];
  return {
    texte: `${combien} appelants qui raccrochent au milieu d’un envoi : ${partis} dits partis (499), ${pannes.length} réponse 5xx au journal`,
    juste: pannes.length === 0 && partis > 0,
    ...(pannes.length > 0 && { detail: `  ${pannes.slice(0, 3).join("\n  ")}` }),
  };
}

export const sourds = async (contexte: Contexte): Promise<Ligne[]> => [
  await quiNeLisentPas(contexte),
  await quiRaccrochent(contexte),
];
