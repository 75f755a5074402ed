import { periodsOf } from "../../catalogue/situation/periods.ts";
import { applyAnswer, emptySituation } from "../../machines/answers/fold.ts";
import type { Answer } from "../../machines/answers/answer.ts";
import { answerName } from "../../machines/journey/about.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import type { Sans } from "./lire.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

function plier(
  { dateDeValeur, enfants }: Pick<JourneyContext, "dateDeValeur" | "enfants">,
  answers: readonly Answer[],
) {
  const situation = emptySituation(dateDeValeur, enfants);
  const periods = periodsOf(dateDeValeur);
  for (const answer of answers) applyAnswer(situation, answer, periods);
  return situation;
}

/** A household as its answers say it, whole then without each of them. */
export function avecEtSans(context: JourneyContext): { situation: Situation; sans: Sans[] } {
  const donnees = parcoursOf(context).active.flatMap((visite) =>
    visite.given ? [{ reponse: answerName(visite), answer: visite.given }] : [],
  );
  const toutes = donnees.map(({ answer }) => answer);
  const sans = donnees.map(({ reponse, answer }) => ({
    reponse,
    situation:
      reponse === "enfants"
        ? plier({ ...context, enfants: null }, toutes)
        : plier(
            context,
            toutes.filter((un) => un !== answer),
          ),
  }));
  return { situation: plier(context, toutes), sans };
}
