import { RAPPEL_SOUS_JOURS } from "../../../machines/pages/rappel.ts";
import { refuseePourLInstant, repond } from "../courriel/facteur.ts";
import { remettre } from "./remettre.ts";
import type { Carnet } from "../../db/base.ts";
import type { AppDeps } from "../../deps.ts";
import { whatThrew } from "../../http/log.ts";
import { arretDe, jourApres } from "./carnet.ts";
import { JOURS_POUR_REPONDRE, lettreDuSuivi } from "./lettre.ts";
import { purgerLesRappels } from "./rappels.ts";
import { annulerLeDepart, marquerLeDepart, oublierLAdresse, purgerLesSuivis, suivisDus } from "./suivis.ts";

/** Mails of one round. */
const PAR_TOURNEE = 200;
/** Days during which a service that is down is tried again; then the address is erased. */
export const JOURS_D_ESSAI = 7;
const OCTETS_DU_JETON = 32;

type Pieces = Pick<AppDeps, "carnet" | "config" | "facteur" | "log" | "now" | "random">;

/** Erases what has been kept long enough, and what a stop left half done. */
async function oublier(db: Carnet, now: Date): Promise<void> {
  const [ecrites, appelees] = [
    await purgerLesSuivis(db, jourApres(now, 0), jourApres(now, -JOURS_D_ESSAI)),
    await purgerLesRappels(db, jourApres(now, -RAPPEL_SOUS_JOURS - 1)),
  ];
  if (ecrites + appelees > 0) await db.viderLeJournal();
}

/** Sends one, marked before it leaves; false when the service asks to come back later. */
async function envoyerUn(db: Carnet, id: string, { config, facteur, random, now }: Pieces): Promise<boolean> {
  const { courriel, marque } = config;
  if (!facteur || !courriel) return false;
  const jeton = Buffer.from(random(OCTETS_DU_JETON)).toString("base64url");
  const depart = await marquerLeDepart(db, id, jeton, jourApres(now(), JOURS_POUR_REPONDRE));
  if (!depart) return true;
  try {
    const arret = arretDe(db, depart.adresse, jeton);
    const lettre = lettreDuSuivi({ marque, origine: courriel.origine, jeton, arret });
    await remettre({ carnet: db, facteur }, depart.adresse, lettre);
  } catch (error) {
    if (refuseePourLInstant(error)) {
      await annulerLeDepart(db, depart);
      return false;
    }
    // It may have left: nobody is written to twice.
  }
  await oublierLAdresse(db, depart);
  return true;
}

/**
 * The rounds of the follow-up, one at a time on all servers: erases, then sends what is due. A mail is marked on the disk
 * before it leaves, so that a server that is killed never sends it twice; at worst it is not sent. Never rejects: the next
 * round tries again.
 */
export function tourneesDuSuivi(pieces: Pieces): () => Promise<void> {
  const { carnet, config, facteur, log, now } = pieces;
  const tournee = async (db: Carnet, tient: () => boolean) => {
    await oublier(db, now());
    if (!facteur || !config.courriel || config.suiviApresJours === undefined) return;
    const dus = await suivisDus(db, jourApres(now(), 0), PAR_TOURNEE);
    // A service that is down is not tried: what has not been tried may wait.
    if (dus.length === 0 || !(await repond(config.courriel.smtp))) return;
    let faits = 0;
    for (const id of dus) if (tient() && (await envoyerUn(db, id, pieces))) faits++;
    log("suivis", { faits, remis: dus.length - faits });
  };
  return async () => {
    try {
      await carnet?.unSeulServeur("suivi", (tient) => tournee(carnet, tient));
    } catch (error) {
      log("suivi impossible", whatThrew(error));
    }
  };
}
