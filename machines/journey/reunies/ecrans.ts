import type { Parcours } from "../walk.ts";
import type { VisitedStep } from "../visited.ts";
import { type EnsembleReuni, ensembleDe, ouvre } from "./ensembles.ts";

/**
 * The screens of a form where questions share one, told as its steps are met: the first step of a set asks the others with it; one
 * that the set was answered without has its own.
 */
export class EcransReunis {
  readonly ecrans: VisitedStep[] = [];
  readonly reunies = new Map<VisitedStep, VisitedStep[]>();
  private readonly premieres = new Map<EnsembleReuni, VisitedStep>();

  /** A step that is asked, and may change a result. */
  montrer(step: VisitedStep): void {
    const ensemble = ensembleDe(step.step);
    if (!ensemble) return void this.ecrans.push(step);
    const premiere = this.premieres.get(ensemble);
    // A set goes round: each child has its own.
    if (premiere?.personne === step.personne) {
      this.reunies.get(premiere)?.push(step);
      if (premiere.answered && !step.answered) this.ecrans.push(step);
      return;
    }
    this.premieres.set(ensemble, step);
    this.reunies.set(step, [step]);
    this.ecrans.push(step);
  }
}

/** Steps asked on the screen of one: those of its set when it opens it, else itself alone. */
export const reuniesA = ({ reunies }: Pick<Parcours, "reunies">, step: VisitedStep): readonly VisitedStep[] =>
  reunies.get(step) ?? [step];

/**
 * True if the screen of a step asks several questions, or may: its answer opens others there. In a correction, which asks for one
 * answer, only where several wait: a child that is gone through again.
 */
export const estAPlusieurs = (
  parcours: Pick<Parcours, "reunies">,
  step: VisitedStep,
  corrige = false,
): boolean =>
  corrige
    ? !step.answered && reuniesA(parcours, step).filter(({ answered }) => !answered).length > 1
    : reuniesA(parcours, step).length > 1 || (parcours.reunies.has(step) && ouvre(step.step));

/** Path of the screen that asks a step: its own, or that of the set it is asked with. */
export function ecranQuiPose(
  parcours: Pick<Parcours, "ecrans" | "byPath" | "reunies">,
  path: string,
): string {
  const step = parcours.byPath.get(path);
  if (!step?.active || parcours.ecrans.includes(step)) return path;
  return parcours.ecrans.find((ecran) => reuniesA(parcours, ecran).includes(step))?.path ?? path;
}
