import { deepEqual, match, ok } from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { enregistrer, lire, sauver, texteDuCas } from "./cas.ts";
import { demander } from "./connexion.ts";
import type { Contexte } from "./contexte.ts";
import { pireSante } from "./sourds.ts";

/** Another program takes the lock of writing and keeps it: health held 38 s with it, before. */
export async function baseTenue({ court, serveur }: Contexte): Promise<string> {
  const { adresse, base } = await serveur();
  const une = await sauver(adresse);
  const autre = new Database(base);
  autre.exec("BEGIN IMMEDIATE");
  const duree = court ? 7_000 : 40_000;
  const sante = pireSante(adresse, duree);
  const [refus, lecture] = await Promise.all([
    demander(adresse, enregistrer(texteDuCas(1))),
    demander(adresse, lire(une)),
  ]);
  const pret = await demander(adresse, { methode: "GET", cible: "/api/ready" });
  const pire = await sante;
  const attend = demander(adresse, enregistrer(texteDuCas(2)));
  await pause(500);
  autre.exec("ROLLBACK");
  autre.close();
  // One save is refused, reading goes on, the other waits its turn and is kept.
  deepEqual([refus.statut, lecture.statut, pret.statut, (await attend).statut], [503, 200, 503, 201]);
  ok(refus.entetes["retry-after"] !== undefined, "le refus ne dit pas quand revenir");
  match(pret.corps.toString(), /verrouillée/);
  ok(pire < duree / 2, `/api/health a attendu ${Math.round(pire)} ms`);
  return `/api/health en ${Math.round(pire)} ms au plus`;
}
