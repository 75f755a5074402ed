import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../../moteur/entites.ts";
import { positif, variable } from "../../../moteur/variable.ts";
import { en_couple } from "../../communs/personnes.ts";
import { aUnLogementAPayer, loyerEtCharges, paris_logement_charge_nette_mensuelle } from "./logement.ts";
import {
  enAlternance,
  paris_nb_enfants,
  paris_nb_enfants_handicapes,
  PARIS,
  REGLEMENT,
} from "./personnes.ts";
import { paris_base_ressources_foyer } from "./ressources.ts";

const PLFM = `${PARIS}plfm.`;
const PLF = `${PARIS}paris_logement_familles.`;
/** From this number of children on, a lone parent has the families’ aid. */
const FAMILLE_NOMBREUSE = 4;
const MOITIE = 0.5;

const ressources = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  paris_base_ressources_foyer(c, famille, mois - 1);

/** By two ceilings on last month’s resources. */
export const paris_logement_plfm_montant = variable.famille.nombre(
  {
    nom: "paris_logement_plfm_montant",
    libelle: "montant de Paris Logement Familles Monoparentales",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    const base = ressources(c, famille, mois);
    if (base <= c.p(`${PLFM}premier_plafond_plfm`, mois)) return c.p(`${PLFM}aide_1er_plafond_plfm`, mois);
    return base <= c.p(`${PLFM}deuxieme_plafond_plfm`, mois) ? c.p(`${PLFM}aide_2eme_plafond_plfm`, mois) : 0;
  },
);

/** A lone Parisian parent of one to three children, with a dwelling to pay for. */
export const paris_logement_est_monoparentale = variable.famille.booleen(
  {
    nom: "paris_logement_est_monoparentale",
    libelle: "famille monoparentale de un à trois enfants",
    article: REGLEMENT,
  },
  (c, famille, mois) => {
    const enfants = paris_nb_enfants(c, famille, mois);
    return (
      aUnLogementAPayer(c, famille, mois) &&
      !en_couple(c, famille, mois) &&
      enfants >= 1 &&
      enfants < FAMILLE_NOMBREUSE
    );
  },
  false,
);

/** Euros a month, at most what is left to pay. */
export const paris_logement_plfm = variable.famille.nombre(
  {
    nom: "paris_logement_plfm",
    libelle: "Paris Logement Familles Monoparentales",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    paris_logement_est_monoparentale(c, famille, mois)
      ? Math.min(
          paris_logement_plfm_montant(c, famille, mois),
          paris_logement_charge_nette_mensuelle(c, famille, mois),
        )
      : 0,
);

export const paris_logement_familles_elig = variable.famille.booleen(
  {
    nom: "paris_logement_familles_elig",
    libelle: "logement à payer à Paris",
    article: REGLEMENT,
  },
  aUnLogementAPayer,
  false,
);

/** A lone parent over the ceilings of the lone parents’ aid, or in a couple. */
const horsMonoparentale = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  en_couple(c, famille, mois) || ressources(c, famille, mois) > c.p(`${PLFM}deuxieme_plafond_plfm`, mois);

/** Amount of three children and of each one above, by two ceilings. */
function tarif(c: Calcul, famille: FamilleDeLaLoi, mois: number): { base: number; suivant: number } {
  const revenu = ressources(c, famille, mois);
  if (revenu > c.p(`${PLF}plafond_haut_3enf`, mois)) return { base: 0, suivant: 0 };
  const rang = revenu <= c.p(`${PLF}plafond_bas_3enf`, mois) ? "haut" : "bas";
  return {
    base: c.p(`${PLF}montant_${rang}_3enf`, mois),
    suivant: c.p(`${PLF}montant_${rang}_enf_sup`, mois),
  };
}

/** For two children under a ceiling, for three and more, less half a share for alternating custody. */
function montantOrdinaire(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const enfants = paris_nb_enfants(c, famille, mois);
  const ouvert =
    enfants >= FAMILLE_NOMBREUSE ||
    en_couple(c, famille, mois) ||
    (enfants >= 2 && horsMonoparentale(c, famille, mois));
  if (!ouvert) return 0;
  const { base, suivant } = tarif(c, famille, mois);
  const deux =
    enfants === 2 && ressources(c, famille, mois) <= c.p(`${PLF}plafond_2enf`, mois)
      ? c.p(`${PLF}montant_2enf`, mois)
      : 0;
  const montant = deux + (enfants >= 3 ? base : 0) + suivant * positif(enfants - 3);
  const alternees = enAlternance(c, famille, mois);
  if (alternees === 0) return montant;
  return enfants - alternees < 3 ? MOITIE * montant : montant - MOITIE * alternees * suivant;
}

/** For a disabled child, whatever the number of children. */
export const plf_handicap = variable.famille.nombre(
  {
    nom: "plf_handicap",
    libelle: "Paris Logement Familles pour un enfant handicapé",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    const handicapes = paris_nb_enfants_handicapes(c, famille, mois);
    if (
      handicapes === 0 ||
      ressources(c, famille, mois) > c.p(`${PLF}plafond_haut_3enf`, mois) ||
      !horsMonoparentale(c, famille, mois)
    )
      return 0;
    const part = handicapes === enAlternance(c, famille, mois, true) ? MOITIE : 1;
    const nombreuse = paris_nb_enfants(c, famille, mois) >= FAMILLE_NOMBREUSE;
    return (
      c.p(`${PLF}montant_haut_3enf`, mois) * part + (nombreuse ? c.p(`${PLF}montant_haut_enf_sup`, mois) : 0)
    );
  },
);

/** Euros a month, at most what is left to pay. */
export const paris_logement_familles = variable.famille.nombre(
  {
    nom: "paris_logement_familles",
    libelle: "Paris Logement Familles",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    paris_logement_familles_elig(c, famille, mois)
      ? positif(
          Math.min(
            Math.max(montantOrdinaire(c, famille, mois), plf_handicap(c, famille, mois)),
            loyerEtCharges(c, famille, mois),
            paris_logement_charge_nette_mensuelle(c, famille, mois),
          ),
        )
      : 0,
);
