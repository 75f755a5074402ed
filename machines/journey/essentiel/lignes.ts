import type { FactContext } from "../../../catalogue/situation/context.ts";
import { sameJson } from "../../answers/same-json.ts";
import { offered } from "../../kinds/choices.ts";
import { choicesOf } from "../../kinds/kinds.ts";
import type { Choice } from "../../kinds/question.ts";
import { problem } from "../../questions/validate.ts";
import type { VisitedStep } from "../visited.ts";
import { ensembleDe, type LigneACocher } from "./ensembles.ts";
import { motsDesEnsembles, type MotsDeLigne } from "./mots.ts";

/** The line that asks for a step, and its words. Throws for a step that no list asks. */
export function caseDe({ step, path }: Pick<VisitedStep, "step" | "path">): LigneACocher & MotsDeLigne {
  const ensemble = ensembleDe(step);
  const ligne = ensemble?.lignes[step.field];
  const mots: Readonly<Record<string, MotsDeLigne>> = ensemble ? motsDesEnsembles[ensemble.nom].lignes : {};
  const dits = mots[step.field];
  if (!ligne || !dits) throw new Error(`Logic missing for ${path}`);
  return { ...dits, ...ligne };
}

/** True if the answer of a step is the one of its line, ticked. */
export function estCochee(step: Pick<VisitedStep, "step" | "path" | "given" | "answered">): boolean {
  const { oui, sinon } = caseDe(step);
  const value = step.answered ? step.given?.value : undefined;
  if (value === undefined) return false;
  return oui === undefined ? !sameJson(value, sinon) : value === oui;
}

/** Choices that say a ticked line more precisely; none when the tick says it all. */
export function precisionsDe(step: VisitedStep, context: FactContext): readonly Choice[] {
  const { question } = step;
  const { oui, sinon } = caseDe(step);
  if (oui !== undefined || question.kind === "yesno") return [];
  return offered(choicesOf(question), context).filter(({ value }) => value !== sinon);
}

/**
 * What a step is answered by its line, ticked or not; `manque` when a ticked one is still to be said more precisely, in
 * a sentence for the person.
 */
export function reponseDe(
  step: VisitedStep,
  cochees: ReadonlyMap<string, unknown>,
  context: FactContext,
): { path: string; value: unknown; manque?: string } {
  const { path, question } = step;
  const { coche, oui, sinon } = caseDe(step);
  if (!cochees.has(path)) return { path, value: sinon };
  if (precisionsDe(step, context).length === 0) return { path, value: oui ?? true };
  const value = cochees.get(path);
  if (!sameJson(value, sinon) && problem(question, value, context) === undefined) return { path, value };
  return { path, value, manque: `Précisez : « ${coche} ».` };
}
