import type { Situation } from "./situation.ts";

/** Kind of residence of who lives in one, once it is said under the dwelling: its housing aid has its own rules (CCH, art. D823-9). */
export function residenceDe({
  menage,
  precisions,
}: Pick<Situation, "menage" | "precisions">): "etudiante" | "sociale" | undefined {
  if (menage.statut_occupation_logement !== "locataire_foyer") return undefined;
  if (precisions?.["residence_etudiante"] === true) return "etudiante";
  return precisions?.["residence_sociale"] === true ? "sociale" : undefined;
}
