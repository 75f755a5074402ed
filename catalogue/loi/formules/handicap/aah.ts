import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, moisDeLAnnee, precedents } from "../../mois.ts";
import { lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { selon } from "../communs/definitions-du-revenu.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { age, autonomie_financiere, enfant_a_charge, etudiant } from "../communs/personnes.ts";
import { orphelin } from "../communs/rares.ts";
import { indemnites_journalieres, rsa_base_ressources_patrimoine_individu } from "../communs/revenus.ts";
import {
  accidentsEnPlus,
  revenu_assimile_pension,
  revenus_non_salaries,
  salaire_imposable,
  salairesDuMois,
  travaille,
} from "../impot/index.ts";
import { majorationDeCouple, ressourcesDuConjoint } from "./aah_conjugale.ts";

const AAH = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.";
const MONTANT_A_MAYOTTE = "prestations_sociales.prestations_etat_de_sante.invalidite.aah_mayotte.montant";
const SMIC = "marche_travail.salaire_minimum.smic.";

const af_nbenf = lointaine<FamilleDeLaLoi, number>("af_nbenf");
const asi = lointaine<IndividuDeLaLoi, number>("asi");
const prestations_familiales_enfant_a_charge = lointaine<IndividuDeLaLoi, boolean>(
  "prestations_familiales_enfant_a_charge",
);

/**
 * Under 20, alone, at the parents’ or on their tax return, and living on them: a child that opens their right to family benefits
 * (CSS, art. L512-3 et R512-2), the AEEH among them.
 */
export const aLaChargeDesParents = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  age(c, individu, mois) < c.p(`${AAH}age_minimal`, mois) &&
  c.familleDe(individu).membres.length === 1 &&
  !orphelin(c, individu, mois) &&
  (d.habite_chez_parents(c, individu, mois) || enfant_a_charge(c, individu, anneeDe(mois))) &&
  !autonomie_financiere(c, individu, mois);

/** 80 % of incapacity, or 50 % with a lasting restriction of access to work before retirement age. */
export const aah_eligible = variable.individu.booleen(
  {
    nom: "aah_eligible",
    libelle: "droit à l’allocation aux adultes handicapés",
    article: "CSS, art. L821-1, L821-2, D821-1 et R821-1",
  },
  (c, individu, mois) => {
    const taux = d.taux_incapacite(c, individu, mois);
    const ans = age(c, individu, mois);
    const restreint =
      taux >= c.p(`${AAH}taux_capacite.taux_incapacite_rsdae`, mois) &&
      d.aah_restriction_substantielle_durable_acces_emploi(c, individu, mois) &&
      ans <= c.p(`${AAH}age_legal_retraite`, mois);
    const adulte =
      ans >= c.p(`${AAH}age_minimal`, mois) ||
      (ans >= c.p(`${AAH}age_fin_educ`, mois) &&
        !prestations_familiales_enfant_a_charge(c, individu, mois) &&
        !aLaChargeDesParents(c, individu, mois));
    return (taux >= c.p(`${AAH}taux_capacite.taux_incapacite`, mois) || restreint) && adulte;
  },
);

const accidents = accidentsEnPlus("aah");

const aTravaille = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  salaire_imposable(c, individu, mois) > 0 || travaille(c, individu, mois);

type Revenu = (c: Calcul, individu: IndividuDeLaLoi, mois: number) => number;

const pensions: readonly Revenu[] = [
  d.pensions_alimentaires_percues,
  d.pensions_invalidite,
  d.prestation_compensatoire,
  d.retraite_nette,
];

const aCesse = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  !aTravaille(c, individu, mois) && !etudiant(c, individu, mois);
const remplace = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  somme([d.chomage_net, d.retraite_nette, d.pensions_invalidite], (revenu) => revenu(c, individu, mois - 1)) >
  0;

/** Work is over, and nothing stood for it last month: what it brought, and the dole, count no more (CSS, art. R821-4-4). */
const neutralise = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  aCesse(c, individu, mois) &&
  !remplace(c, individu, mois) &&
  indemnites_journalieres(c, individu, mois - 1) === 0;

/** Share of the earnings that counts: a fifth under 30 % of the minimum wage, 60 % above. */
function travailRetenu(c: Calcul, individu: IndividuDeLaLoi, mois: number, revenus: number): number {
  const smic = 12 * c.p(`${SMIC}smic_b_horaire`, mois) * c.p(`${SMIC}nb_heures_travail_mensuel`, mois);
  const bas = Math.min(c.p(`${AAH}travail_ordinaire.tranche_smic`, mois) * smic, revenus);
  const retenu =
    (1 - c.p(`${AAH}travail_ordinaire.abattement_30`, mois)) * bas +
    (1 - c.p(`${AAH}travail_ordinaire.abattement_sup`, mois)) * (revenus - bas);
  const abattu = aCesse(c, individu, mois) || remplace(c, individu, mois);
  return retenu * (abattu ? 1 - c.p(`${AAH}abattement_cessation_activite`, mois) : 1);
}

/** A year’s worth of what three months brought. */
const quatreTrimestres = (
  c: Calcul,
  individu: IndividuDeLaLoi,
  mois: number,
  revenus: readonly Revenu[],
): number => 4 * somme(precedents(3, mois), (m) => somme(revenus, (revenu) => revenu(c, individu, m)));

/** Part of the pensions received that does not count (CSS, art. R821-4, II, 2°). */
const PENSIONS_DEDUITES = 0.2;

const revenusDuTravail: readonly Revenu[] = [
  d.chomage_net,
  d.indemnites_chomage_partiel,
  indemnites_journalieres,
  d.indemnites_stage,
  d.revenus_stage_formation_pro,
  d.salaire_net,
];

const autresRevenus: readonly Revenu[] = [
  (c, individu, mois) => asi(c, individu, mois),
  d.allocation_securisation_professionnelle,
  d.bourse_recherche,
  d.gains_exceptionnels,
  ...pensions,
  rsa_base_ressources_patrimoine_individu,
];

export const aah_base_ressources_activite_eval_trimestrielle = variable.individu.nombre(
  {
    nom: "aah_base_ressources_activite_eval_trimestrielle",
    libelle: "revenus d’activité des trois derniers mois, sur un an",
    article: "CSS, art. R821-4-1",
    unite: "€",
  },
  (c, individu, mois) =>
    quatreTrimestres(c, individu, mois, revenusDuTravail) +
    revenus_non_salaries(c, individu, anneeDe(mois) - 1),
);

export const aah_base_ressources_hors_activite_eval_trimestrielle = variable.individu.nombre(
  {
    nom: "aah_base_ressources_hors_activite_eval_trimestrielle",
    libelle: "autres ressources des trois derniers mois, sur un an",
    article: "CSS, art. R821-4-1",
    unite: "€",
  },
  (c, individu, mois) =>
    quatreTrimestres(c, individu, mois, autresRevenus) -
    Math.abs(quatreTrimestres(c, individu, mois, [d.pensions_alimentaires_versees_individu])),
);

export const aah_base_ressources_activite_eval_annuelle = variable.individu.nombre(
  {
    nom: "aah_base_ressources_activite_eval_annuelle",
    libelle: "revenus d’activité d’il y a deux ans",
    article: "CSS, art. R821-4 et R821-4-4",
    unite: "€",
  },
  (c, individu, mois) =>
    somme(moisDeLAnnee(anneeDe(mois) - 2), (m) =>
      neutralise(c, individu, mois)
        ? indemnites_journalieres(c, individu, m)
        : salairesDuMois(c, individu, m) + accidents(c, individu, m),
    ),
);

/**
 * Resources of a month: of the last quarter for who works, of two years ago otherwise. The CNAF takes no ten percent off the wages of the
 * person (circular n° 2010-013 of 17 November 2010, p. 43), though « nets catégoriels » is after it (CSS, art. R532-3).
 */
export const aah_base_ressources_deconjugalisee = variable.individu.nombre(
  {
    nom: "aah_base_ressources_deconjugalisee",
    libelle: "ressources prises en compte pour l’AAH, par mois",
    ...selon("aah", "CSS, art. L821-3, R532-3, R821-4 et D821-9"),
    unite: "€",
  },
  (c, individu, mois) => {
    if (aTravaille(c, individu, mois)) {
      const travail = aah_base_ressources_activite_eval_trimestrielle(c, individu, mois);
      const autres =
        aah_base_ressources_hors_activite_eval_trimestrielle(c, individu, mois) -
        PENSIONS_DEDUITES * quatreTrimestres(c, individu, mois, pensions);
      return positif(travailRetenu(c, individu, mois, travail) + autres) / 12;
    }
    const travail = aah_base_ressources_activite_eval_annuelle(c, individu, mois);
    const recues = revenu_assimile_pension(c, individu, anneeDe(mois) - 2);
    return (travailRetenu(c, individu, mois, travail) + (1 - PENSIONS_DEDUITES) * recues) / 12;
  },
);

/** Full amount where somebody lives, euros a month; Mayotte has its own (ordonnance n° 2002-411 du 27 mars 2002, art. 35). */
export const montantPlein = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  residence_mayotte(c, c.menageDe(individu), mois)
    ? c.p(MONTANT_A_MAYOTTE, mois)
    : c.p(`${AAH}montant`, mois);

/** Ceiling of a month: the full amount, half of it more per child; 81 % more for a couple before October 2023. */
export const aah_plafond_ressources_deconjugalise = variable.individu.nombre(
  {
    nom: "aah_plafond_ressources_deconjugalise",
    libelle: "plafond de ressources de l’AAH, par mois",
    article: "CSS, art. D821-2",
    unite: "€",
  },
  (c, individu, mois) =>
    montantPlein(c, individu, mois) *
    (1 +
      majorationDeCouple(c, individu, mois) +
      c.p(`${AAH}majoration_plafond.majoration_par_enfant_supplementaire`, mois) *
        af_nbenf(c, c.familleDe(individu), mois)),
);

/** Pensions that come before the allowance: of invalidity and of retirement this month, the ASI of the month before. */
export const aah_base_non_cumulable = variable.individu.nombre(
  {
    nom: "aah_base_non_cumulable",
    libelle: "pensions versées avant l’AAH",
    article: "CSS, art. L821-1",
    unite: "€",
  },
  (c, individu, mois) =>
    d.pensions_invalidite(c, individu, mois) +
    d.retraite_nette(c, individu, mois) +
    asi(c, individu, mois - 1),
);

/** Euros a month: the full amount, less the resources over the ceiling, less pensions that come first. */
export const aah = variable.individu.nombre(
  {
    nom: "aah",
    libelle: "allocation aux adultes handicapés",
    article: "CSS, art. L821-1 et suivants",
    unite: "€",
    protectionSociale: true,
  },
  (c, individu, mois) => {
    if (!aah_eligible(c, individu, mois)) return 0;
    const plein = montantPlein(c, individu, mois);
    const sousPlafond =
      aah_plafond_ressources_deconjugalise(c, individu, mois) -
      aah_base_ressources_deconjugalisee(c, individu, mois) -
      ressourcesDuConjoint(c, individu, mois);
    const dAbord = aah_base_non_cumulable(c, individu, mois);
    return Math.min(plein, positif(sousPlafond), positif(plein - dAbord));
  },
);
