import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, positif, variable } from "../../moteur/variable.ts";
import { handicap, proprietaire_proche_famille } from "../communs/donnees.ts";
import { aides_logement_accedant_et_foyer } from "./accession.ts";
import { apl_foyer, apl_foyer_avant_retenues } from "./apl-foyer.ts";
import { degressivite } from "./locatif.ts";
import { aideLocative } from "./participation.ts";
import { al_nb_personnes_a_charge, sansLesAlternes } from "./personnes.ts";
import { baisseParRls } from "./rls.ts";
import { aide_logement_condition_sejour } from "./sejour.ts";
import { enResidenceSociale, logement_conventionne, logementDe, regimeDe } from "./statut.ts";

const LOCATIF = "prestations_sociales.aides_logement.allocations_logement.locatif.";

/** 0 for the dwellings, and the people, that open no right: nothing else is read then. */
export const aide_logement_montant_selectionne_avant_seuil = variable.famille.nombre(
  {
    nom: "aide_logement_montant_selectionne_avant_seuil",
    libelle: "aide au logement avant le seuil de versement",
    article: "CCH, art. D823-16",
    unite: "€",
  },
  (c, famille, mois) => {
    const regime = regimeDe(c, famille, mois);
    if (!aide_logement_condition_sejour(c, famille, mois)) return 0;
    if (enResidenceSociale(c, logementDe(c, famille), mois))
      return apl_foyer_avant_retenues(c, famille, mois);
    return regime === "locatif"
      ? aideLocative(c, famille, mois)
      : aides_logement_accedant_et_foyer(c, famille, mois);
  },
);

export const aide_logement_montant_brut_avant_degressivite = variable.famille.nombre(
  {
    nom: "aide_logement_montant_brut_avant_degressivite",
    libelle: "aide au logement au-dessus du seuil de versement",
    article: "Arrêté du 27 septembre 2019, art. 12",
    unite: "€",
  },
  (c, famille, mois) => {
    const montant = aide_logement_montant_selectionne_avant_seuil(c, famille, mois);
    const seuil = logement_conventionne(c, logementDe(c, famille), mois) ? "apl" : "non_apl";
    return montant >= c.p(`${LOCATIF}seuils_minimum_versement.${seuil}`, mois) ? montant : 0;
  },
);

/** Tenants only; not when somebody of the family is disabled. */
const coefficientDuLoyer = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  regimeDe(c, famille, mois) === "locatif" && !famille.membres.some((membre) => handicap(c, membre, mois))
    ? degressivite(c, famille, mois)
    : 1;

export const aide_logement_montant_brut = variable.famille.nombre(
  {
    nom: "aide_logement_montant_brut",
    libelle: "aide au logement réduite si le loyer est élevé, moins 5 €",
    article: "Arrêté du 27 septembre 2019, art. 10 et 11",
    unite: "€",
  },
  (c, famille, mois) => {
    const montant = aide_logement_montant_brut_avant_degressivite(c, famille, mois);
    if (montant === 0) return 0;
    if (enResidenceSociale(c, logementDe(c, famille), mois)) return apl_foyer(c, famille, mois);
    return positif(
      arrondi(montant * coefficientDuLoyer(c, famille, mois), 2) -
        c.p(`${LOCATIF}minoration_forfaitaire`, mois),
    );
  },
);

export const aide_logement_montant_brut_crds = variable.famille.nombre(
  {
    nom: "aide_logement_montant_brut_crds",
    libelle: "aide au logement avant la CRDS",
    article: "CCH, art. L832-3",
    unite: "€",
  },
  (c, famille, mois) => {
    const montant = aide_logement_montant_brut(c, famille, mois);
    return montant && positif(montant - baisseParRls(c, famille, mois));
  },
);

/** Negative. */
export const crds_logement = variable.famille.nombre(
  {
    nom: "crds_logement",
    libelle: "CRDS sur l’aide au logement",
    article: "Ordonnance n° 96-50 du 24 janvier 1996, art. 14",
    unite: "€",
  },
  (c, famille, mois) =>
    -aide_logement_montant_brut_crds(c, famille, mois) *
    c.p("prelevements_sociaux.contributions_sociales.crds", mois),
);

export const aide_logement_montant_entier = variable.famille.nombre(
  {
    nom: "aide_logement_montant_entier",
    libelle: "aide au logement, tous les enfants étant là",
    article: "CCH, art. L821-1",
    unite: "€",
  },
  (c, famille, mois) =>
    arrondi(aide_logement_montant_brut_crds(c, famille, mois) + crds_logement(c, famille, mois), 2),
);

/** With children in alternating custody, who are there for half of the year: the mean of the aid with them and without. */
export const aide_logement_montant = variable.famille.nombre(
  {
    nom: "aide_logement_montant",
    libelle: "montant de l’aide au logement",
    article: "CCH, art. L821-1 ; CE, 21 juillet 2017, n° 398563",
    unite: "€",
  },
  (c, famille, mois) => {
    const entier = aide_logement_montant_entier(c, famille, mois);
    const autre = sansLesAlternes(c, famille, mois);
    if (!autre) return entier;
    const memeFamille = autre.entites.familles[famille.rang] as FamilleDeLaLoi;
    return arrondi((entier + aide_logement_montant_entier(autre, memeFamille, mois)) / 2, 2);
  },
);

export const apl = variable.famille.nombre(
  {
    nom: "apl",
    libelle: "aide personnalisée au logement",
    article: "CCH, art. L831-1",
    unite: "€",
  },
  (c, famille, mois) =>
    logement_conventionne(c, logementDe(c, famille), mois) ? aide_logement_montant(c, famille, mois) : 0,
);

/** Neither allowance is due for a dwelling that belongs to a close relative (CCH, art. L822-3). */
const allocation = (c: Calcul, famille: FamilleDeLaLoi, mois: number, familiale: boolean): number =>
  !logement_conventionne(c, logementDe(c, famille), mois) &&
  !proprietaire_proche_famille(c, famille, mois) &&
  al_nb_personnes_a_charge(c, famille, mois) > 0 === familiale
    ? aide_logement_montant(c, famille, mois)
    : 0;

export const alf = variable.famille.nombre(
  {
    nom: "alf",
    libelle: "allocation de logement familiale",
    article: "CCH, art. L841-1",
    unite: "€",
  },
  (c, famille, mois) => allocation(c, famille, mois, true),
);

export const als = variable.famille.nombre(
  {
    nom: "als",
    libelle: "allocation de logement sociale",
    article: "CCH, art. L841-2",
    unite: "€",
  },
  (c, famille, mois) => allocation(c, famille, mois, false),
);

export const aide_logement = variable.famille.nombre(
  {
    nom: "aide_logement",
    libelle: "aide au logement",
    article: "CCH, art. L821-1",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => apl(c, famille, mois) + als(c, famille, mois) + alf(c, famille, mois),
);
