import { individu } from "../spec.ts";

/** Pieces shared by the applicant, the partner and the children (docs/specification.md#questions-d-une-personne). */
export const naissance = [individu("date_naissance"), individu("nationalite")];

export const chomage = [
  individu("date_debut_chomage", { condition: "recherche un emploi" }),
  individu("ass_precondition_remplie", { condition: "recherche un emploi" }),
];

export const inaptitude = [
  individu("inapte_travail", { condition: "ne travaille pas et ne fait pas d’études" }),
];

export const handicap = [
  individu("handicap"),
  individu("taux_incapacite", { condition: "est en situation de handicap" }),
];

export const restrictionEmploi = [
  individu("aah_restriction_substantielle_durable_acces_emploi", {
    condition: "a un taux d’incapacité d’au moins 50 % et sous le seuil de l’AAH",
  }),
];

export const rattachement = individu("enfant_a_charge", { condition: "a plus de 8 ans et 25 ans au plus" });

export const grossesse = individu("enceinte");
