import { deepEqual, equal, ok } from "node:assert/strict";
import { setTimeout as attendre } from "node:timers/promises";
import Database from "better-sqlite3";
import { hasard } from "../hasard.ts";
import { creee, demanderAPI, enregistrer, type Enregistree, lire, statutRecu, texteDuCas } from "./cas.ts";
import { Connexion, jsonDe } from "./connexion.ts";
import type { Contexte } from "./contexte.ts";
import type { Serveur } from "./serveur.ts";

const CONNEXIONS = 8;

/** How long the first save of a server may take before it is killed all the same. */
const PATIENCE_MS = 20_000;

const huit = (faire: (connexion: Connexion) => Promise<void>, { adresse }: Serveur) =>
  Promise.all(
    Array.from({ length: CONNEXIONS }, () => {
      const connexion = new Connexion(adresse);
      return faire(connexion).finally(() => connexion.fermer());
    }),
  );

/** What a client was told: the save was acknowledged, and perhaps another took its place. */
interface Promis extends Enregistree {
  rang: number;
}

/**
 * Saves until the server dies, `vivreMs` after it acknowledged the first of them: a slow machine has
 * something to lose too. Keeps what it acknowledged, less what an
 * acknowledged save replaced.
 */
async function enregistrerJusquALaMort(serveur: Serveur, vivreMs: number): Promise<Promis[]> {
  const promis = new Map<string, Promis>();
  /** Replaced by a save that was sent: it may be gone, whether or not the answer came. */
  const incertains = new Set<string>();
  let rang = 0;
  let commencer: () => void;
  const premier = new Promise<void>((fini) => (commencer = fini));
  const vies = huit(async (connexion) => {
    let precedente: Promis | undefined;
    for (;;) {
      const ici = rang++;
      const remplacee = ici % 3 === 0 ? precedente : undefined;
      if (remplacee) incertains.add(remplacee._id);
      const reponse = await connexion.envoyer(enregistrer(texteDuCas(ici), remplacee)).catch(() => undefined);
      if (!reponse) return;
      precedente = { ...creee<Enregistree>(reponse), rang: ici };
      promis.set(precedente._id, precedente);
      commencer();
    }
  }, serveur);
  await Promise.race([premier, vies, attendre(PATIENCE_MS, undefined, { ref: false })]);
  await attendre(vivreMs);
  await serveur.finir("SIGKILL");
  await vies;
  return [...promis.values()].filter(({ _id }) => !incertains.has(_id));
}

/** SQLite’s own verdict on the file that the dead server left, journal included. */
function verdictSur(base: string): unknown {
  const sqlite = new Database(base);
  try {
    return sqlite.pragma("integrity_check", { simple: true });
  } finally {
    sqlite.close();
  }
}

/** Acknowledged saves that do not read back as they were sent. */
async function perdus(serveur: Serveur, promis: readonly Promis[]): Promise<Promis[]> {
  const absents: Promis[] = [];
  const reste = [...promis];
  const resume = ({ dateDeValeur, answers }: { dateDeValeur: string; answers: { all: unknown[] } }) =>
    `${dateDeValeur} ${answers.all.length}`;
  await huit(async (connexion) => {
    for (let un = reste.pop(); un; un = reste.pop()) {
      const reponse = await connexion.envoyer(lire(un));
      const lu = reponse.statut === 200 ? resume(jsonDe(reponse)) : undefined;
      if (lu !== resume(JSON.parse(texteDuCas(un.rang)))) absents.push(un);
    }
  }, serveur);
  return absents;
}

/** Kills the server in the middle of saves, starts it again on the same file, and reads everything back. */
export async function arretsBrutaux({ graine, court, serveur }: Contexte): Promise<string> {
  const tirer = hasard(graine);
  const tours = court ? 5 : 100;
  let acquittes = 0;
  let vivant = await serveur();
  for (let tour = 0; tour < tours; tour++) {
    const promis = await enregistrerJusquALaMort(vivant, 60 + tirer() * 200);
    equal(verdictSur(vivant.base), "ok");
    vivant = await serveur({ base: vivant.base });
    deepEqual(await perdus(vivant, promis), []);
    acquittes += promis.length;
  }
  equal(await statutRecu(vivant.adresse, demanderAPI("ready")), 200);
  ok(acquittes > tours, `${acquittes} enregistrements`);
  return `${tours} fois, ${acquittes} enregistrements acquittés et relus`;
}
