import { expect, test } from "vitest";
import { type Actor, createActor } from "xstate";
import { defaultParameters, type Marque } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { conduireLeFoyer } from "../../test/approuver/faits/foyers-resultats.ts";
import { sameJson } from "../answers/same-json.ts";
import { themesDesFoyers } from "../studio/foyers/themes.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { refusalOf } from "../journey/refusal.ts";
import type { VisitedStep } from "../journey/visited.ts";
import { parcoursDe } from "../journey/walk.ts";
import { guichetMachine } from "./guichet.ts";
import { foyerCourant, type FoyerOuvert } from "./state.ts";

/** No household is asked as much, in whatever order. */
const REPONSES_AU_PLUS = 600;

/** A sitting on the fixed day, with one empty household. */
const ouvrirUnGuichet = (marque: Marque = "neutre"): Actor<typeof guichetMachine> =>
  createActor(guichetMachine, {
    input: { today: JOUR_FIXE, marque, parameters: defaultParameters },
  }).start();

const foyerMontre = (guichet: Actor<typeof guichetMachine>): FoyerOuvert =>
  foyerCourant(guichet.getSnapshot().context);

/** Adds the children of a journey, and takes away those whom it took away: the others bear the same numbers. */
function saisirLesEnfants(guichet: Actor<typeof guichetMachine>, { enfants }: JourneyContext): void {
  const numeros = enfants ?? [];
  const dernier = numeros.at(-1) ?? -1;
  for (let index = 0; index <= dernier; index += 1) guichet.send({ type: "CHILD.ADD" });
  for (let index = 0; index < dernier; index += 1) {
    if (!numeros.includes(index)) guichet.send({ type: "CHILD.REMOVE", index });
  }
}

/** Questions of the page whose answer is not the one wanted yet, in order. */
function aSaisir(guichet: Actor<typeof guichetMachine>, voulu: JourneyContext): VisitedStep[] {
  const { byPath } = parcoursDe(voulu);
  return parcoursDe(foyerMontre(guichet).journey).active.filter(({ path, answered, given }) => {
    const voulue = byPath.get(path);
    return voulue?.answered === true && !(answered && sameJson(given?.value, voulue.given?.value));
  });
}

/**
 * Enters on the page the answers of a finished journey: each time the first question that waits for one, or
 * the last that takes its own already. Gives the household that comes of it. Throws when a question refuses its
 * answer, or when one is left.
 */
export function saisir(voulu: JourneyContext, ordre: "du début" | "de la fin"): Situation {
  const guichet = ouvrirUnGuichet(voulu.marque);
  const { byPath } = parcoursDe(voulu);
  const valeurDe = (path: string) => byPath.get(path)?.given?.value;
  saisirLesEnfants(guichet, voulu);
  for (let fois = 0; fois < REPONSES_AU_PLUS; fois += 1) {
    const parcours = parcoursDe(foyerMontre(guichet).journey);
    const reste = aSaisir(guichet, voulu);
    const prochaine =
      ordre === "du début"
        ? reste[0]
        : [...reste].reverse().find((step) => refusalOf(parcours, step, valeurDe(step.path)) === undefined);
    if (!prochaine) break;
    const { path } = prochaine;
    guichet.send({ type: "ANSWER.AT", path, value: valeurDe(path) });
    const refus = foyerMontre(guichet).refus[path];
    if (refus) throw new Error(`${path} : ${refus}`);
  }
  const { active, situation } = parcoursDe(foyerMontre(guichet).journey);
  guichet.stop();
  const reste = active.filter(({ answered }) => !answered).map(({ path }) => path);
  if (reste.length > 0) throw new Error(`sans réponse : ${reste.join(", ")}`);
  return situation;
}

const foyers = themesDesFoyers.flatMap((theme) => theme.foyers);

test("chaque foyer raconté, saisi au guichet du début ou de la fin, est celui du parcours", () => {
  expect(foyers.length).toBeGreaterThan(260);
  for (const foyer of foyers) {
    const { situation, snapshot } = conduireLeFoyer(foyer);
    expect(saisir(snapshot.context, "du début"), foyer.titre).toEqual(situation);
    expect(saisir(snapshot.context, "de la fin"), foyer.titre).toEqual(situation);
  }
});
