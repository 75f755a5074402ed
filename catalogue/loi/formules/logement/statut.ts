import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import {
  aide_logement_date_pret_conventionne,
  logement_crous,
  residence_etudiante,
  residence_sociale,
  statut_occupation_logement,
} from "../communs/donnees.ts";
import { residence, residence_dom } from "../communs/lieux.ts";

/** Dwelling of the family. */
export const logementDe = (c: Calcul, famille: FamilleDeLaLoi): MenageDeLaLoi =>
  c.menageDe(famille.parents[0] as IndividuDeLaLoi);

/** The dwelling as the housing aid sees it: a student residence follows the rules of tenants (CCH, art. D823-9, 1°). */
export function statutDe(c: Calcul, famille: FamilleDeLaLoi, mois: number): string {
  const logement = logementDe(c, famille);
  const statut = statut_occupation_logement(c, logement, mois);
  return statut === "locataire_foyer" && residence_etudiante(c, logement, mois) ? "locataire_meuble" : statut;
}

const LOCATAIRE: ReadonlySet<string> = new Set(["locataire_hlm", "locataire_vide", "locataire_meuble"]);

/** Tenant of a dwelling of one’s own: furnished, empty or social. */
export const estLocataire = (statut: string): boolean => LOCATAIRE.has(statut);

const PROPRIETAIRE: ReadonlySet<string> = new Set(["proprietaire", "primo_accedant"]);

/** Owner of the dwelling, with or without a loan. */
export const estProprietaire = (statut: string): boolean => PROPRIETAIRE.has(statut);

/**
 * A residence under convention (CCH, art. L831-1, 5°): « Habitat Jeunes (FJT) ou résidence sociale » was said of a foyer. The
 * APL of residences exists in metropolitan France and in the five departments overseas (art. R861-20), not on other islands.
 */
export const enResidenceSociale = (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean =>
  statut_occupation_logement(c, menage, mois) === "locataire_foyer" &&
  residence_sociale(c, menage, mois) &&
  (residence(c, menage, mois) === "metropole" || residence_dom(c, menage, mois));

/** Social housing and residences under convention: the questionnaire tells no other. */
export const logement_conventionne = variable.menage.booleen(
  {
    nom: "logement_conventionne",
    libelle: "logement conventionné",
    article: "CCH, art. L831-1",
  },
  (c, menage, mois) =>
    statut_occupation_logement(c, menage, mois) === "locataire_hlm" || enResidenceSociale(c, menage, mois),
  false,
);

/** Loans signed from this day on open no right, save for old dwellings in zone 3 until the end of 2019. */
const FIN_DE_L_ACCESSION = "2018-01-01";

/**
 * A first buyer whose loan is older than 2018. Whether the dwelling is old is not asked: the exception of
 * zone 3 for the loans of 2018 and 2019 never applies.
 */
export const aides_logement_primo_accedant_eligibilite = variable.menage.booleen(
  {
    nom: "aides_logement_primo_accedant_eligibilite",
    libelle: "prêt d’accession qui ouvre droit à l’aide au logement",
    article: "Loi n° 2017-1837 du 30 décembre 2017, art. 126",
  },
  (c, menage, mois) => {
    const pret = aide_logement_date_pret_conventionne(c, menage, mois);
    const accede = statut_occupation_logement(c, menage, mois) === "primo_accedant";
    return accede && pret !== "" && pret < FIN_DE_L_ACCESSION;
  },
  false,
);

/** Residence (foyer) or Crous room without a lease of its own. */
export const estEnFoyer = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean => {
  const statut = statutDe(c, famille, mois);
  return (
    statut === "locataire_foyer" ||
    (logement_crous(c, logementDe(c, famille), mois) &&
      !estLocataire(statut) &&
      !aides_logement_primo_accedant_eligibilite(c, logementDe(c, famille), mois))
  );
};

/** How an aid is worked out; undefined for the dwellings that open none. */
export type Regime = "locatif" | "accession" | "foyer";

export function regimeDe(c: Calcul, famille: FamilleDeLaLoi, mois: number): Regime | undefined {
  if (estLocataire(statutDe(c, famille, mois))) return "locatif";
  if (aides_logement_primo_accedant_eligibilite(c, logementDe(c, famille), mois)) return "accession";
  return estEnFoyer(c, famille, mois) ? "foyer" : undefined;
}
