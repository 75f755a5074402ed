import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { arrondi, lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { age, etudiant, majeur } from "../communs/personnes.ts";
import { indemnites_journalieres } from "../communs/revenus.ts";
import { ir_tranche, travaille } from "../impot/index.ts";
import { ppa } from "./ppa.ts";

const CEJ = "prestations_sociales.education.contrat_engagement_jeune.";
const SMIC = "marche_travail.salaire_minimum.smic.";
const rsa = lointaine<FamilleDeLaLoi, number>("rsa");

/** Share of the amounts that Mayotte has: 285 € of 500 in 2022, 314.80 of 552.29 in 2024 (C. trav., art. D5131-19). */
const PART_A_MAYOTTE = 0.57;

/** Bracket of income tax of two years ago: 0 untaxed, 1 the first one. */
const tranche = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  ir_tranche(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2);

/** 16 to 25, or 29 with a disability; not a student, not well-off, without RSA or civic service. */
export const contrat_engagement_jeune_eligibilite = variable.individu.booleen(
  {
    nom: "contrat_engagement_jeune_eligibilite",
    libelle: "droit à l’allocation du contrat d’engagement jeune",
    article: "Code du travail, art. L5131-6, R5131-15 et suivants, R5131-24",
    enVigueur: `${CEJ}critere_age.minimum`,
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    const ans = age(c, individu, mois);
    const limite = d.handicap(c, individu, mois) ? "maximum_handicap" : "maximum";
    return (
      ans >= c.p(`${CEJ}critere_age.minimum`, mois) &&
      ans <= c.p(`${CEJ}critere_age.${limite}`, mois) &&
      !etudiant(c, individu, mois) &&
      tranche(c, individu, mois) <= 1 &&
      // Nor of this month: somebody turns 25, a child is born.
      somme([...precedents(3, mois), mois], (m) => rsa(c, famille, m)) <= 0 &&
      // The prime of a work that is over may be kept beside the allowance; who looks for a job and earns a little has one of the
      // two, as they ask (R5131-24, II).
      (!travaille(c, individu, mois) ||
        d.activite(c, individu, mois) === "chomeur" ||
        somme(precedents(3, mois), (m) => ppa(c, famille, m)) <= 0) &&
      d.indemnites_volontariat(c, individu, mois) === 0
    );
  },
);

export const contrat_engagement_jeune_montant_forfaitaire = variable.individu.nombre(
  {
    nom: "contrat_engagement_jeune_montant_forfaitaire",
    libelle: "montant du contrat d’engagement jeune, avant ressources",
    article: "Code du travail, art. D5131-19",
    unite: "€",
    enVigueur: `${CEJ}critere_age.minimum`,
  },
  (c, individu, mois) => {
    const taux = tranche(c, individu, mois);
    if (taux > 1) return 0;
    const majeurs = taux === 0 ? "majeurs_non_imposables" : "majeurs_1ere_tranche_ir";
    const montant = c.p(`${CEJ}montants.montant_${majeur(c, individu, mois) ? majeurs : "mineurs"}`, mois);
    const aMayotte = residence_mayotte(c, c.menageDe(individu), mois);
    return aMayotte ? arrondi(PART_A_MAYOTTE * montant, 2) : montant;
  },
);

/** Euros a month: less what replaces it, then less a share of what is earned above 300 €. */
export const contrat_engagement_jeune = variable.individu.nombre(
  {
    nom: "contrat_engagement_jeune",
    libelle: "allocation du contrat d’engagement jeune",
    article: "Code du travail, art. L5131-6 et D5131-20",
    unite: "€",
    enVigueur: `${CEJ}critere_age.minimum`,
    protectionSociale: true,
  },
  (c, individu, mois) => {
    if (!contrat_engagement_jeune_eligibilite(c, individu, mois)) return 0;
    const moyenne = (revenus: readonly (typeof d)["salaire_net"][]) =>
      somme(precedents(3, mois), (m) => somme(revenus, (revenu) => revenu(c, individu, m))) / 3;
    const forfait = contrat_engagement_jeune_montant_forfaitaire(c, individu, mois);
    const entiers = moyenne([d.revenus_stage_formation_pro, d.chomage_net]);
    const partiels = moyenne([
      d.indemnites_chomage_partiel,
      d.salaire_net,
      indemnites_journalieres,
      d.remuneration_apprenti,
    ]);
    const franchise = c.p(`${CEJ}degressivite.abattement_deductibilite_partielle`, mois);
    const nul =
      c.p(`${CEJ}degressivite.part_smic_deductibilite_partielle`, mois) *
      c.p(`${SMIC}smic_b_horaire`, mois) *
      c.p(`${SMIC}nb_heures_travail_mensuel`, mois);
    return positif(
      positif(forfait - entiers) - (positif(partiels - franchise) * forfait) / (nul - franchise),
    );
  },
);
