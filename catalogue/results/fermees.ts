import type { Situation } from "../situation/situation.ts";
import type { Raison } from "./incalculables.ts";
import { fermeesPendantLaDemande, PENDANT_LA_DEMANDE } from "./sejour.ts";

const AVEC_LE_SPIP: Raison["solution"] = {
  text: "Le Spip prépare la demande avec vous avant la sortie.",
  href: "https://www.service-public.gouv.fr/particuliers/vosdroits/F14154",
};

const LES_AUTRES =
  " Avec un conjoint ou un enfant, le droit des autres continue, recalculé sans vous : dites-le à la Caf.";

const fermee = (reason: string): Raison => ({ fermee: true, reason, solution: AVEC_LE_SPIP });

/**
 * What the law does not pay in prison, and from when it does: CASF, art. R262-45; CSS, art. R846-8 and R821-8; C. trav.,
 * art. L5424-30 and L5131-6 (fifteen hours a week of activities).
 */
const EN_DETENTION: Readonly<Record<string, Raison>> = {
  rsa: fermee(
    `Après 60 jours de détention, le RSA s’arrête. Il reprend le premier jour du mois de la sortie, de la semi-liberté ou du bracelet.${LES_AUTRES}`,
  ),
  ppa: fermee(
    `La prime d’activité s’arrête après 60 jours de détention. Elle se redemande à la sortie.${LES_AUTRES}`,
  ),
  aah: fermee(
    "Après 60 jours de détention, l’AAH tombe à 30 %. Elle redevient entière, sans demande, le mois qui suit la sortie.",
  ),
  are: fermee(
    "L’allocation chômage n’est pas payée en prison. Elle l’est dès la sortie, ou en semi-liberté si vous pouvez chercher un emploi.",
  ),
  contrat_engagement_jeune: fermee(
    "Ce contrat demande quinze heures d’activités par semaine : il se signe à la sortie, à la mission locale, et paie dès ce mois-là.",
  ),
};

/** True of whoever says to be in prison. */
export const estDetenu = ({ menage, precisions }: Situation): boolean =>
  menage.statut_occupation_logement === "sans_domicile" && precisions?.["detenu"] === true;

/** Aids that a household may have later, each with why: after the way out of prison, after the answer to an asylum claim. */
export const fermeesPourLInstant = (situation: Situation): readonly (readonly [string, Raison])[] => [
  ...fermeesPendantLaDemande(situation).map((id) => [id, PENDANT_LA_DEMANDE] as const),
  ...(estDetenu(situation) ? Object.entries(EN_DETENTION) : []),
];
