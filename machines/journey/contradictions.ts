import type { FactContext } from "../../catalogue/situation/context.ts";
import { isDay, ageAt } from "../../catalogue/situation/periods.ts";
import { keyOf } from "../answers/answer.ts";
import { contextOf } from "./about.ts";
import type { VisitedStep } from "./visited.ts";
import type { Parcours } from "./walk.ts";

/** Nobody works before that age, not even in the holidays (Code du travail, art. L4153-1 to L4153-3). */
const AGE_DU_PREMIER_TRAVAIL = 14;

type Contradiction = (value: unknown, context: FactContext) => string | undefined;

/** Fields whose answer may say the contrary of one before it. */
const contradictions: Readonly<Partial<Record<string, Contradiction>>> = {
  bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: (value, { situation }) =>
    value === 0 && situation.demandeur.scolarite === "enseignement_superieur"
      ? "Vous étudiez après le bac\u00a0: comptez-vous, indiquez 1 ou plus."
      : undefined,
  // Whoever is younger today, or just that age, has no better date to give.
  date_debut_chomage: (value, { personne, situation: { dateDeValeur } }) => {
    const naissance = personne?.date_naissance;
    if (!naissance || !isDay(value) || ageAt(naissance, dateDeValeur) <= AGE_DU_PREMIER_TRAVAIL)
      return undefined;
    return ageAt(naissance, value) < AGE_DU_PREMIER_TRAVAIL
      ? `Vérifiez l’année\u00a0: c’était avant ${AGE_DU_PREMIER_TRAVAIL} ans.`
      : undefined;
  },
};

/**
 * What an answer says against those before it, in a sentence; `undefined` when they agree. It is said to whoever answers: a
 * record that holds it is replayed as it is (docs/specification.md#mises-de-cote).
 */
export const contradiction = (
  { step }: Pick<VisitedStep, "step">,
  value: unknown,
  context: FactContext,
): string | undefined => contradictions[step.field]?.(value, context);

/** Keys of the answers that another, given since, contradicts: they are asked again. */
export const contredit = (parcours: Parcours): string[] =>
  parcours.active
    .filter((step) => step.answered && contradiction(step, step.given?.value, contextOf(parcours, step)))
    .map(({ key }) => key);

/** What makes somebody’s incomes others than those said before. */
const CHANGE_LES_REVENUS: ReadonlySet<string> = new Set(["activite", "alternant", "stagiaire"]);

/** Keys of the incomes that an answer makes doubtful, being another than the one given before: they are asked again, as they were said. */
export function revenusARedire(
  { active }: Parcours,
  { step, personne, given }: VisitedStep,
  value: unknown,
): string[] {
  if (!CHANGE_LES_REVENUS.has(step.field) || !given || given.value === value) return [];
  const key = keyOf({ entityName: "individu", id: personne, fieldName: "ressources" });
  return active.some((other) => other.key === key && other.answered) ? [key] : [];
}
