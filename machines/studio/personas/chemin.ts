import { answersOf, everyAnswer, place } from "../../answers/answer.ts";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { type EtapeDuParcours, reponsesQuiDecident } from "../graph/etapes.ts";
import { answerName, contextOf } from "../../journey/about.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { startingContext } from "../../journey/start.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { type Parcours, parcoursDe } from "../../journey/walk.ts";
import { questionOf } from "../../questions/index.ts";
import { autresReponses } from "./autres-reponses.ts";
import { journeesDe } from "./journees.ts";
import { achever } from "./remplir.ts";

/** A way to a step, followed. */
export interface CheminCourt {
  context: JourneyContext;
  parcours: Parcours;
  /** Steps answered before it, in order. */
  avant: readonly VisitedStep[];
  /** Those whose answer decides whether it is asked. */
  decisives: readonly VisitedStep[];
}

/** Journeys that ways start from: the plainest answers, alone or with a child, then the personas. */
const departsDe = (marque: Marque): JourneyContext[] => [
  ...[[], [0]].map((enfants) => achever(startingContext({ dateDeValeur: JOUR_FIXE, marque, enfants }))),
  ...journeesDe(marque).map(({ context }) => context),
];

/** A journey as far as a step; nothing when it is not asked there. */
function jusqua(context: JourneyContext, stateId: string): JourneyContext | undefined {
  const { active } = parcoursDe(context);
  const rang = active.findIndex((step) => step.stateId === stateId);
  if (rang < 0) return undefined;
  return {
    ...context,
    answers: answersOf(active.slice(0, rang).flatMap(({ given }) => given ?? [])),
    oubliees: [],
  };
}

/** The same household with one answer changed, what that opens answered plainly; one for each answer that may be. */
function* voisins(
  context: JourneyContext,
  stateId: string,
  deQui: (step: VisitedStep) => boolean,
): Generator<JourneyContext> {
  const parcours = parcoursDe(context);
  for (const step of parcours.active) {
    const { given } = step;
    if (!given || !deQui(step)) continue;
    for (const value of autresReponses(
      questionOf(step.step.entity, step.step.field),
      contextOf(parcours, step),
    )) {
      const answers = place(context.answers, { ...given, value });
      try {
        yield achever({ ...context, answers }, stateId);
      } catch {
        // A later answer is not right any more: this household is left.
      }
    }
  }
}

const reponsesDe = ({ answers }: JourneyContext) => everyAnswer(answers).length;
const plusCourts = (chemins: readonly JourneyContext[]) =>
  [...chemins].sort((a, b) => reponsesDe(a) - reponsesDe(b));

/** Answers changed together, at most, to be asked a step. */
const CHANGEES = 3;

/** Ways to a step by the households that are known, and by the plain ones with one answer changed; else with more. */
function cheminsConnus(marque: Marque, { stateId }: EtapeDuParcours, decident: ReadonlySet<string>) {
  const decide = (step: VisitedStep) => decident.has(answerName(step));
  const vus = new Set<string>();
  const neuf = (context: JourneyContext) => {
    const dites = parcoursDe(context).active.filter(decide);
    const cle = JSON.stringify(dites.map(({ path, given }) => [path, given?.value]));
    return !vus.has(cle) && vus.add(cle);
  };
  const changer = (parmi: readonly JourneyContext[]) =>
    parmi.flatMap((un) => [...voisins(un, stateId, decide)].filter(neuf));
  const vers = (parmi: readonly JourneyContext[]) => parmi.flatMap((un) => jusqua(un, stateId) ?? []);
  const departs = departsDe(marque);
  const simples = changer(departs.slice(0, 2));
  let connus = vers([...departs, ...simples]);
  let niveau = [...departs.slice(2), ...simples];
  for (let fois = 1; connus.length === 0 && fois < CHANGEES; fois += 1) {
    niveau = changer(niveau);
    connus = vers(niveau);
  }
  return connus;
}

/** Changes one answer at a time for as long as fewer questions come before the step. */
function raccourcir(chemin: JourneyContext, stateId: string): JourneyContext {
  const autres = [...voisins(chemin, stateId, () => true)].flatMap((un) => jusqua(un, stateId) ?? []);
  const [mieux] = plusCourts(autres);
  return mieux && reponsesDe(mieux) < reponsesDe(chemin) ? raccourcir(mieux, stateId) : chemin;
}

/** Households shortened for each step: the way found is rarely not that of the first. */
const ESSAYES = 3;

const trouves = new Map<string, JourneyContext | undefined>();

function trouver(etape: EtapeDuParcours, decident: ReadonlySet<string>): JourneyContext | undefined {
  for (const marque of ["neutre", "banque"] as const) {
    const connus = plusCourts(cheminsConnus(marque, etape, decident)).slice(0, ESSAYES);
    if (connus.length > 0) return plusCourts(connus.map((un) => raccourcir(un, etape.stateId)))[0];
  }
  return undefined;
}

/** A short way to a step, in the neutral brand if it is asked there; nothing if nobody is asked it. */
export function cheminVers(
  etape: EtapeDuParcours,
  toutes: readonly EtapeDuParcours[],
): CheminCourt | undefined {
  const decident = reponsesQuiDecident(etape, toutes);
  if (!trouves.has(etape.stateId)) trouves.set(etape.stateId, trouver(etape, decident));
  const context = trouves.get(etape.stateId);
  if (!context) return undefined;
  const parcours = parcoursDe(context);
  const avant = parcours.active.slice(0, reponsesDe(context));
  return { context, parcours, avant, decisives: avant.filter((step) => decident.has(answerName(step))) };
}
