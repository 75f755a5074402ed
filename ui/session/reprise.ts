import { pathOf } from "../../machines/journey/path.ts";
import { frontier } from "../../machines/journey/position.ts";
import { isBlank } from "../../machines/journey/vide.ts";
import { answerName } from "../../machines/journey/about.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import { journeyActorOf } from "./journey-actor.ts";
import type { Lancee, Reprise } from "./source.ts";

function repriseDe(actor: SessionActor): Reprise {
  const snapshot = journeyActorOf(actor).getSnapshot();
  const parcours = parcoursDe(snapshot.context);
  const {
    demandeur,
    menage: { depcom, _codePostal, _nomCommune },
  } = parcours.situation;
  return {
    vierge: isBlank(snapshot.context),
    commencee: demandeur.date_naissance !== undefined,
    path: pathOf(snapshot),
    frontiere: frontier(parcours),
    commune: { depcom, _codePostal, _nomCommune },
  };
}

/** A session that runs, with what pages that ask nothing show of it. */
export const lancee = (actor: SessionActor): Lancee => ({
  actor,
  reprise: () => repriseDe(actor),
  foyer: () => parcoursDe(journeyActorOf(actor).getSnapshot().context).situation,
  questionDe: (reads) =>
    parcoursDe(journeyActorOf(actor).getSnapshot().context).active.find((step) =>
      reads.includes(answerName(step)),
    )?.path,
});
