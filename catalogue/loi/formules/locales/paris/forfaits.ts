import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../../moteur/entites.ts";
import { variable } from "../../../moteur/variable.ts";
import { parisien, participation_frais, statut_occupation_logement } from "../../communs/donnees.ts";
import { paje_clca } from "../../communs/rares.ts";
import { aUnLogementAPayer, logementParisien, paris_logement_a_charge } from "./logement.ts";
import { paris_nb_enfants, paris_nb_enfants_handicapes, PARIS, REGLEMENT } from "./personnes.ts";
import { paris_base_ressources_couple } from "./ressources.ts";

const FORFAIT = `${PARIS}familles.paris_forfait_familles.`;
const ENERGIE = `${PARIS}familles.paris_energie_familles.`;
const ASPEH = `${PARIS}familles.aspeh.`;
const FAMILLE_NOMBREUSE = 3;

const ressources = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  paris_base_ressources_couple(c, famille, mois - 1);

/** By two ceilings on the adults’ resources of last month. */
export const paris_forfait_familles_montant = variable.famille.nombre(
  {
    nom: "paris_forfait_familles_montant",
    libelle: "montant de Paris Forfait Familles",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    const base = ressources(c, famille, mois);
    if (base <= c.p(`${FORFAIT}plafond.premier`, mois)) return c.p(`${FORFAIT}montant.premier_plafond`, mois);
    return base <= c.p(`${FORFAIT}plafond.deuxieme`, mois)
      ? c.p(`${FORFAIT}montant.deuxieme_plafond`, mois)
      : 0;
  },
);

export const paris_forfait_familles_eligibilite = variable.famille.booleen(
  {
    nom: "paris_forfait_familles_eligibilite",
    libelle: "trois enfants ou plus, avec un logement à payer",
    article: REGLEMENT,
  },
  (c, famille, mois) =>
    aUnLogementAPayer(c, famille, mois) && paris_nb_enfants(c, famille, mois) >= FAMILLE_NOMBREUSE,
  false,
);

/** Euros a year. */
export const paris_forfait_familles = variable.famille.nombre(
  { nom: "paris_forfait_familles", libelle: "Paris Forfait Familles", article: REGLEMENT, unite: "€" },
  (c, famille, mois) =>
    paris_forfait_familles_eligibilite(c, famille, mois)
      ? paris_forfait_familles_montant(c, famille, mois)
      : 0,
);

/** Column of the table of energy aids; undefined without children. */
function colonneEnergie(c: Calcul, famille: FamilleDeLaLoi, mois: number) {
  const enfants = paris_nb_enfants(c, famille, mois);
  if (enfants >= FAMILLE_NOMBREUSE || paris_nb_enfants_handicapes(c, famille, mois) >= 1)
    return { plafond: "trois_enfants", montant: "trois_enfants" };
  if (enfants === 0) return undefined;
  return { plafond: enfants === 2 ? "deux_enfants" : "un_enfant", montant: "un_ou_deux_enfants" };
}

/** Pays for a dwelling, or shares the costs of one lent for free. */
export const paris_energie_familles_eligibilite_simple = variable.famille.booleen(
  {
    nom: "paris_energie_familles_eligibilite_simple",
    libelle: "frais de logement à payer à Paris",
    article: REGLEMENT,
  },
  (c, famille, mois) => {
    const logement = logementParisien(c, famille);
    return (
      parisien(c, famille, mois) &&
      (paris_logement_a_charge(c, famille, mois) ||
        (statut_occupation_logement(c, logement, mois) === "loge_gratuitement" &&
          participation_frais(c, logement, mois)))
    );
  },
  false,
);

export const paris_energie_familles_eligibilite_financiere = variable.famille.booleen(
  {
    nom: "paris_energie_familles_eligibilite_financiere",
    libelle: "condition de ressources de Paris Énergie Familles",
    article: REGLEMENT,
  },
  (c, famille, mois) => {
    const colonne = colonneEnergie(c, famille, mois);
    return (
      colonne !== undefined &&
      ressources(c, famille, mois) <= c.p(`${ENERGIE}plafond.${colonne.plafond}`, mois)
    );
  },
  false,
);

export const paris_energie_familles_montant = variable.famille.nombre(
  {
    nom: "paris_energie_familles_montant",
    libelle: "montant de Paris Énergie Familles",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    const colonne = colonneEnergie(c, famille, mois);
    return colonne ? c.p(`${ENERGIE}montant.${colonne.montant}`, mois) : 0;
  },
);

/** Euros a year. */
export const paris_energie_familles = variable.famille.nombre(
  { nom: "paris_energie_familles", libelle: "Paris Énergie Familles", article: REGLEMENT, unite: "€" },
  (c, famille, mois) =>
    paris_energie_familles_eligibilite_simple(c, famille, mois) &&
    paris_energie_familles_eligibilite_financiere(c, famille, mois)
      ? paris_energie_familles_montant(c, famille, mois)
      : 0,
);

export const paris_logement_aspeh_base_ressources = variable.famille.nombre(
  {
    nom: "paris_logement_aspeh_base_ressources",
    libelle: "ressources prises en compte pour l’allocation aux parents d’enfants handicapés",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => paris_base_ressources_couple(c, famille, mois - 1) + paje_clca(c, famille, mois - 1),
);

/** Euros a month, for each disabled child. */
export const paris_logement_aspeh = variable.famille.nombre(
  {
    nom: "paris_logement_aspeh",
    libelle: "allocation de soutien aux parents d’enfants handicapés",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    parisien(c, famille, mois) &&
    paris_logement_aspeh_base_ressources(c, famille, mois) <= c.p(`${ASPEH}plafond_aspeh`, mois)
      ? c.p(`${ASPEH}aide_aspeh`, mois) * paris_nb_enfants_handicapes(c, famille, mois)
      : 0,
);
