import { setTimeout as attendre } from "node:timers/promises";
import Database from "better-sqlite3";
import { hasard } from "../hasard.ts";
import { enregistreeDe, enregistrer, type Enregistree, lire, texteDuCas } from "./cas.ts";
import { Connexion, demander, jsonDe } from "./connexion.ts";
import { type Contexte, entier, type Ligne } from "./contexte.ts";
import type { Serveur } from "./serveur.ts";

const EN_COURT = 5;
const DE_NUIT = 100;
const CONNEXIONS = 8;

/** How long the first save of a server may take before it is killed all the same. */
const PATIENCE_MS = 20_000;

/** What a client was told: the save was acknowledged, and perhaps another took its place. */
interface Promis extends Enregistree {
  rang: number;
}

/**
 * Saves until the server dies, `vivreMs` after it acknowledged the first of them: a slow machine has
 * something to lose too. Keeps what it acknowledged, less what an
 * acknowledged save replaced.
 */
async function enregistrerJusquALaMort(serveur: Serveur, depuis: number, vivreMs: number) {
  const promis = new Map<string, Promis>();
  /** Replaced by a save that was sent: it may be gone, whether or not the answer came. */
  const incertains = new Set<string>();
  let rang = depuis;
  let commencer: () => void;
  const premier = new Promise<void>((fini) => (commencer = fini));
  const une = async () => {
    const connexion = new Connexion(serveur.adresse);
    let precedente: Promis | undefined;
    for (;;) {
      const ici = rang++;
      const remplacee = ici % 3 === 0 ? precedente : undefined;
      if (remplacee) incertains.add(remplacee._id);
      const reponse = await connexion.envoyer(enregistrer(texteDuCas(ici), remplacee)).catch(() => undefined);
      if (!reponse) break;
      precedente = { ...enregistreeDe(reponse), rang: ici };
      promis.set(precedente._id, precedente);
      commencer();
    }
    connexion.fermer();
  };
  const vies = Promise.all(Array.from({ length: CONNEXIONS }, une));
  await Promise.race([premier, vies, attendre(PATIENCE_MS, undefined, { ref: false })]);
  await attendre(vivreMs);
  await serveur.finir("SIGKILL");
  await vies;
  for (const id of incertains) promis.delete(id);
  return { promis: [...promis.values()], envoyes: rang - depuis };
}

/** SQLite’s own verdict on the file that the dead server left, journal included. */
function integre(base: string): boolean {
  const sqlite = new Database(base);
  try {
    return sqlite.pragma("integrity_check", { simple: true }) === "ok";
  } finally {
    sqlite.close();
  }
}

/** Acknowledged saves that do not read back as they were sent. */
async function perdus(adresse: string, promis: readonly Promis[]): Promise<Promis[]> {
  const absents: Promis[] = [];
  let suivant = 0;
  const relire = async () => {
    const connexion = new Connexion(adresse);
    for (let un = promis[suivant++]; un; un = promis[suivant++]) {
      const reponse = await connexion.envoyer(lire(un));
      const attendu = JSON.parse(texteDuCas(un.rang)) as {
        dateDeValeur: string;
        answers: { all: unknown[] };
      };
      const lu = reponse.statut === 200 ? jsonDe<typeof attendu>(reponse) : undefined;
      const entier =
        lu?.dateDeValeur === attendu.dateDeValeur && lu.answers.all.length === attendu.answers.all.length;
      if (!entier) absents.push(un);
    }
    connexion.fermer();
  };
  await Promise.all(Array.from({ length: CONNEXIONS }, relire));
  return absents;
}

/** Kills the server in the middle of saves, starts it again on the same file, and reads everything back. */
export async function arretsBrutaux({ graine, court, serveur }: Contexte): Promise<Ligne[]> {
  const tirer = hasard(graine);
  const tours = court ? EN_COURT : DE_NUIT;
  let [acquittes, envoyes, absents, abimes] = [0, 0, 0, 0];
  let vivant = await serveur();
  for (let tour = 0; tour < tours; tour++) {
    const { promis, envoyes: dUnTour } = await enregistrerJusquALaMort(vivant, envoyes, 60 + tirer() * 200);
    if (!integre(vivant.base)) abimes++;
    vivant = await serveur({ base: vivant.base });
    absents += (await perdus(vivant.adresse, promis)).length;
    acquittes += promis.length;
    envoyes += dUnTour;
  }
  const { statut } = await demander(vivant.adresse, { methode: "GET", cible: "/api/ready" });
  return [
    {
      texte: `Arrêts brutaux (SIGKILL) : ${tours}, ${entier(acquittes)} enregistrements acquittés et relus, ${absents} perdu, ${abimes} base abîmée`,
      juste: acquittes > tours && absents === 0 && abimes === 0 && statut === 200,
    },
  ];
}
