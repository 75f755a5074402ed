import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../../moteur/entites.ts";
import { lointaine, somme, variable } from "../../../moteur/variable.ts";
import * as d from "../../communs/donnees.ts";
import { en_couple, etudiant } from "../../communs/personnes.ts";
import {
  logementParisien,
  paris_condition_taux_effort,
  paris_locataire,
  paris_logement_charge_nette_mensuelle,
} from "./logement.ts";
import {
  compteUnePersonneAgee,
  paris_nb_enfants,
  paris_nb_enfants_handicapes,
  PARIS,
  personnesHandicapees,
  REGLEMENT,
} from "./personnes.ts";
import { paris_base_ressources_foyer } from "./ressources.ts";

const PL = `${PARIS}paris_logement.`;
const AGEES = `${PARIS}personnes_agees.paris_logement.`;
const SMIC = "marche_travail.salaire_minimum.smic.";
/** Net minimum wage over the gross one, hourly, in 2019: the ceiling of old people is that wage. */
const SMIC_NET_SUR_BRUT = 7.94 / 10.03;
const DIZAINE = 10;

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");

type Montant = (c: Calcul, famille: FamilleDeLaLoi, mois: number) => number;
type Condition = (c: Calcul, famille: FamilleDeLaLoi, mois: number) => boolean;

const euros = (nom: string, libelle: string, montant: Montant) =>
  variable.famille.nombre({ nom, libelle, article: REGLEMENT, unite: "€", pourSoi: true }, montant);
const condition = (nom: string, libelle: string, vraie: Condition) =>
  variable.famille.booleen({ nom, libelle, article: REGLEMENT }, vraie, false);

/** Never more than what is left to pay for the dwelling. */
const plafonne = (c: Calcul, famille: FamilleDeLaLoi, mois: number, montant: number): number =>
  Math.min(montant, paris_logement_charge_nette_mensuelle(c, famille, mois));

type Menage = "isole" | "couple" | "couple_avec_enfant";

/** Lone person, couple, couple with one child; no other family has this aid. */
function sorteDe(c: Calcul, famille: FamilleDeLaLoi, mois: number): Menage | undefined {
  const enfants = paris_nb_enfants(c, famille, mois);
  if (!en_couple(c, famille, mois)) return enfants === 0 ? "isole" : undefined;
  if (enfants > 1) return undefined;
  return enfants === 1 ? "couple_avec_enfant" : "couple";
}

const MONTANTS = {
  isole: "aide_pers_isol",
  couple: "aide_couple_ss_enf",
  couple_avec_enfant: "aide_couple_avec_enf",
} as const satisfies Record<Menage, string>;
const PLAFONDS = {
  isole: "plafond_pl_personne_isolee",
  couple: "plafond_pl_couple_sans_enf",
  couple_avec_enfant: "plafond_pl_couple_avec_enf",
} as const satisfies Record<Menage, string>;

const lire = (c: Calcul, sorte: Menage | undefined, noms: Record<Menage, string>, mois: number): number =>
  sorte ? c.p(`${PL}${noms[sorte]}`, mois) : 0;

const ressources: Montant = (c, famille, mois) => paris_base_ressources_foyer(c, famille, mois - 1);

/** A Parisian tenant whose rent weighs. */
export const paris_logement_pa_ph_eligibilite = condition(
  "paris_logement_pa_ph_eligibilite",
  "locataire à Paris dont le loyer pèse sur les ressources",
  (c, famille, mois) =>
    d.parisien(c, famille, mois) &&
    paris_locataire(c, famille, mois) &&
    paris_condition_taux_effort(c, famille, mois),
);

/** Net minimum wage rounded up to ten euros without a child, a ceiling of its own with one. */
export const paris_logement_pa_plafond = euros(
  "paris_logement_pa_plafond",
  "plafond de Paris Logement pour les personnes âgées",
  (c, famille, mois) => {
    if (paris_nb_enfants(c, famille, mois) >= 1) return c.p(`${AGEES}plafond.avec_enfant`, mois);
    const smic = c.p(`${SMIC}smic_b_horaire`, mois) * c.p(`${SMIC}nb_heures_travail_mensuel`, mois);
    return Math.ceil((SMIC_NET_SUR_BRUT * smic) / DIZAINE) * DIZAINE;
  },
);

export const paris_logement_pa_eligibilite = condition(
  "paris_logement_pa_eligibilite",
  "conditions de Paris Logement pour les personnes âgées",
  (c, famille, mois) =>
    paris_logement_pa_ph_eligibilite(c, famille, mois) &&
    compteUnePersonneAgee(c, famille, mois) &&
    paris_nb_enfants(c, famille, mois) <= 1 &&
    ressources(c, famille, mois) <= paris_logement_pa_plafond(c, famille, mois),
);

