import type { PersonaContee } from "../../machines/personas/conter.ts";
import { foyers } from "../../machines/personas/personas.ts";

/** Households told in a line, with what walking through the product must show. */
export interface Persona extends PersonaContee {
  /** Paths that must have been asked, and must not. */
  demande: readonly string[];
  tait: readonly string[];
  /** Sentence that opens the results. */
  titre: RegExp;
  /** Labels of aids that must come out. */
  aides: readonly string[];
}

export const boursiereAttendue: Persona = {
  ...foyers.boursiereARennes,
  demande: [
    "individu/demandeur/mention_baccalaureat",
    "individu/demandeur/_dureeMoisEtudesEtranger",
    "parents/rfr",
  ],
  tait: ["individu/demandeur/date_debut_chomage", "famille/parisien", "individu/demandeur/sortie_academie"],
  titre: /^Environ 290\s€ par mois, et jusqu’à 790\s€/,
  aides: ["Abonnement BreizhGo"],
};

export const mereSeuleAttendue: Persona = {
  ...foyers.mereSeule,
  demande: [
    "individu/enfant_0/scolarite",
    "individu/enfant_1/garde_alternee",
    "famille/rsa_isolement_recent",
  ],
  tait: ["individu/enfant_1/scolarite", "parents/_situation", "individu/demandeur/alternant"],
  titre: /^Environ 400\s€ par mois, et probablement 700\s€/,
  aides: [],
};

export const coupleAttendu: Persona = {
  ...foyers.coupleAuChomage,
  demande: [
    "individu/conjoint/ass_precondition_remplie",
    "individu/conjoint/ressources/types",
    "individu/demandeur/inapte_travail",
  ],
  tait: ["famille/rsa_isolement_recent", "parents/_situation", "individu/demandeur/scolarite"],
  titre: /^Probablement 360\s€ par mois et 180\s€ par an, à vérifier$/,
  aides: [],
};

export const lyceenAttendu: Persona = {
  ...foyers.lyceenEnTerminale,
  demande: [
    "individu/demandeur/sortie_academie",
    "famille/bourse_lycee",
    "individu/demandeur/habite_chez_parents",
  ],
  tait: ["menage/loyer", "individu/demandeur/mention_baccalaureat", "parents/_en_france"],
  titre: /^Environ 550\s€ en une fois/,
  aides: ["Abonnement BreizhGo"],
};

export const personasAttendus: readonly Persona[] = [
  boursiereAttendue,
  mereSeuleAttendue,
  coupleAttendu,
  lyceenAttendu,
];
