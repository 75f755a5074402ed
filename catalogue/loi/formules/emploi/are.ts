import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { moisEntre, precedents, premierJour } from "../../mois.ts";
import { positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { prelevementsSurLeChomage } from "../impot/index.ts";

const SMIC = "marche_travail.salaire_minimum.smic.smic_b_mensuel";
const BASE = "chomage.allocations_assurance_chomage.alloc_base.";
const ARE = `${BASE}are.` as const;
const MINIMUM = `${BASE}montant_minimum.apres_1979.montant_minimum_hors_mayotte` as const;
const ARTICLE = "C. trav., art. L5422-1 à L5422-3 ; règlement d’assurance chômage du 15 novembre 2024";

/** Days that every month of allowance counts, since April 2025. */
const JOURS_DU_MOIS = 30;
/** Months that the answers know before this one: the law looks at twenty-four. */
const MOIS_CONNUS = 12;
const JOUR = 86_400_000;
const joursEntre = (debut: number, fin: number): number =>
  (Date.parse(premierJour(fin + 1)) - Date.parse(premierJour(debut))) / JOUR;

/** Months of the last thirteen with a wage, oldest first. */
const moisPayes = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number[] =>
  moisEntre(mois - MOIS_CONNUS, mois).filter((m) => d.salaire_de_base(c, individu, m) > 0);

/** No allowance this month nor in the twelve before: rights that are open are not opened again. */
const sansAllocation = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  [...precedents(MOIS_CONNUS, mois), mois].every(
    (m) =>
      d.chomage_net(c, individu, m) === 0 && d.allocation_securisation_professionnelle(c, individu, m) === 0,
  );

/** Days of the reference period: those worked, and the others between the first and the last, up to a share of the former. */
export const are_jours = variable.individu.nombre(
  { nom: "are_jours", libelle: "jours de la période de référence", article: ARTICLE },
  (c, individu, mois) => {
    const payes = moisPayes(c, individu, mois);
    const [premier, dernier] = [payes[0], payes.at(-1)];
    if (premier === undefined || dernier === undefined) return 0;
    const travailles = somme(payes, (m) => joursEntre(m, m));
    const plafond = travailles * c.p(`${ARE}jours_non_travailles`, mois);
    return travailles + Math.min(joursEntre(premier, dernier) - travailles, plafond);
  },
);

/** Gross wages of the months that are known, by day of the reference period. */
export const are_salaire_journalier = variable.individu.nombre(
  { nom: "are_salaire_journalier", libelle: "salaire journalier de référence", article: ARTICLE, unite: "€" },
  (c, individu, mois) => {
    const jours = are_jours(c, individu, mois);
    const brut = somme(moisPayes(c, individu, mois), (m) => d.salaire_de_base(c, individu, m));
    return jours > 0 ? brut / jours : 0;
  },
);

/**
 * Days that are paid: a share of those of the reference period, between two bounds; none without five months of work for
 * who never had the allowance, six otherwise: which of the two is not asked, so the fewest. Of who worked before the months
 * that are known, it is the fewest.
 */
export const are_duree = variable.individu.nombre(
  { nom: "are_duree", libelle: "jours d’allocation chômage", article: ARTICLE },
  (c, individu, mois) => {
    const payes = moisPayes(c, individu, mois).length;
    if (
      d.activite(c, individu, mois) !== "chomeur" ||
      !sansAllocation(c, individu, mois) ||
      payes < c.p(`${ARE}mois_travailles_premiere_fois`, mois)
    )
      return 0;
    const court = payes < c.p(`${ARE}mois_travailles`, mois);
    const minimum = c.p(`${ARE}jours_payes_minimum${court ? "_premiere_fois" : ""}`, mois);
    const jours = Math.ceil(are_jours(c, individu, mois) * c.p(`${ARE}jours_par_jour_travaille`, mois));
    return Math.min(Math.max(jours, minimum), c.p(`${ARE}jours_payes_maximum`, mois));
  },
);

/** Euros a day before the contributions: the better of two scales, no less than the minimum, no more than a share of the wage. */
export const are_par_jour = variable.individu.nombre(
  { nom: "are_par_jour", libelle: "allocation chômage par jour, brute", article: ARTICLE, unite: "€" },
  (c, individu, mois) => {
    const salaire = are_salaire_journalier(c, individu, mois);
    const avecPartFixe = c.p(`${ARE}taux_avec_part_fixe`, mois) * salaire + c.p(`${ARE}part_fixe`, mois);
    const montant = Math.max(avecPartFixe, c.p(`${ARE}taux_seul`, mois) * salaire, c.p(MINIMUM, mois));
    return Math.min(montant, c.p(`${ARE}plafond`, mois) * salaire);
  },
);

/**
 * Euros a month of thirty days, less the supplementary pension, which does not bring the allowance under its minimum, and the CSG and CRDS,
 * which do not bring it under the minimum wage (CSS, art. L136-1-2, II, 4°). The fall of the seventh month is not counted. Whether the job
 * was lost against one’s will is not asked: nobody is sure of it.
 */
export const are = variable.individu.nombre(
  { nom: "are", libelle: "allocation chômage", article: ARTICLE, unite: "€", protectionSociale: true },
  (c, individu, mois) => {
    if (are_duree(c, individu, mois) === 0) return 0;
    const brut = are_par_jour(c, individu, mois);
    const retraite = c.p(`${ARE}retraite_complementaire`, mois) * are_salaire_journalier(c, individu, mois);
    const verse = JOURS_DU_MOIS * (brut - Math.min(retraite, positif(brut - c.p(MINIMUM, mois))));
    const preleve = prelevementsSurLeChomage(c, individu, mois, JOURS_DU_MOIS * brut);
    return verse - Math.min(preleve, positif(verse - c.p(SMIC, mois)));
  },
);
