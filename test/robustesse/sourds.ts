import { deepEqual, equal, ok } from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demanderAPI, statutRecu, texteDuCas } from "./cas.ts";
import { Connexion } from "./connexion.ts";
import { bientotVrai, type Contexte, memoireDe } from "./contexte.ts";

const FICHIERS = "dist/client/assets";
const PLACE_MO = 60;
/** Requests that each sends ahead. */
const D_AVANCE = 40;

/** The longest that `/api/health` took, asked every 50 ms for `dureeMs`. */
export async function pireSante(adresse: string, dureeMs: number): Promise<number> {
  let pire = 0;
  const connexion = new Connexion(adresse);
  for (const fin = performance.now() + dureeMs; performance.now() < fin;) {
    const debut = performance.now();
    equal((await connexion.envoyer(demanderAPI("health"))).statut, 200);
    pire = Math.max(pire, performance.now() - debut);
    await pause(50);
  }
  connexion.fermer();
  return pire;
}

const ouvrir = (adresse: string, texte: string) => {
  const { hostname: host, port } = new URL(adresse);
  const prise = connect({ host, port: Number(port) }).on("error", () => undefined);
  prise.write(texte);
  return prise;
};

/** Many who ask for the heaviest file there is and never read. */
async function quiNeLisentPas({ court, serveur }: Contexte): Promise<string> {
  const { adresse, pid } = await serveur();
  const taille = (nom: string) => statSync(join(FICHIERS, nom)).size;
  const noms = readdirSync(FICHIERS).filter((nom) => nom.endsWith(".js"));
  const cible = `/assets/${noms.reduce((un, autre) => (taille(un) < taille(autre) ? autre : un))}`;
  equal(await statutRecu(adresse, { methode: "GET", cible }), 200);
  const avant = memoireDe(pid);
  const demande = `GET ${cible} HTTP/1.1\r\nHost: ${new URL(adresse).host}\r\n\r\n`;
  const prises = Array.from({ length: court ? 200 : 500 }, () =>
    ouvrir(adresse, demande.repeat(D_AVANCE)).pause(),
  );
  let [pic, sante] = [avant, 0];
  // Measured between two waits: asking the system holds this process too.
  for (let fois = 0; fois < (court ? 3 : 10); fois++) {
    sante = Math.max(sante, await pireSante(adresse, 1_000));
    pic = Math.max(pic, memoireDe(pid));
  }
  for (const prise of prises) prise.destroy();
  ok(pic - avant < PLACE_MO, `${Math.round(pic - avant)} Mo de plus`);
  return `${Math.round(pic - avant)} Mo de plus, /api/health en ${Math.round(sante)} ms`;
}

/** Many who hang up in the middle of what they send: nobody’s fault, and no line that says so. */
async function quiRaccrochent({ court, serveur }: Contexte): Promise<void> {
  const { adresse, sortie } = await serveur();
  const combien = court ? 50 : 300;
  const corps = texteDuCas(0);
  const tete = `POST /api/simulation HTTP/1.1\r\nHost: ${new URL(adresse).host}\r\nContent-Type: application/json\r\n`;
  const longueur = `Content-Length: ${Buffer.byteLength(corps)}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: combien }, async (_, rang) => {
      const prise = ouvrir(adresse, tete + longueur + corps.slice(0, (corps.length * rang) / combien));
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
  await bientotVrai(() => lues(/"statut":499/).length >= combien);
  deepEqual(lues(/"statut":5\d\d|"erreur"/), []);
  ok(lues(/"statut":499/).length > 0, "personne n’est dit parti");
}

export async function sourds(contexte: Contexte): Promise<string> {
  await quiRaccrochent(contexte);
  return quiNeLisentPas(contexte);
}
