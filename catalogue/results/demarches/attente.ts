import { ecrireJour } from "../../fiches/phrases/jours.ts";
import { auBoutDe } from "../dates-connues.ts";
import type { Droit } from "../results.ts";
import { aideDite, type EcheanceDite } from "./plan-dit.ts";

/** What is known of the answer to a request. */
export interface DemandeEnCours {
  dit: string;
  /** Last day of the answer, while it is to come. */
  echeance?: EcheanceDite;
}

/** What silence means once the delay is over (code des relations entre le public et l’administration, art. L231-1 to L231-5; CSS, art. L861-5). */
const APRES = {
  accord: "la demande est acceptée. Demandez l’attestation",
  refus: "la demande est refusée. Relancez, et contestez si besoin",
  inconnu: "relancez",
} as const;

/** Where the request of an aid, made on a day `le`, stands on another: the answer is awaited, its delay is over, or nobody says it. */
export function demandeEnCours(droit: Droit, le: string, aujourdhui: string): DemandeEnCours {
  const { delaiReponse, sansReponse, id, label } = droit;
  const aide = aideDite(droit);
  const { qui } = aide;
  const aQui = qui ? ` (${[qui.nom, qui.telephone].filter(Boolean).join(", ")})` : "";
  const delai = delaiReponse ?? sansReponse;
  if (!delai) return { dit: `Le délai de réponse n’est pas connu. Demandez-le${aQui}.` };
  const jour = auBoutDe(le, delai);
  const sens = `${APRES[delai.silence ?? "inconnu"]}${aQui}.`;
  if (jour < aujourdhui)
    return { dit: `Le délai de réponse est passé le ${ecrireJour(jour)}\u00a0: ${sens}` };
  const note = `Sans réponse après ce jour\u00a0: ${sens}`;
  return {
    dit: `Réponse attendue d’ici le ${ecrireJour(jour)}.`,
    echeance: { date: { jour, quoi: "reponse", id, label }, aide, note },
  };
}
