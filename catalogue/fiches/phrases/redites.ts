import type { Condition } from "../../conditions/predicate/condition.ts";
import { scolariteDes } from "./etudes.ts";

/** What the years asked for tell already: « être en terminale » is being at a lycée, and studying. */
function ecolesSues(parts: readonly Condition[]): ReadonlySet<unknown> {
  return new Set(
    parts.flatMap((one) =>
      one.kind === "oneOf" && one.fact === "demandeur.annee_etude" ? [scolariteDes(one.values)] : [],
    ),
  );
}

/** Whether an age is asked of at least one child: having one goes unsaid. */
const enfantDemande = (parts: readonly Condition[]): boolean =>
  parts.some(
    (one) =>
      one.kind === "compare" &&
      one.fact === "enfants.eligibles" &&
      one.operator === ">=" &&
      Number(one.bound) >= 1,
  );

function sansCeQuiVaDeSoi(parts: readonly Condition[]): Condition[] {
  const ecoles = ecolesSues(parts);
  const enfant = enfantDemande(parts);
  return parts.filter((one) => {
    if (one.kind === "is" && one.fact === "demandeur.ecole") return !ecoles.has(one.value);
    if (one.kind === "is" && one.fact === "demandeur.activite")
      return ecoles.size === 0 || one.value !== "etudiant";
    return !(enfant && one.kind === "compare" && one.fact === "enfants.nombre" && one.operator === ">");
  });
}

/** The same condition without what another part of it makes obvious. */
export function sansRedite(condition: Condition): Condition {
  if (condition.kind === "any") return { ...condition, conditions: condition.conditions.map(sansRedite) };
  if (condition.kind !== "all") return condition;
  return { ...condition, conditions: sansCeQuiVaDeSoi(condition.conditions).map(sansRedite) };
}
