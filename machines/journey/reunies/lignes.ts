import type { FactContext } from "../../../catalogue/situation/context.ts";
import { sameJson } from "../../answers/same-json.ts";
import { offered } from "../../kinds/choices.ts";
import { answerTyped, choicesOf } from "../../kinds/kinds.ts";
import type { Choice } from "../../kinds/question.ts";
import { refusalAt } from "../refusal.ts";
import { contextOf } from "../about.ts";
import { answer, type JourneyContext } from "../moves.ts";
import type { VisitedStep } from "../visited.ts";
import { type Parcours, parcoursDe } from "../walk.ts";
import { reuniesA } from "./ecrans.ts";
import { ensembleDe, type LigneACocher, ouvre } from "./ensembles.ts";
import { motsDesEnsembles, type MotsDeLigne, type MotsDesCases } from "./mots.ts";

type Etape = Pick<VisitedStep, "step" | "path">;

/** Words of the rows to tick of the screen that asks for a step; none where nothing is ticked. */
export function casesDe({ step }: Pick<VisitedStep, "step">): MotsDesCases | undefined {
  const ensemble = ensembleDe(step);
  return ensemble && motsDesEnsembles[ensemble.nom].cases;
}

/** The line that asks for a step, and its words; none for a question asked in full. */
export function caseDe({ step }: Etape): (LigneACocher & MotsDeLigne) | undefined {
  const ligne = ensembleDe(step)?.lignes[step.field];
  const mots = casesDe({ step })?.lignes[step.field];
  return ligne?.sinon === undefined || !mots ? undefined : { ...mots, ...ligne };
}

/** True if the answer of a step, even one set aside, is the one of its line, ticked. */
export function estCochee(step: Etape & Pick<VisitedStep, "given">): boolean {
  const ligne = caseDe(step);
  const value = step.given?.value;
  if (!ligne || value === undefined) return false;
  return ligne.oui === undefined ? !sameJson(value, ligne.sinon) : value === ligne.oui;
}

/** Choices that say a ticked line more precisely; none when the tick says it all. */
export function precisionsDe(step: VisitedStep, context: FactContext): readonly Choice[] {
  const { question } = step;
  const ligne = caseDe(step);
  if (!ligne || ligne.oui !== undefined || question.kind === "yesno") return [];
  return offered(choicesOf(question), context).filter(({ value }) => value !== ligne.sinon);
}

/** What stands on a screen, by path: the value of a question, or that of a ticked line, there once it is ticked. */
export type Saisies = ReadonlyMap<string, unknown>;

/** What a step is answered by what stands on its screen; `manque` says in a sentence what it does not take. */
export function reponseDe(
  step: VisitedStep,
  saisies: Saisies,
  context: FactContext,
): { path: string; value: unknown; manque?: string | undefined } {
  const { path, question } = step;
  const ligne = caseDe(step);
  if (!ligne) {
    const value = answerTyped(question, saisies.has(path) ? saisies.get(path) : step.given?.value);
    return { path, value, manque: refusalAt(step, value, context) };
  }
  const { coche, oui, sinon } = ligne;
  if (!saisies.has(path)) return { path, value: sinon };
  if (precisionsDe(step, context).length === 0) return { path, value: oui ?? true };
  const value = saisies.get(path);
  if (!sameJson(value, sinon) && refusalAt(step, value, context) === undefined) return { path, value };
  return { path, value, manque: `Précisez : « ${coche} ».` };
}

/** What a screen asks once what stands on it is answered: some questions open others, and they are asked there too. */
export interface Essai {
  parcours: Parcours;
  steps: readonly VisitedStep[];
  reponses: readonly ReturnType<typeof reponseDe>[];
}

/** The lines up to one that is not answered yet and that the others depend on. */
function jusquaLaPremiereQuiOuvre(
  steps: readonly VisitedStep[],
  reponses: ReadonlyMap<string, { manque?: string | undefined }>,
): readonly VisitedStep[] {
  const attend = steps.findIndex(({ step, path }) => ouvre(step) && reponses.get(path)?.manque !== undefined);
  return attend < 0 ? steps : steps.slice(0, attend + 1);
}

/** Tries what stands on the screen of a step: each answer in the household that those before it make. Pure. */
export function essayer(context: JourneyContext, from: string, saisies: Saisies): Essai {
  const reponses = new Map<string, ReturnType<typeof reponseDe>>();
  let now = context;
  for (;;) {
    const parcours = parcoursDe(now);
    const ecran = parcours.byPath.get(from);
    const steps = ecran ? jusquaLaPremiereQuiOuvre(reuniesA(parcours, ecran), reponses) : [];
    const step = steps.find(({ path }) => !reponses.has(path));
    if (!step) return { parcours, steps, reponses: steps.flatMap(({ path }) => reponses.get(path) ?? []) };
    const reponse = reponseDe(step, saisies, contextOf(parcours, step));
    reponses.set(step.path, reponse);
    if (reponse.manque === undefined) now = answer(now, step, reponse.value);
  }
}
