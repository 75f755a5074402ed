import type { Doute } from "./doutes.ts";

/** A doubt in a few words; a ceiling and a mean are told by the amount itself. */
export const doutesEnBref: Partial<Record<Doute["cause"], string>> = {
  revenus: "Estimation\u00a0: certains revenus nous manquent",
  séjour: "Selon votre titre de séjour\u00a0: à vérifier",
  lecture: "Règle à relire\u00a0: à vérifier",
  décision: "Au cas par cas\u00a0: à vérifier",
};
