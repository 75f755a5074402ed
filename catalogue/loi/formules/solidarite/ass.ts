import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, moisEntre, precedents } from "../../mois.ts";
import { lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { age_en_mois, en_couple } from "../communs/personnes.ts";
import { indemnites_journalieres } from "../communs/revenus.ts";
import { revenus_non_salaries, salaire_imposable } from "../impot/index.ts";

const ASS = "chomage.allocations_assurance_chomage.ass.";
/** Days paid in a month (code du travail, art. R5423-1). */
const JOURS = 30;
/** Months of work that may go with the allowance (code du travail, art. R5425-2). */
const MOIS_DE_CUMUL = 3;

const aah = lointaine<IndividuDeLaLoi, number>("aah");

type Revenu = (c: Calcul, individu: IndividuDeLaLoi, mois: number) => number;
const surUnAn = (c: Calcul, individu: IndividuDeLaLoi, mois: number, revenu: Revenu): number =>
  somme(precedents(12, mois), (m) => revenu(c, individu, m));

/** Sum of a year, less a share once it has stopped: 30 % if another income replaces it, all otherwise. */
function abattu(c: Calcul, individu: IndividuDeLaLoi, mois: number, revenu: Revenu): number {
  const total = surUnAn(c, individu, mois, revenu);
  if (revenu(c, individu, mois - 1) !== 0) return total;
  const remplace =
    d.chomage_net(c, individu, mois - 1) +
      indemnites_journalieres(c, individu, mois - 1) +
      d.retraite_nette(c, individu, mois - 1) >
    0;
  return total * (1 - c.p(`${ASS}${remplace ? "abat_rev_subst_conj" : "abat_rev_non_subst_conj"}`, mois));
}

/** Euros of twelve months. */
export const ass_base_ressources_individu = variable.individu.nombre(
  {
    nom: "ass_base_ressources_individu",
    libelle: "ressources d’une année",
    article: "Code du travail, art. R5423-2 et R5423-3",
    unite: "€",
  },
  (c, individu, mois) => {
    const abattus = [
      salaire_imposable,
      d.retraite_nette,
      d.pensions_alimentaires_percues,
      aah,
      d.indemnites_stage,
      d.revenus_stage_formation_pro,
    ];
    return (
      somme(abattus, (revenu) => abattu(c, individu, mois, revenu)) +
      surUnAn(c, individu, mois, d.pensions_invalidite) -
      Math.abs(surUnAn(c, individu, mois, d.pensions_alimentaires_versees_individu)) +
      revenus_non_salaries(c, individu, anneeDe(mois) - 1) +
      surUnAn(c, individu, mois, d.revenus_locatifs) +
      d.revenus_capital(c, individu, mois)
    );
  },
);

export const ass_base_ressources_conjoint = variable.individu.nombre(
  {
    nom: "ass_base_ressources_conjoint",
    libelle: "ressources du conjoint ou de la conjointe sur une année",
    article: "Code du travail, art. R5423-2",
    unite: "€",
  },
  (c, individu, mois) => {
    const chomage = d.chomage_net(c, individu, mois - 1) > 0 ? surUnAn(c, individu, mois, d.chomage_net) : 0;
    return (
      ass_base_ressources_individu(c, individu, mois) +
      chomage +
      abattu(c, individu, mois, indemnites_journalieres)
    );
  },
);

export const ass_base_ressources = variable.famille.nombre(
  {
    nom: "ass_base_ressources",
    libelle: "ressources du ménage sur une année",
    article: "Code du travail, art. R5423-2",
    unite: "€",
  },
  (c, famille, mois) => {
    const [demandeur, conjoint] = famille.parents;
    return (
      (demandeur ? ass_base_ressources_individu(c, demandeur, mois) : 0) +
      (conjoint ? ass_base_ressources_conjoint(c, conjoint, mois) : 0)
    );
  },
);

/** Work may go with the allowance for three months; three months without work start the count again. */
export const ass_eligibilite_cumul_individu = variable.individu.booleen(
  {
    nom: "ass_eligibilite_cumul_individu",
    libelle: "reprise de travail récente",
    article: "Code du travail, art. R5425-2",
  },
  (c, individu, mois) => {
    let travailles = 0;
    let sansTravail = 0;
    for (const m of moisEntre(mois - 12, mois)) {
      const travaille = salaire_imposable(c, individu, m) > 0;
      const chomeur = d.activite(c, individu, m) === "chomeur";
      sansTravail = chomeur && !travaille ? sansTravail + 1 : 0;
      if (sansTravail >= MOIS_DE_CUMUL) travailles = 0;
      if (travaille && !chomeur && d.ass_precondition_remplie(c, individu, m) && aah(c, individu, m) === 0) {
        travailles += 1;
      }
    }
    return travailles <= MOIS_DE_CUMUL;
  },
);

export const ass_eligibilite_individu = variable.individu.booleen(
  {
    nom: "ass_eligibilite_individu",
    libelle: "droit à l’allocation de solidarité spécifique",
    article: "Code du travail, art. L5423-1 et R5423-1",
  },
  (c, individu, mois) =>
    d.ass_precondition_remplie(c, individu, mois) &&
    age_en_mois(c, individu, mois) <= c.p(`${ASS}age_max`, mois) &&
    aah(c, individu, mois) === 0 &&
    d.chomage_net(c, individu, mois) === 0 &&
    (d.activite(c, individu, mois) === "chomeur" || ass_eligibilite_cumul_individu(c, individu, mois)),
);

/** Euros a month; nothing under one day’s amount. */
export const ass = variable.individu.nombre(
  {
    nom: "ass",
    libelle: "allocation de solidarité spécifique",
    article: "Code du travail, art. L5423-1 et R5423-1 et suivants",
    unite: "€",
    protectionSociale: true,
  },
  (c, individu, mois) => {
    if (!ass_eligibilite_individu(c, individu, mois)) return 0;
    const famille = c.familleDe(individu);
    const mayotte = residence_mayotte(c, c.menageDe(individu), mois);
    const jour = c.p(`${ASS}${mayotte ? "montant_plein_mayotte" : "montant_plein"}`, mois);
    const plafond = jour * c.p(`${ASS}${en_couple(c, famille, mois) ? "plaf_coup" : "plaf_seul"}`, mois);
    const ressources = ass_base_ressources(c, famille, mois) / 12;
    const montant = positif(Math.min(JOURS * jour, plafond - ressources));
    return montant < jour ? 0 : montant;
  },
);
