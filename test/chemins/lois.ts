import { isDeepStrictEqual } from "node:util";
import {
  type Answer,
  answerAt,
  answersOf,
  everyAnswer,
  keyOf,
  place,
} from "../../machines/answers/answer.ts";
import {
  canVisit,
  currentAnswers,
  frontier,
  missingChildAnswers,
  progress,
} from "../../machines/journey/position.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS, screens } from "../../machines/journey/screens.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { exiger, exigerEgal } from "../invariants/loi.ts";
import { activePaths, choicesAt, type Journey } from "../journeys.ts";

/** Answers that count: asked, and right. */
export const tenuesDe = ({ parcours }: Pick<Journey, "parcours">): Map<string, Answer> =>
  new Map(
    parcours.active.flatMap(({ address, answered, given }) =>
      answered && given ? [[keyOf(address), given] as const] : [],
    ),
  );

/** What must hold wherever a journey stands. */
export function partout(to: Journey): void {
  const { parcours, path, context } = to;
  const part = progress(parcours, path);
  exiger(part >= 0 && part <= 1, "l’avancement reste entre 0 et 1", `${path} : ${part}`);
  for (const de of [({ address }: VisitedStep) => keyOf(address), (step: VisitedStep) => step.path]) {
    const dites = parcours.steps.map(de);
    exigerEgal([...new Set(dites)], dites, "aucune question ne revient deux fois pour une même personne");
  }
  exiger(screens.includes(path) || canVisit(parcours, path), "on se tient où l’on peut se tenir", path);
  const ici = parcours.active.find((step) => step.path === path);
  const freres = new Set(
    parcours.active
      .filter((step) => ici?.child && step.child && step.personne !== ici.personne)
      .map(({ address }) => keyOf(address)),
  );
  const sansFreres = (cles: readonly string[]) => cles.filter((cle) => !freres.has(cle));
  const courantes = sansFreres(currentAnswers(parcours, path).map(keyOf));
  const actives = sansFreres(parcours.active.map(({ address }) => keyOf(address)));
  exigerEgal(
    courantes,
    actives.slice(0, courantes.length),
    `les réponses courantes sont le début du parcours (${path})`,
  );
  const seules = parcoursDe({ ...context, answers: answersOf([...tenuesDe(to).values()]), oubliees: [] });
  exigerEgal(
    seules.situation,
    parcours.situation,
    `le foyer ne vient que des questions posées et répondues (${path})`,
  );
}

/** Replayed from its record, a journey is the same; what is only set aside is not said lost. */
export function rejouee({ context, path, parcours }: Journey): void {
  const { situation, dropped, ...la } = replay(recordOf(context, path), { marque: context.marque });
  exigerEgal(situation, parcours.situation, `rejouer l’enregistrement rend le même foyer (${path})`);
  const perdues = dropped.filter(({ answer }) => context.oubliees.includes(keyOf(answer)));
  exigerEgal(perdues, [], `rejouer ne signale pas une réponse seulement mise de côté (${path})`);
  // A screen, or a place among children left incomplete, has no place in a record.
  const ailleurs = screens.includes(path) || missingChildAnswers(parcours).length > 0;
  const attendue = ailleurs && la.path !== path ? frontier(parcours) : path;
  exigerEgal(la.path, attendue, "rejouer l’enregistrement rend la même page");
}

/** Every address of a step opened: the journey goes there when it may, and does not move otherwise. */
export function toutesLesAdresses(to: Journey): void {
  for (const { path } of to.parcours.steps) {
    const attendue = canVisit(to.parcours, path) ? path : to.path;
    to.send({ type: "GO", path });
    exigerEgal(to.path, attendue, `une adresse mène à sa question, ou ne bouge pas (${path})`);
  }
}

/** Answers in another order, then folded: the same household, asked the same. */
export function autreOrdre(
  { context, parcours }: Journey,
  melange: (liste: readonly Answer[]) => Answer[],
): void {
  const autre = parcoursDe({ ...context, answers: answersOf(melange(everyAnswer(context.answers))) });
  exigerEgal(autre.situation, parcours.situation, "le foyer ne dépend pas de l’ordre des réponses");
  exigerEgal(
    activePaths(autre),
    activePaths(parcours),
    "les questions ne dépendent pas de l’ordre des réponses",
  );
}

