import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { moisDeLAnnee } from "../../mois.ts";
import { arrondi, positif, somme, variable } from "../../moteur/variable.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import * as d from "../communs/donnees.ts";
import { retraite_imposable, salaire_imposable } from "./net.ts";
import { chomageDuMois, indemnites_imposables } from "./remplacement.ts";

const DEDUCTIONS = "impot_revenu.calcul_revenus_imposables.deductions.";
const MICRO = "impot_revenu.calcul_revenus_imposables.rpns.micro.microentreprise.";

/** Euros of a month: taxable wages, what stands for them and unemployment benefits (CGI, art. 79 et 80 quinquies). */
export const salairesDuMois = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  salaire_imposable(c, individu, mois) +
  indemnites_imposables(c, individu, mois) +
  chomageDuMois(c, individu, mois);

/** Euros of a month: alimony received, retirement and disability (CGI, art. 79 et 80 septies). */
export const pensionsDuMois = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  d.pensions_alimentaires_percues(c, individu, mois) +
  retraite_imposable(c, individu, mois) +
  d.pensions_invalidite(c, individu, mois);

/** Wages, what stands for them and unemployment benefits of a year. */
export const revenu_assimile_salaire = variable.individu.parAn.nombre(
  {
    nom: "revenu_assimile_salaire",
    libelle: "salaires, indemnités et allocations chômage de l’année",
    article: "CGI, art. 79 et 80 quinquies",
    unite: "€",
  },
  (c, individu, annee) => somme(moisDeLAnnee(annee), (mois) => salairesDuMois(c, individu, mois)),
);

/** Ten percent of wages, within bounds: what professional expenses are taken to be (CGI, art. 83, 3°). */
export const abattementSalaires = (c: Calcul, salaires: number, annee: number): number =>
  arrondi(
    Math.min(
      Math.max(c.p(`${DEDUCTIONS}abatpro.taux`, annee) * salaires, c.p(`${DEDUCTIONS}abatpro.min`, annee)),
      c.p(`${DEDUCTIONS}abatpro.max`, annee),
    ),
  );

/** Wages less ten percent or real expenses; real expenses may make it negative. */
export const revenu_assimile_salaire_apres_abattements = variable.individu.parAn.nombre(
  {
    nom: "revenu_assimile_salaire_apres_abattements",
    libelle: "salaires après abattement de 10 % ou frais réels",
    article: "CGI, art. 83",
    unite: "€",
  },
  (c, individu, annee) => {
    const salaires = revenu_assimile_salaire(c, individu, annee);
    const abattement = abattementSalaires(c, salaires, annee);
    const frais = d.frais_reels(c, individu, annee);
    return frais > abattement ? salaires - frais : positif(salaires - abattement);
  },
);

/** Pensions of a year: alimony received, retirement and disability. */
export const revenu_assimile_pension = variable.individu.parAn.nombre(
  {
    nom: "revenu_assimile_pension",
    libelle: "pensions et retraites de l’année",
    article: "CGI, art. 79 et 80 septies",
    unite: "€",
  },
  (c, individu, annee) => somme(moisDeLAnnee(annee), (mois) => pensionsDuMois(c, individu, mois)),
);

/** Ten percent of pensions, at least the minimum; the household’s maximum is applied apart. */
export const abattementPensions = (c: Calcul, pensions: number, annee: number): number =>
  arrondi(
    Math.max(c.p(`${DEDUCTIONS}abatpen.taux`, annee) * pensions, c.p(`${DEDUCTIONS}abatpen.min`, annee)),
  );

export const revenu_assimile_pension_apres_abattements = variable.individu.parAn.nombre(
  {
    nom: "revenu_assimile_pension_apres_abattements",
    libelle: "pensions et retraites après abattement de 10 %",
    article: "CGI, art. 158, 5 a",
    unite: "€",
  },
  (c, individu, annee) => {
    const pensions = revenu_assimile_pension(c, individu, annee);
    return positif(pensions - abattementPensions(c, pensions, annee));
  },
);

/** What the maximum of the pensions’ allowance takes back from the household. */
export function excedentAbattementPensions(
  c: Calcul,
  membres: readonly IndividuDeLaLoi[],
  annee: number,
): number {
  const abattements = somme(membres, (individu) => {
    const pensions = revenu_assimile_pension(c, individu, annee);
    return Math.min(pensions, abattementPensions(c, pensions, annee));
  });
  return positif(abattements - c.p(`${DEDUCTIONS}abatpen.max`, annee));
}

export const traitements_salaires_pensions_rentes = variable.individu.parAn.nombre(
  {
    nom: "traitements_salaires_pensions_rentes",
    libelle: "salaires, chômage, pensions et retraites imposables",
    article: "CGI, art. 158",
    unite: "€",
  },
  (c, individu, annee) =>
    revenu_assimile_salaire_apres_abattements(c, individu, annee) +
    revenu_assimile_pension_apres_abattements(c, individu, annee),
);

/** Turnover of a year less the flat allowance of each kind of activity. */
export const rpns_micro_entreprise_benefice = variable.individu.parAn.nombre(
  {
    nom: "rpns_micro_entreprise_benefice",
    libelle: "bénéfice de la micro-entreprise",
    article: "CGI, art. 50-0 et 102 ter",
    unite: "€",
  },
  (c, individu, annee) => {
    const reste = (chemin: string) => 1 - c.p(`${MICRO}${chemin}.taux`, annee);
    return (
      d.rpns_micro_entreprise_CA_bic_vente_imp(c, individu, annee) * reste("regime_micro_bic.marchandises") +
      d.rpns_micro_entreprise_CA_bic_service_imp(c, individu, annee) * reste("regime_micro_bic.services") +
      d.rpns_micro_entreprise_CA_bnc_imp(c, individu, annee) * reste("regime_micro_bnc")
    );
  },
);

/**
 * Profits of a year: of a small business after its flat allowance, of a farm, of another activity of one’s own.
 * Nobody is asked those of two years ago: last year’s stand for them (docs/specification.md#loi-passe).
 */
export const revenus_non_salaries = variable.individu.parAn.nombre(
  {
    nom: "revenus_non_salaries",
    libelle: "bénéfices de l’activité indépendante",
    article: "CGI, art. 34, 63 et 92",
    unite: "€",
  },
  (c, individu, annee) =>
    somme(
      [rpns_micro_entreprise_benefice, d.rpns_benefice_exploitant_agricole, d.rpns_autres_revenus],
      (revenu) => revenu(c, individu, annee),
    ),
);
