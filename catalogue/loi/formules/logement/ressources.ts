import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, moisDeLAnnee, moisEntre } from "../../mois.ts";
import { arrondi, positif, somme, variable } from "../../moteur/variable.ts";
import {
  frais_reels,
  pensions_alimentaires_percues,
  pensions_invalidite,
  professionnalisation,
} from "../communs/donnees.ts";
import { selon } from "../communs/definitions-du-revenu.ts";
import {
  abattementSalaires,
  accidentsEnPlus,
  chomageDuMois,
  indemnites_imposables,
  retraite_imposable,
  revenus_non_salaries,
  salaire_imposable,
} from "../impot/index.ts";
import {
  aide_logement_abattement_indemnites_chomage,
  aide_logement_abattement_revenus_activite_professionnelle,
  aide_logement_condition_neutralisation,
} from "./neutralisation.ts";
import { plafondPersonneACharge } from "./personnes.ts";

const SMIC = "marche_travail.salaire_minimum.smic.smic_b_mensuel";
const DEDUCTIONS = "impot_revenu.calcul_revenus_imposables.deductions.";
const ABATTEMENTS = "prestations_sociales.aides_logement.allocations_logement.ressources.abattements.";

/** The twelve months that end two months before the month of the aid (CCH, art. R822-3). */
export const anneeGlissante = (mois: number): number[] => moisEntre(mois - 13, mois - 2);

/** Yearly euros: the flat allowance for work expenses of last year’s scale, or the real expenses if greater. */
function fraisProfessionnels(c: Calcul, individu: IndividuDeLaLoi, mois: number, revenus: number): number {
  const annee = anneeDe(mois) - 1;
  return Math.max(abattementSalaires(c, revenus, annee), frais_reels(c, individu, annee));
}

/** The half of work-accident pay that is not taxed counts here (CCH, art. R822-4, I, 1°). */
const accidents = accidentsEnPlus("logement");

/**
 * Wages of a professionalisation contract, up to the minimum wage of each month, are left out (CCH, art. R822-18, since June
 * 2021): all those that are known are held for the contract’s. The apprentice’s are not taxed either.
 */
const salaireExclu = (c: Calcul, individu: IndividuDeLaLoi, mois: number, m: number): number =>
  professionnalisation(c, individu, mois) ? Math.min(salaire_imposable(c, individu, m), c.p(SMIC, m)) : 0;

/** Yearly wages, what stands for them and unemployment benefits, after allowances. */
function revenusActivite(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const douze = anneeGlissante(mois);
  const salaires = somme(
    douze,
    (m) =>
      salaire_imposable(c, individu, m) -
      salaireExclu(c, individu, mois, m) +
      indemnites_imposables(c, individu, m) +
      accidents(c, individu, m),
  );
  const chomage = somme(douze, (m) => chomageDuMois(c, individu, m));
  const frais = fraisProfessionnels(c, individu, mois, salaires + chomage);
  const reste = salaires + chomage > 0 ? Math.min(0, salaires - frais) : 0;
  const taux = c.p(`${ABATTEMENTS}chomage_indemnise`, mois);
  const garde = (abattu: boolean) => (abattu ? 1 - taux : 1);
  return (
    positif(salaires - frais) *
      garde(aide_logement_abattement_revenus_activite_professionnelle(c, individu, mois)) +
    (chomage + reste) * garde(aide_logement_abattement_indemnites_chomage(c, individu, mois))
  );
}

/** Profits of the year before last (CCH, art. R822-3, 3°). */
const benefices = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  revenus_non_salaries(c, individu, anneeDe(mois) - 2);

/** Yearly pensions after their 10 % allowance: alimony of last year, retirement of the twelve months, invalidity of N−2. */
function pensions(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const annee = anneeDe(mois);
  const brutes =
    somme(moisDeLAnnee(annee - 1), (m) => pensions_alimentaires_percues(c, individu, m)) +
    somme(anneeGlissante(mois), (m) => retraite_imposable(c, individu, m)) +
    somme(moisDeLAnnee(annee - 2), (m) => pensions_invalidite(c, individu, m));
  const p = (nom: string) => c.p(`${DEDUCTIONS}abatpen.${nom}`, mois);
  return positif(brutes - arrondi(Math.max(p("taux") * brutes, p("min"))));
}

/** Yearly euros of one person. */
export const aide_logement_base_ressources_individu = variable.individu.nombre(
  {
    nom: "aide_logement_base_ressources_individu",
    libelle: "ressources d’une personne pour l’aide au logement",
    ...selon("logement"),
    unite: "€",
  },
  (c, individu, mois) =>
    (aide_logement_condition_neutralisation(c, individu, mois)
      ? 0
      : revenusActivite(c, individu, mois) + benefices(c, individu, mois)) + pensions(c, individu, mois),
);

/** Yearly euros of the family: both partners, and what grown children have above the ceiling of dependants. */
export const ressourcesDesPersonnes = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  positif(somme(famille.parents, (parent) => aide_logement_base_ressources_individu(c, parent, mois))) +
  somme(famille.enfants, (enfant) =>
    positif(aide_logement_base_ressources_individu(c, enfant, mois) - plafondPersonneACharge(c, mois)),
  );

/** Yearly wages of the reference period after work expenses; none where they are left out. */
function revenuProfessionnel(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  if (aide_logement_condition_neutralisation(c, individu, mois)) return 0;
  const salaires = somme(anneeGlissante(mois), (m) => salaire_imposable(c, individu, m));
  return positif(salaires - fraisProfessionnels(c, individu, mois, salaires)) + benefices(c, individu, mois);
}

/**
 * Yearly euros taken off when the work of each partner, over the reference period, brought at least twelve
 * times the base of family benefits (CCH, art. R822-7).
 */
export function abattementDoubleActivite(c: Calcul, { parents }: FamilleDeLaLoi, mois: number): number {
  const seuil = 12 * c.p("prestations_sociales.prestations_familiales.bmaf.bmaf", mois);
  const travaillent = parents.filter((parent) => revenuProfessionnel(c, parent, mois) >= seuil);
  return travaillent.length === 2 ? c.p(`${ABATTEMENTS}dar_1_double_activite`, mois) : 0;
}
