import type { Aide } from "./aide.ts";

/** Subject of the aids tied to an interest, in a word or two. */
export const themes: Record<NonNullable<Aide["interestFlag"]>, string> = {
  _interetsAidesVelo: "vélo",
  _interetBafa: "BAFA et BAFD",
  _interetPermisDeConduire: "permis de conduire",
  _interetEtudesEtranger: "études à l’étranger",
  _interetAidesSanitaireSocial: "formation sanitaire ou sociale",
  _interetVoiture: "voiture",
  _interetLogement: "logement",
  _interetEmploi: "emploi",
  _interetDiagnostifFinancier: "diagnostic financier",
};