export const paris_logement_pa_montant = euros(
  "paris_logement_pa_montant",
  "montant de Paris Logement pour les personnes âgées",
  (c, famille, mois) => {
    const enfants = paris_nb_enfants(c, famille, mois) > 0;
    const couple = en_couple(c, famille, mois);
    if (enfants && !couple) return 0;
    const cas = enfants ? "couple_avec_enfant" : couple ? "couple_sans_enfant" : "personne_isolee";
    return plafonne(c, famille, mois, c.p(`${AGEES}montant.${cas}`, mois));
  },
);

export const paris_logement_pa = euros(
  "paris_logement_pa",
  "Paris Logement pour les personnes âgées",
  (c, famille, mois) =>
    paris_logement_pa_eligibilite(c, famille, mois) ? paris_logement_pa_montant(c, famille, mois) : 0,
);

/** A disabled adult. */
export const paris_logement_ph_eligibilite = condition(
  "paris_logement_ph_eligibilite",
  "conditions de Paris Logement pour les personnes handicapées",
  (c, famille, mois) =>
    paris_logement_pa_ph_eligibilite(c, famille, mois) &&
    personnesHandicapees(c, famille, mois) - paris_nb_enfants_handicapes(c, famille, mois) >= 1 &&
    ressources(c, famille, mois) <= lire(c, sorteDe(c, famille, mois), PLAFONDS, mois),
);

const montantDeLaSorte: Montant = (c, famille, mois) =>
  plafonne(c, famille, mois, lire(c, sorteDe(c, famille, mois), MONTANTS, mois));

/** The better of the aids for old and for disabled people. */
export const paris_logement_pa_ph = euros(
  "paris_logement_pa_ph",
  "Paris Logement pour les personnes âgées ou handicapées",
  (c, famille, mois) =>
    Math.max(
      paris_logement_pa(c, famille, mois),
      paris_logement_ph_eligibilite(c, famille, mois) ? montantDeLaSorte(c, famille, mois) : 0,
    ),
);

const niAgeNiHandicap: Condition = (c, famille, mois) =>
  !compteUnePersonneAgee(c, famille, mois) && personnesHandicapees(c, famille, mois) === 0;

export const paris_logement_elig_fam = condition(
  "paris_logement_elig_fam",
  "conditions générales de Paris Logement",
  (c, famille, mois) =>
    paris_logement_pa_ph_eligibilite(c, famille, mois) && niAgeNiHandicap(c, famille, mois),
);

/** A couple with one child. */
export const paris_logement_fam = euros(
  "paris_logement_fam",
  "Paris Logement pour un couple avec un enfant",
  (c, famille, mois) => {
    const sorte = sorteDe(c, famille, mois);
    return sorte === "couple_avec_enfant" &&
      paris_logement_elig_fam(c, famille, mois) &&
      ressources(c, famille, mois) <= lire(c, sorte, PLAFONDS, mois)
      ? montantDeLaSorte(c, famille, mois)
      : 0;
  },
);

/** Students without a scholarship are left out. */
export const paris_logement_elig_apd_etudiant = condition(
  "paris_logement_elig_apd_etudiant",
  "aucun étudiant, ou un boursier",
  (c, famille, mois) =>
    !famille.membres.some((un) => etudiant(c, un, mois)) ||
    famille.membres.some((un) => boursier(c, un, mois)),
);

/** Without children, paying a rent. */
export const paris_logement_elig_apd = condition(
  "paris_logement_elig_apd",
  "conditions de Paris Logement sans enfant",
  (c, famille, mois) =>
    paris_logement_elig_fam(c, famille, mois) &&
    paris_nb_enfants(c, famille, mois) === 0 &&
    d.loyer(c, logementParisien(c, famille), mois) > 0 &&
    paris_logement_elig_apd_etudiant(c, famille, mois),
);

/** Maternity, paternity and adoption allowances of a month. */
export const paris_indemnite_enfant_i = variable.individu.nombre(
  {
    nom: "paris_indemnite_enfant_i",
    libelle: "indemnités de maternité, de paternité ou d’adoption",
    article: REGLEMENT,
    unite: "€",
  },
  (c, individu, mois) =>
    d.indemnites_journalieres_maternite(c, individu, mois) +
    d.indemnites_journalieres_paternite(c, individu, mois) +
    d.indemnites_journalieres_adoption(c, individu, mois),
);

/** Lone person or couple without children; the arrival of a child does not count against them. */
export const paris_logement_apd = euros(
  "paris_logement_apd",
  "Paris Logement sans enfant",
  (c, famille, mois) => {
    if (!paris_logement_elig_apd(c, famille, mois)) return 0;
    const naissance = somme(famille.membres, (un) => paris_indemnite_enfant_i(c, un, mois - 1));
    const plafond = lire(c, sorteDe(c, famille, mois), PLAFONDS, mois);
    return ressources(c, famille, mois) - naissance <= plafond ? montantDeLaSorte(c, famille, mois) : 0;
  },
);

/** Euros a month. */
export const paris_logement = euros(
  "paris_logement",
  "Paris Logement",
  (c, famille, mois) =>
    paris_logement_pa_ph(c, famille, mois) +
    paris_logement_fam(c, famille, mois) +
    paris_logement_apd(c, famille, mois),
);
