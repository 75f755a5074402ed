import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, janvier, precedents } from "../../mois.ts";
import { lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, en_couple } from "../communs/personnes.ts";
import { indemnites_journalieres, rsa_base_ressources_patrimoine_individu } from "../communs/revenus.ts";
import { revenus_non_salaries } from "../impot/index.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const ASPA = "prestations_sociales.solidarite_insertion.minimum_vieillesse.aspa.";
const ASI = "prestations_sociales.prestations_etat_de_sante.invalidite.asi.";
const AGE_LEGAL = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.age_legal_retraite";
const SMIC = "marche_travail.salaire_minimum.smic.";

const aah = lointaine<IndividuDeLaLoi, number>("aah");
const ass = lointaine<IndividuDeLaLoi, number>("ass");
const asi_aspa_condition_nationalite = lointaine<IndividuDeLaLoi, boolean>("asi_aspa_condition_nationalite");

/** 65, or retirement age when unfit for work or half disabled. */
export const aspa_eligibilite = variable.individu.booleen(
  {
    nom: "aspa_eligibilite",
    libelle: "âge et nationalité du minimum vieillesse",
    article: "CSS, art. L815-1 et L351-8",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    const inapte =
      d.inapte_travail(c, individu, mois) ||
      d.taux_incapacite(c, individu, mois) > c.p(`${ASPA}taux_incapacite_aspa_anticipe`, mois);
    return (
      (ans >= c.p(`${ASPA}age_min`, mois) || (ans >= c.p(AGE_LEGAL, mois) && inapte)) &&
      asi_aspa_condition_nationalite(c, individu, mois)
    );
  },
);

/** An invalidity pension, or a pension with a disability, before the age of the old-age minimum. */
export const asi_eligibilite = variable.individu.booleen(
  {
    nom: "asi_eligibilite",
    libelle: "droit à l’allocation supplémentaire d’invalidité",
    article: "CSS, art. L815-24",
  },
  (c, individu, mois) =>
    !aspa_eligibilite(c, individu, mois) &&
    asi_aspa_condition_nationalite(c, individu, mois) &&
    ((d.handicap(c, individu, mois) && d.retraite_nette(c, individu, mois - 1) > 0) ||
      d.pensions_invalidite(c, individu, mois) > 0),
);

const comptes = [
  d.allocation_securisation_professionnelle,
  d.chomage_net,
  d.dedommagement_victime_amiante,
  d.gains_exceptionnels,
  d.indemnites_chomage_partiel,
  indemnites_journalieres,
  d.indemnites_volontariat,
  d.pensions_alimentaires_percues,
  d.pensions_invalidite,
  d.prestation_compensatoire,
  d.prime_forfaitaire_mensuelle_reprise_activite,
  d.retraite_brute,
  d.revenus_stage_formation_pro,
  rsa_base_ressources_patrimoine_individu,
  d.salaire_de_base,
];

/** Part of the gross wage of three months that is left out (CSS, art. R815-29). */
function abattementSalaire(c: Calcul, individu: IndividuDeLaLoi, mois: number): number {
  const couple = en_couple(c, c.familleDe(individu), mois);
  const forfait = c.p(`${ASPA}abattement_forfaitaire.${couple ? "couples" : "personnes_seules"}`, mois);
  const debut = janvier(anneeDe(mois));
  const smic = c.p(`${SMIC}smic_b_horaire`, debut) * c.p(`${SMIC}nb_heures_travail_mensuel`, debut);
  const salaires = somme(precedents(3, mois), (m) => d.salaire_de_base(c, individu, m));
  return Math.min(salaires, forfait * smic);
}

/** Monthly mean of three months; may be negative, alimony paid being taken off. */
export const asi_aspa_base_ressources_individu = variable.individu.nombre(
  {
    nom: "asi_aspa_base_ressources_individu",
    libelle: "ressources d’une personne, moyenne de trois mois",
    ...selon("vieillesse", "CSS, art. R815-22 et suivants"),
    unite: "€",
  },
  (c, individu, mois) => {
    const trimestre = precedents(3, mois);
    const total = (revenu: typeof d.livret_a) => somme(trimestre, (m) => revenu(c, individu, m));
    const sansMinimum =
      !aspa_eligibilite(c, individu, mois) &&
      !asi_eligibilite(c, individu, mois) &&
      d.pensions_invalidite(c, individu, mois) === 0;
    const somme3 =
      somme(comptes, (revenu) => positif(total(revenu))) +
      (sansMinimum ? somme(trimestre, (m) => aah(c, individu, m)) : 0) +
      (revenus_non_salaries(c, individu, anneeDe(mois) - 1) * 3) / 12 -
      Math.abs(total(d.pensions_alimentaires_versees_individu)) -
      abattementSalaire(c, individu, mois);
    return somme3 / 3;
  },
);

export const asi_aspa_base_ressources = variable.famille.nombre(
  {
    nom: "asi_aspa_base_ressources",
    libelle: "ressources du couple ou de la personne seule, par mois",
    ...selon("vieillesse", "CSS, art. R815-22"),
    unite: "€",
  },
  (c, famille, mois) =>
    somme(
      famille.parents,
      (parent) => asi_aspa_base_ressources_individu(c, parent, mois) + ass(c, parent, mois),
    ),
);

const nombre = (
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  droit: (c: Calcul, individu: IndividuDeLaLoi, mois: number) => boolean,
) => famille.parents.filter((parent) => droit(c, parent, mois)).length;

/** Euros a month. */
export const asi = variable.individu.nombre(
  {
    nom: "asi",
    libelle: "allocation supplémentaire d’invalidité",
    article: "CSS, art. L815-24 et D815-19",
    unite: "€",
    protectionSociale: true,
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    if (!famille.parents.includes(individu) || !asi_eligibilite(c, individu, mois)) return 0;
    if (nombre(c, famille, mois, aspa_eligibilite) > 0) return 0;
    const couple = en_couple(c, famille, mois);
    const plafond = c.p(`${ASI}plafond_ressource_${couple ? "couple" : "seul"}`, mois) / 12;
    const part = nombre(c, famille, mois, asi_eligibilite) > 1 ? 0.5 : 1;
    return positif(plafond - asi_aspa_base_ressources(c, famille, mois)) * part;
  },
);

/** Euros a month, for the family: what its resources leave of the maximum. */
export const aspa = variable.famille.nombre(
  {
    nom: "aspa",
    libelle: "allocation de solidarité aux personnes âgées",
    article: "CSS, art. L815-1, D815-1 et D815-2",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    const ayantsDroit = nombre(c, famille, mois, aspa_eligibilite);
    if (ayantsDroit === 0) return 0;
    const couple = en_couple(c, famille, mois);
    const montant = (qui: "couples" | "personnes_seules") =>
      c.p(`${ASPA}montant_maximum_annuel.${qui}`, mois) / 12;
    const plafond = c.p(`${ASPA}plafond_ressources.${couple ? "couples" : "personnes_seules"}`, mois) / 12;
    const ressources = asi_aspa_base_ressources(c, famille, mois);
    // One of the two has the invalidity allowance instead: half of the couple’s amount (CSS, art. D815-2).
    const avecAsi = ayantsDroit === 1 && nombre(c, famille, mois, asi_eligibilite) === 1;
    const maximum = ayantsDroit === 2 || avecAsi ? montant("couples") : montant("personnes_seules");
    const reference = avecAsi ? maximum / 2 : maximum;
    const excedent = positif(ressources + reference - plafond);
    return avecAsi ? positif(maximum / 2 - excedent / 2) : positif(maximum - excedent);
  },
);
