import {
  aPlusDe8AnsEtAuPlus25,
  estAuChomage,
  estHandicape,
  neTravailleNiNEtudie,
  tauxIntermediaire,
} from "../../predicates.ts";
import { individu } from "../spec.ts";

/** Pieces shared by the applicant, the partner and the children (simulator.md §4, Per person). */
export const naissance = [individu("date_naissance"), individu("nationalite")];

export const chomage = [
  individu("date_debut_chomage", { condition: estAuChomage }),
  individu("ass_precondition_remplie", { condition: estAuChomage }),
];

export const inaptitude = [individu("inapte_travail", { condition: neTravailleNiNEtudie })];

export const handicap = [individu("handicap"), individu("taux_incapacite", { condition: estHandicape })];

export const restrictionEmploi = [
  individu("aah_restriction_substantielle_durable_acces_emploi", { condition: tauxIntermediaire }),
];

export const rattachement = individu("enfant_a_charge", { condition: aPlusDe8AnsEtAuPlus25 });

export const grossesse = individu("enceinte");