/**
 * Wherever a journey stands, somebody who answers what is asked as before, or plainly, gets results. A child completed
 * leads to the list, a correction to the summary.
 */
export function allerAuBout(to: Journey): void {
  for (let pas = 0; to.path !== RESULTATS; pas += 1) {
    exiger(pas < 400, "de partout, on peut aller aux résultats", to.path);
    const avant = to.path;
    const deja = to.parcours.byPath.get(avant)?.given;
    for (const value of [...(deja ? [deja.value] : []), ...choicesAt(to)])
      if (to.path === avant) to.answer(value);
    if (to.path === avant) to.send({ type: "GO", path: frontier(to.parcours) });
  }
}

/** Goes to the summary, and from there to the question. */
function modifier(to: Journey, path: string): void {
  to.send({ type: "GO", path: RECAPITULATIF }).send({ type: "EDIT", path });
  exigerEgal(to.path, path, "modifier mène à la question");
}

const REDIT_LES_REVENUS = new Set(["activite", "alternant", "stagiaire"]);

/**
 * Corrects one answer from the summary. Every other answer still asked and still right is kept, every
 * other one is set aside, and the answers about the other children are as they were.
 */
export function corriger(to: Journey, step: VisitedStep, n: number): void {
  const cle = keyOf(step.address);
  const avant = tenuesDe(to);
  modifier(to, step.path);
  const offertes = choicesAt(to);
  const autres = offertes.filter((une) => !isDeepStrictEqual(une, step.given?.value));
  const parmi = autres.length > 0 ? autres : offertes;
  const value = parmi[n % parmi.length];
  const { context } = to;
  // Another activity: incomes are said again.
  const redits =
    REDIT_LES_REVENUS.has(step.step.field) && autres.length > 0
      ? [cle.replace(step.step.field, "ressources")]
      : [];
  const sans = parcoursDe({
    ...context,
    answers: place(context.answers, answerAt(step.address, value)),
    oubliees: [...context.oubliees, ...redits],
  });
  const attendues = [...tenuesDe({ parcours: sans }).keys()].filter((une) => avant.has(une));
  to.answer(value);
  const apres = tenuesDe(to);
  exigerEgal(
    [...apres.keys()],
    attendues,
    `modifier garde ce qui compte encore et rien d’autre (${step.path})`,
  );
  for (const [autre, reponse] of apres)
    if (autre !== cle)
      exigerEgal(reponse, avant.get(autre), `modifier ne change pas les autres réponses (${step.path})`);
  const enFile = new Set(sans.steps.filter(({ active }) => !active).map(({ address }) => keyOf(address)));
  const oubliees = new Set(to.context.oubliees);
  for (const une of avant.keys())
    exiger(
      apres.has(une) || oubliees.has(une) || !enFile.has(une),
      "ce qui n’est plus demandé est mis de côté",
      `${step.path} : ${une}`,
    );
  const freres = (cles: Iterable<string>) =>
    [...cles].filter((une) => step.child && /enfant_\d/.test(une) && !une.includes(step.personne));
  exigerEgal(freres(apres.keys()), freres(avant.keys()), "modifier un enfant laisse les autres");
  allerAuBout(to);
}

/** A partner told, then untold: no fact and no question is left of them. */
export function conjointDeTrop(to: Journey): void {
  if (to.situation.conjoint) return;
  const empreinte = () => [to.situation, activePaths(to.parcours)];
  const avant = empreinte();
  for (const value of [true, false]) {
    modifier(to, "/simulation/famille/en_couple");
    to.answer(value);
    allerAuBout(to);
    exigerEgal(to.situation.conjoint !== undefined, value, "un conjoint ajouté est là");
  }
  exigerEgal(empreinte(), avant, "un conjoint ajouté puis retiré ne laisse pas de trace");
}

/** An answer that cannot be right changes nothing; the list of children takes any: it stores their number. */
export function refuser(to: Journey): void {
  if (to.path === LISTE_ENFANTS) return;
  const avant = to.persisted();
  to.answer(Number.NaN);
  exigerEgal(to.persisted(), avant, "une réponse refusée ne change rien");
}
