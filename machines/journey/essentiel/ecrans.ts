import type { Parcours } from "../walk.ts";
import type { VisitedStep } from "../visited.ts";
import { type EnsembleReuni, ensembleDe } from "./ensembles.ts";

/**
 * The screens of a form where short questions share one, told as its steps are met: the first step of a list asks the others with it; one
 * that the list was answered without has its own.
 */
export class EcransReunis {
  readonly ecrans: VisitedStep[] = [];
  private readonly premieres = new Map<EnsembleReuni, VisitedStep>();

  /** A step that is asked, and may change a result. */
  montrer(step: VisitedStep): void {
    const ensemble = ensembleDe(step.step);
    if (!ensemble) return void this.ecrans.push(step);
    const premiere = this.premieres.get(ensemble);
    // A list goes round: each child has its own.
    if (premiere?.personne === step.personne) {
      if (premiere.answered && !step.answered) this.ecrans.push(step);
      return;
    }
    this.premieres.set(ensemble, step);
    this.ecrans.push(step);
  }
}

/** Steps asked on the screen of one: those of its list when it opens it, else itself alone. */
export function reuniesA(
  { active, ecrans }: Record<"active" | "ecrans", readonly VisitedStep[]>,
  step: VisitedStep,
): readonly VisitedStep[] {
  const ensemble = ecrans === active ? undefined : ensembleDe(step.step);
  const avec = active.filter(
    (other) => other.personne === step.personne && ensembleDe(other.step) === ensemble,
  );
  return ensemble && avec[0] === step ? avec : [step];
}

/** Path of the screen that asks a step: its own, or that of the list it is asked with. */
export function ecranQuiPose(parcours: Pick<Parcours, "active" | "ecrans" | "byPath">, path: string): string {
  const step = parcours.byPath.get(path);
  if (!step?.active || parcours.ecrans.includes(step)) return path;
  return parcours.ecrans.find((ecran) => reuniesA(parcours, ecran).includes(step))?.path ?? path;
}
