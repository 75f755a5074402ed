import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { indemnites_journalieres, rsa_base_ressources_patrimoine_individu } from "../communs/revenus.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";
import { revenus_non_salaries } from "../impot/index.ts";
import { lu } from "./autres.ts";
import { forfaitLogement } from "./forfait_logement.ts";
import {
  css_base_ressources_aah_individu,
  css_base_ressources_asi_individu,
  css_base_ressources_aspa_asv,
} from "./minima.ts";
import { estACharge } from "./plafonds.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const ABATTEMENT_CHOMAGE =
  "prestations_sociales.solidarite_insertion.minima_sociaux.cs.cmu.abattement_chomage";

const douzeMois = (mois: number): number[] => precedents(12, mois);

/** What counts over twelve months, as received. */
const ressourcesMensuelles = [
  d.allocation_securisation_professionnelle,
  lu.ass,
  d.bourse_recherche,
  lu.caah,
  d.chomage_net,
  css_base_ressources_aah_individu,
  css_base_ressources_asi_individu,
  d.dedommagement_victime_amiante,
  d.gains_exceptionnels,
  d.indemnites_chomage_partiel,
  indemnites_journalieres,
  d.indemnites_stage,
  d.pensions_alimentaires_percues,
  d.pensions_invalidite,
  d.prestation_compensatoire,
  d.prime_forfaitaire_mensuelle_reprise_activite,
  d.retraite_nette,
  rsa_base_ressources_patrimoine_individu,
  d.salaire_net,
];

/** Ill, unemployed with a benefit or in training this month: earnings of the past count for less. */
const activiteInterrompue = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  d.indemnites_journalieres_maladie(c, individu, mois) > 0 ||
  (d.activite(c, individu, mois) === "chomeur" &&
    d.chomage_net(c, individu, mois) + d.indemnites_chomage_partiel(c, individu, mois) > 0) ||
  lu.ass(c, individu, mois) > 0 ||
  d.revenus_stage_formation_pro(c, individu, mois) > 0;

/** Yearly profits of last year. */
const benefices = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  revenus_non_salaries(c, individu, anneeDe(mois) - 1);

/** Euros of the last twelve months, for one person. */
export const css_cmu_base_ressources_individu = variable.individu.nombre(
  {
    nom: "css_cmu_base_ressources_individu",
    libelle: "ressources d’une personne pour la complémentaire santé solidaire",
    ...selon("sante", "CSS, art. R861-4 et R861-8"),
    unite: "€",
  },
  (c, individu, mois) => {
    const annee = douzeMois(mois);
    const total = (revenu: (typeof ressourcesMensuelles)[number]) =>
      somme(annee, (m) => revenu(c, individu, m));
    const formation =
      d.revenus_stage_formation_pro(c, individu, mois - 1) > 0 ? total(d.revenus_stage_formation_pro) : 0;
    const bourse = lu.boursier(c, individu, mois) ? 0 : d.bourse_enseignement_sup(c, individu, mois);
    const abattement = activiteInterrompue(c, individu, mois)
      ? c.p(ABATTEMENT_CHOMAGE, mois) * total(d.salaire_net)
      : 0;
    return (
      somme(ressourcesMensuelles, total) +
      formation +
      bourse +
      benefices(c, individu, mois) -
      Math.abs(total(d.pensions_alimentaires_versees_individu)) -
      abattement
    );
  },
);

/** Family benefits that count, euros a month (CSS, art. R861-8). */
const prestationsDeLaFamille = [lu.af, lu.asf, lu.cf, paje_clca, paje_prepare, css_base_ressources_aspa_asv];

/** Euros of the last twelve months, for the household. */
export const css_cmu_base_ressources = variable.famille.nombre(
  {
    nom: "css_cmu_base_ressources",
    libelle: "ressources prises en compte pour la complémentaire santé solidaire",
    ...selon("sante", "CSS, art. R861-4 à R861-10"),
    unite: "€",
  },
  (c, famille, mois) => {
    const comptes = [...famille.parents, ...famille.enfants.filter((enfant) => estACharge(c, enfant, mois))];
    return (
      forfaitLogement(c, famille, mois) +
      somme(prestationsDeLaFamille, (prestation) =>
        somme(douzeMois(mois), (m) => prestation(c, famille, m)),
      ) +
      somme(comptes, (individu) => css_cmu_base_ressources_individu(c, individu, mois))
    );
  },
);
