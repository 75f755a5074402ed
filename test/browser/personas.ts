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

const attendu = (
  foyer: PersonaContee,
  titre: RegExp,
  [demande = "", tait = ""]: readonly string[],
  aides: readonly string[] = [],
): Persona => ({ ...foyer, titre, demande: demande.split(" "), tait: tait.split(" "), aides });

export const boursiereAttendue = attendu(
  foyers.boursiereARennes,
  /^Environ 290\s€ par mois, et jusqu’à 790\s€/,
  [
    "individu/demandeur/mention_baccalaureat individu/demandeur/_dureeMoisEtudesEtranger parents/rfr",
    "individu/demandeur/date_debut_chomage famille/parisien individu/demandeur/sortie_academie",
  ],
  ["Abonnement BreizhGo"],
);

export const mereSeuleAttendue = attendu(
  foyers.mereSeule,
  /^Environ 400\s€ par mois, et probablement 700\s€/,
  [
    "individu/enfant_0/scolarite individu/enfant_1/garde_alternee famille/rsa_isolement_recent",
    "individu/enfant_1/scolarite parents/_situation individu/demandeur/alternant",
  ],
);

const coupleAttendu = attendu(
  foyers.coupleAuChomage,
  /^Probablement 360\s€ par mois et 180\s€ par an, à vérifier$/,
  [
    "individu/conjoint/ass_precondition_remplie individu/conjoint/ressources/types individu/demandeur/inapte_travail",
    "famille/rsa_isolement_recent parents/_situation individu/demandeur/scolarite",
  ],
);

const lyceenAttendu = attendu(
  foyers.lyceenEnTerminale,
  /^Environ 550\s€ en une fois/,
  [
    "individu/demandeur/sortie_academie famille/bourse_lycee individu/demandeur/habite_chez_parents",
    "menage/loyer individu/demandeur/mention_baccalaureat parents/_en_france",
  ],
  ["Abonnement BreizhGo"],
);

export const personasAttendus = [boursiereAttendue, mereSeuleAttendue, coupleAttendu, lyceenAttendu];
