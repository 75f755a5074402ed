import { foyers } from "../../machines/personas/personas.ts";

/** Households whose journey the tests of screens walk. */
export const mereSeuleAttendue = foyers.mereSeule;

/** The same of a student, with what walking through the product must show. */
export const boursiereAttendue = {
  ...foyers.boursiereARennes,
  /** Paths that must have been asked, and must not. */
  demande: [
    "individu/demandeur/mention_baccalaureat",
    "individu/demandeur/_dureeMoisEtudesEtranger",
    "parents/rfr",
  ],
  tait: ["individu/demandeur/date_debut_chomage", "famille/parisien", "individu/demandeur/sortie_academie"],
  /** Sentence that opens the results. */
  titre: /^Environ 290\s€ par mois, et jusqu’à 790\s€/,
  /** Labels of aids that must come out. */
  aides: ["Abonnement BreizhGo"],
};
