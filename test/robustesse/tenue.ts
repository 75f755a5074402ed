import Database from "better-sqlite3";
import { setTimeout as pause } from "node:timers/promises";
import { readFileSync, statSync } from "node:fs";
import { effacer, enregistreeDe, enregistrer, lire, texteDuCas } from "./cas.ts";
import { contribuer, numeroDe } from "./contributions.ts";
import { demander } from "./connexion.ts";
import { but, type Contexte, dixieme, entier, type Ligne } from "./contexte.ts";
import { pireSante } from "./sourds.ts";

const SANTE_MS = 250;

/** Another program takes the lock of writing and keeps it. */
async function verrouTenu({ court, serveur }: Contexte): Promise<Ligne> {
  const { adresse, base } = await serveur();
  const une = enregistreeDe(await demander(adresse, enregistrer(texteDuCas(0))));
  const autre = new Database(base);
  autre.exec("BEGIN IMMEDIATE");
  const duree = court ? 7_000 : 40_000;
  const sante = pireSante(adresse, duree);
  const debut = performance.now();
  const [refus, lecture] = await Promise.all([
    demander(adresse, enregistrer(texteDuCas(1))),
    demander(adresse, lire(une)),
  ]);
  const refuseEn = performance.now() - debut;
  const pret = await demander(adresse, { methode: "GET", cible: "/api/ready" });
  const pire = await sante;
  const attend = demander(adresse, enregistrer(texteDuCas(2)));
  await pause(500);
  autre.exec("ROLLBACK");
  autre.close();
  const { statut: enfin } = await attend;
  const juste =
    pire < duree / 2 &&
    [refus.statut, lecture.statut, pret.statut, enfin].join() === "503,200,503,201" &&
    refus.entetes["retry-after"] !== undefined &&
    pret.corps.toString().includes("verrouillée");
  return {
    texte: `Verrou d’écriture tenu ${entier(duree / 1000)} s par un autre programme : /api/health en ${entier(pire)} ms au plus${but(`${SANTE_MS} ms`, pire < SANTE_MS)}, enregistrement refusé (503) en ${dixieme(refuseEn / 1000)} s, lectures servies, /api/ready dit pourquoi, celui qui attendait encore est gardé ; avant : 38 s`,
    juste,
    ...(!juste && { detail: `  ${[refus, lecture, pret].map((r) => r.statut).join()}, puis ${enfin}` }),
  };
}

/** Another program reads what was there while it is erased. */
async function lecteurOuvert({ serveur }: Contexte): Promise<Ligne> {
  const { adresse, base } = await serveur();
  const une = enregistreeDe(await demander(adresse, enregistrer(texteDuCas(0))));
  const numero = numeroDe(await demander(adresse, contribuer("300 € pour passer le permis de conduire.")));
  const lecteur = new Database(base, { readonly: true });
  const scelle = (table: string, colonne: string) =>
    (lecteur.prepare(`SELECT ${colonne} FROM ${table}`).pluck().get() as Buffer).subarray(0, 64);
  const traces = [scelle("simulation", "record"), scelle("contributions", "contenu")];
  lecteur.exec("BEGIN");
  lecteur.prepare("SELECT count(*) FROM simulation").get();
  const retirer = { methode: "DELETE", cible: `/api/contributions/${numero}` };
  const statuts = [
    (await demander(adresse, effacer(une))).statut,
    (await demander(adresse, retirer)).statut,
    (await demander(adresse, lire(une))).statut,
  ].join();
  const restent = () =>
    traces.filter(
      (trace) => readFileSync(base).includes(trace) || readFileSync(`${base}-wal`).includes(trace),
    ).length;
  const avant = restent();
  lecteur.exec("ROLLBACK");
  lecteur.close();
  const debut = performance.now();
  while (restent() > 0 && performance.now() - debut < 10_000) await pause(50);
  const juste = statuts === "202,202,404" && avant === 2 && restent() === 0;
  return {
    texte: `Effacer pendant qu’un autre programme lit : « en cours » (${statuts}), ${avant} traces tenues par lui, ${restent()} ${dixieme((performance.now() - debut) / 1000)} s après lui (journal : ${statSync(`${base}-wal`).size} octet) ; avant : 204, et le texte restait`,
    juste,
  };
}

export const baseTenue = async (contexte: Contexte): Promise<Ligne[]> => [
  await verrouTenu(contexte),
  await lecteurOuvert(contexte),
];
