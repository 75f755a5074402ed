import { createActor } from "xstate";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { conduireLeFoyer } from "../approuver/faits/foyers-parcours.ts";
import { compterDans, type Passages } from "../chemins/conducteur.ts";
import { themesDesFoyers } from "../foyers/themes.ts";
import { conduireALEssentiel } from "./conduire.ts";

/**
 * Adds the transitions that the approved households take in the essential form, the way back to the whole one, and
 * those of a household that reads its answers again before the results.
 */
export function passagesDeLEssentiel(passages: ReadonlyMap<string, number>): Passages {
  const avec = new Map(passages);
  const inspect = compterDans(avec);
  for (const foyer of themesDesFoyers.flatMap((theme) => theme.foyers))
    conduireALEssentiel(conduireLeFoyer(foyer).snapshot.context, { inspect });
  const input = { dateDeValeur: JOUR_FIXE, essentiel: true } as const;
  const [premier] = themesDesFoyers[0]?.foyers ?? [];
  if (premier)
    conduireALEssentiel(conduireLeFoyer(premier).snapshot.context, { inspect, relecture: "faite" });
  createActor(journeyMachine, { input, inspect }).start().send({ type: "FORM.WHOLE" });
  return avec;
}
