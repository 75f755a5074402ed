import type { AppDeps } from "../../deps.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { whatThrew } from "../../http/log.ts";
import { oublierLesAnciensComptes } from "./anciennes.ts";
import { compteurDe, purgerLesStatistiques } from "./compter.ts";
import { lundiDe, semaineOuverte } from "./semaine.ts";

/** Weeks during which counts are kept: a year, and the same month of the year before. */
const SEMAINES = 57;

/** Erases the counts that have been kept long enough. */
export async function purgerLesComptes({ db, comptes, now }: AppDeps): Promise<void> {
  await oublierLesAnciensComptes(db);
  if (comptes) await purgerLesStatistiques(comptes, lundiDe(jourEnFrance(now()), -SEMAINES));
}

/** Pours what was counted into the base. Never rejects: it waits for the next round. */
export async function verserLesComptes({ comptes, now, log }: AppDeps): Promise<void> {
  try {
    if (comptes) await compteurDe(comptes).verser(semaineOuverte(now()));
  } catch (error) {
    log("statistiques non versées", whatThrew(error));
  }
}
