import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { positif, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { BCS, bourse_criteres_sociaux_eligibilite, CIRCULAIRE } from "./conditions.ts";
import { bourse_criteres_sociaux_base_ressources } from "./ressources.ts";

/** Highest step of the scholarship, and what stands for no scholarship; 0 is the step « 0 bis ». */
const ECHELON_MAXIMAL = 7;
const SANS_ECHELON = -1;

export const bourse_criteres_sociaux_points_de_charge_distance_domicile_familial = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux_points_de_charge_distance_domicile_familial",
    libelle: "points pour la distance au domicile familial",
    article: `${CIRCULAIRE}, annexe 4`,
    unite: "points",
  },
  (c, individu, mois) =>
    montantDuBareme(
      c.bareme(`${BCS}points_de_charge.distance_domicile_familial`, mois),
      d.distance_domicile_familial(c, individu, mois),
    ),
);

/** Points for the parents’ other children; the applicant is one of those in higher education, even not counted among them. */
export const bourse_criteres_sociaux_points_de_charge_charges_familiale = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux_points_de_charge_charges_familiale",
    libelle: "points pour les enfants à charge des parents",
    article: `${CIRCULAIRE}, annexe 4`,
    unite: "points",
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    const points = (par: string) => c.p(`${BCS}points_de_charge.charges_familiales.${par}`, mois);
    const aCharge = d.bourse_criteres_sociaux_nombre_enfants_a_charge(c, famille, mois);
    const etudiants = Math.max(
      d.bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur(c, famille, mois),
      1,
    );
    return (
      points("par_enfant_a_charge") * positif(aCharge - etudiants) +
      points("par_enfant_etudiant") * (etudiants - 1)
    );
  },
);

/** Four points for a right that the CDAPH opened, four for helping a disabled relative; both may be had. */
export const bourse_criteres_sociaux_points_de_charge_situation = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux_points_de_charge_situation",
    libelle: "points pour un handicap reconnu, ou pour l’aide à un proche handicapé",
    article: `${CIRCULAIRE}, annexe 4`,
    unite: "points",
  },
  (c, individu, mois) => {
    const points = (situation: "handicap" | "aidant") =>
      c.siEnVigueur(`${BCS}points_de_charge.situation.${situation}`, mois) ?? 0;
    return (
      (d.handicap(c, individu, mois) ? points("handicap") : 0) +
      (d.etudiant_aidant(c, individu, mois) ? points("aidant") : 0)
    );
  },
);

export const bourse_criteres_sociaux_points_de_charge = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux_points_de_charge",
    libelle: "points de charge de la bourse",
    article: `${CIRCULAIRE}, annexe 4`,
    unite: "points",
  },
  (c, individu, mois) =>
    bourse_criteres_sociaux_points_de_charge_distance_domicile_familial(c, individu, mois) +
    bourse_criteres_sociaux_points_de_charge_charges_familiale(c, individu, mois) +
    bourse_criteres_sociaux_points_de_charge_situation(c, individu, mois),
);

/** Step that resources and points give, whatever the other conditions. */
export function echelonSelonRessources(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const ressources = bourse_criteres_sociaux_base_ressources(c, individu, mois);
  const points = bourse_criteres_sociaux_points_de_charge(c, individu, mois);
  for (let echelon = ECHELON_MAXIMAL; echelon >= 0; echelon -= 1) {
    const plafonds = c.bareme(`${BCS}plafond_ressources.echelon_${echelon || "0bis"}`, mois);
    if (ressources <= montantDuBareme(plafonds, points)) return echelon;
  }
  return SANS_ECHELON;
}

/** 7 for the lowest resources to 1, 0 for « 0 bis », −1 for none. */
export const bourse_criteres_sociaux_echelon = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux_echelon",
    libelle: "échelon de la bourse",
    article: "Arrêté annuel fixant les plafonds de ressources des bourses",
  },
  (c, individu, mois) =>
    bourse_criteres_sociaux_eligibilite(c, individu, mois)
      ? echelonSelonRessources(c, individu, mois)
      : SANS_ECHELON,
);

export const montantDeLEchelon = (c: Calcul, echelon: number, mois: number): number =>
  montantDuBareme(c.bareme(`${BCS}montants`, mois), echelon);

/** Euros a month, ten months a year. */
export const bourse_criteres_sociaux = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux",
    libelle: "bourse sur critères sociaux",
    article: "C. éduc., art. L821-1 et D821-1",
    unite: "€",
  },
  (c, individu, mois) => montantDeLEchelon(c, bourse_criteres_sociaux_echelon(c, individu, mois), mois),
);
