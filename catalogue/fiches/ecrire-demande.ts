import type { Campagne } from "./campagne.ts";
import type { Demande } from "./demande.ts";
import { ecrireJour, nomDuMois } from "./phrases/jours.ts";

/** « Demandes ouvertes jusqu’au 30 novembre 2026. », or when they open, or that they are over. */
export function ecrireCampagne(campagne: Campagne): string {
  switch (campagne.etat) {
    case "ouverte":
      return `Demandes ouvertes jusqu’au ${ecrireJour(campagne.jusquAu)}.`;
    case "à venir":
      return `Demandes fermées : elles ouvrent le ${ecrireJour(campagne.du)}, d’ordinaire.`;
    case "close":
      return campagne.retour
        ? `Édition ${campagne.edition} close ; la prochaine d’ordinaire en ${nomDuMois(campagne.retour)}.`
        : `Édition ${campagne.edition} close ; la prochaine n’est pas annoncée.`;
  }
}

type Delai = NonNullable<Demande["delaiReponse"]>;

const accorder = ({ nombre, unite }: Delai) =>
  `${nombre}\u00a0${nombre === 1 && unite !== "mois" ? unite.slice(0, -1) : unite}`;

/**
 * « À demander dans les 3 mois après la fin de la formation. », « À demander au moins 1 mois avant le départ. »,
 * « À demander dès maintenant. Les mois d’avant la demande ne sont pas payés. »
 */
export function ecrireDelaiDeDemande(delai: NonNullable<Demande["delaiDemande"]>): string {
  if ("des" in delai) {
    const perdus = delai.sans_rappel ? " Les mois d’avant la demande ne sont pas payés." : "";
    return `À demander dès ${delai.des}.${perdus}`;
  }
  return "avant" in delai
    ? `À demander au moins ${accorder(delai)} avant ${delai.avant}.`
    : `À demander au plus tard ${accorder(delai)} après ${delai.apres}.`;
}

const SILENCES = {
  refus: "la demande est refusée : vous pouvez contester ce refus",
  accord: "la demande est acceptée",
} as const;

/** « Sans réponse au bout de 2 mois, la demande est refusée… »: what the law says of every request of the kind. */
export const ecrireSilence = (silence: NonNullable<Demande["sansReponse"]>): string =>
  `Sans réponse au bout de ${accorder(silence)}, ${SILENCES[silence.silence]}.`;

/** « Réponse en 2 mois environ. » ; what silence means, where a text says it. */
export function ecrireDelaiDeReponse(delai: Delai): string {
  if (!delai.silence) return `Réponse en ${accorder(delai)} environ.`;
  return `Réponse en ${accorder(delai)} au plus ; sans réponse passé ce délai, ${SILENCES[delai.silence]}.`;
}
