import { deepEqual, match, ok } from "node:assert/strict";
import Database from "better-sqlite3";
import { setTimeout as pause } from "node:timers/promises";
import { readFileSync } from "node:fs";
import {
  contribuer,
  creee,
  demanderAPI,
  effacer,
  enregistrer,
  lire,
  sauver,
  statutDe,
  texteDuCas,
} from "./cas.ts";
import { demander } from "./connexion.ts";
import { bientotVrai, type Contexte } from "./contexte.ts";
import { pireSante } from "./sourds.ts";

/** Another program takes the lock of writing and keeps it. */
async function verrouTenu({ court, serveur }: Contexte): Promise<void> {
  const { adresse, base } = await serveur();
  const une = await sauver(adresse);
  const autre = new Database(base);
  autre.exec("BEGIN IMMEDIATE");
  const dureeMs = court ? 7_000 : 40_000;
  const sante = pireSante(adresse, dureeMs);
  const [refus, lecture] = await Promise.all([
    demander(adresse, enregistrer(texteDuCas(1))),
    statutDe(adresse, lire(une)),
  ]);
  const pret = await demander(adresse, demanderAPI("ready"));
  const pire = await sante;
  const attend = statutDe(adresse, enregistrer(texteDuCas(2)));
  await pause(500);
  autre.exec("ROLLBACK");
  autre.close();
  deepEqual([refus.statut, lecture, pret.statut, await attend], [503, 200, 503, 201]);
  ok(refus.entetes["retry-after"], "le refus ne dit pas quand revenir");
  match(pret.corps.toString(), /verrouillée/);
  ok(pire < dureeMs / 2, `/api/health en ${pire} ms`);
}

/** Another program reads what was there while it is erased: it is gone once that program is done. */
async function lecteurOuvert({ serveur }: Contexte): Promise<void> {
  const { adresse, base } = await serveur();
  const une = await sauver(adresse);
  const contribution = await demander(adresse, contribuer("300 € pour passer le permis de conduire."));
  const { id } = creee<{ id: string }>(contribution);
  const lecteur = new Database(base, { readonly: true });
  const scelle = (table: string, colonne: string) =>
    (lecteur.prepare(`SELECT ${colonne} FROM ${table}`).pluck().get() as Buffer).subarray(0, 64);
  const traces = [scelle("simulation", "record"), scelle("contributions", "contenu")];
  lecteur.exec("BEGIN");
  lecteur.prepare("SELECT count(*) FROM simulation").get();
  const retirer = { ...demanderAPI(`contributions/${id}`), methode: "DELETE" };
  const statuts: number[] = [];
  for (const demande of [effacer(une), retirer, lire(une)]) statuts.push(await statutDe(adresse, demande));
  deepEqual(statuts, [202, 202, 404]);
  const restent = () => {
    const fichiers = [readFileSync(base), readFileSync(`${base}-wal`)];
    return traces.filter((trace) => fichiers.some((un) => un.includes(trace))).length;
  };
  deepEqual(restent(), 2);
  lecteur.exec("ROLLBACK");
  lecteur.close();
  ok(await bientotVrai(() => restent() === 0), "ce qui fut effacé reste dans le fichier");
}

export async function baseTenue(contexte: Contexte): Promise<void> {
  await verrouTenu(contexte);
  await lecteurOuvert(contexte);
}
