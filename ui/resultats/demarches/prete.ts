import { formulaires } from "../../../catalogue/results/demarches/demandes/formulaires.ts";
import { modelePour } from "../../../catalogue/results/demarches/demandes/lettres.ts";
import { type DecisionRecue, estVerifiee } from "../../../catalogue/results/demarches/repondu/decision.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";

/** True of an aid whose demand is prepared here: by a letter, or by what its form asks. */
export const estPrete = (aide: string): boolean =>
  Object.hasOwn(formulaires, aide) || modelePour(aide) !== undefined;

export const adresseDeLaDemande = (aide: string): string =>
  `${RESULTATS}/${encodeURIComponent(aide)}/demande`;

export const adresseDuRendezVous = (guichet: string): string =>
  `${RESULTATS}/rendez-vous/${encodeURIComponent(guichet)}`;

/** True of an aid whose decision is compared here with what the law gives. */
export const seCompare = (aide: string): boolean => estVerifiee(aide);

export const adresseDeLaReponse = (aide: string, quoi: DecisionRecue["sorte"]): string =>
  `${RESULTATS}/${encodeURIComponent(aide)}/reponse?quoi=${quoi}`;
