import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../../moteur/entites.ts";
import { lointaine, positif, variable } from "../../../moteur/variable.ts";
import { charges_locatives, loyer, parisien, statut_occupation_logement } from "../../communs/donnees.ts";
import { en_couple } from "../../communs/personnes.ts";
import { estProprietaire } from "../../logement/statut.ts";
import { premierParent } from "../communs.ts";
import { compteUnePersonneAgee, PARIS, REGLEMENT } from "./personnes.ts";
import { paris_base_ressources_foyer } from "./ressources.ts";

const ASPA = "prestations_sociales.solidarite_insertion.minimum_vieillesse.aspa.montant_maximum_annuel.";
const LOCATAIRES: ReadonlySet<string> = new Set([
  "locataire_hlm",
  "locataire_vide",
  "locataire_meuble",
  "locataire_foyer",
]);

const aide_logement = lointaine<FamilleDeLaLoi, number>("aide_logement");
const aide_logement_charges = lointaine<FamilleDeLaLoi, number>("aide_logement_charges");

export const logementParisien = (c: Calcul, famille: FamilleDeLaLoi) => c.menageDe(premierParent(famille));

export const paris_locataire = variable.famille.booleen(
  { nom: "paris_locataire", libelle: "locataire", article: REGLEMENT },
  (c, famille, mois) => LOCATAIRES.has(statut_occupation_logement(c, logementParisien(c, famille), mois)),
  false,
);

/** Pays for the dwelling: tenant or owner. */
export const paris_logement_a_charge = variable.famille.booleen(
  { nom: "paris_logement_a_charge", libelle: "a un logement à sa charge", article: REGLEMENT },
  (c, famille, mois) =>
    paris_locataire(c, famille, mois) ||
    estProprietaire(statut_occupation_logement(c, logementParisien(c, famille), mois)),
  false,
);

/** Three years in Paris, and a dwelling to pay for. */
export const aUnLogementAPayer = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  parisien(c, famille, mois) && paris_logement_a_charge(c, famille, mois);

/** Rent and charges as they are, euros a month. */
export const loyerEtCharges = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number => {
  const logement = logementParisien(c, famille);
  return loyer(c, logement, mois) + charges_locatives(c, logement, mois);
};

/** What is left to pay once the housing aid is deducted. */
export const paris_logement_charge_nette_mensuelle = variable.famille.nombre(
  {
    nom: "paris_logement_charge_nette_mensuelle",
    libelle: "loyer et charges, aide au logement déduite",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => positif(loyerEtCharges(c, famille, mois) - aide_logement(c, famille, mois)),
);

/** The most that the old-age allowance pays in a month. */
export const maximumVieillesse = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  c.p(`${ASPA}${en_couple(c, famille, mois) ? "couples" : "personnes_seules"}`, mois) / 12;

/** Resources that a family with somebody old is taken to have at least. */
export const paris_aspa_reference = variable.famille.nombre(
  {
    nom: "paris_aspa_reference",
    libelle: "minimum vieillesse pris en compte",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => (compteUnePersonneAgee(c, famille, mois) ? maximumVieillesse(c, famille, mois) : 0),
);

/** Rent, with the flat charges of the housing aid and less that aid, over last month’s resources; the whole of none. */
export const paris_taux_effort = variable.famille.nombre(
  { nom: "paris_taux_effort", libelle: "part des ressources qui va au logement", article: REGLEMENT },
  (c, famille, mois) => {
    const depense =
      loyer(c, logementParisien(c, famille), mois) +
      aide_logement_charges(c, famille, mois) -
      aide_logement(c, famille, mois);
    const ressources = paris_base_ressources_foyer(c, famille, mois - 1);
    const part = Math.max(paris_aspa_reference(c, famille, mois), ressources);
    return part > 0 ? depense / part : Number(depense > 0);
  },
);

export const paris_condition_taux_effort = variable.famille.booleen(
  {
    nom: "paris_condition_taux_effort",
    libelle: "le logement pèse assez sur les ressources",
    article: REGLEMENT,
  },
  (c, famille, mois) =>
    paris_taux_effort(c, famille, mois) >= c.p(`${PARIS}paris_logement.taux_effort_min`, mois),
  false,
);
