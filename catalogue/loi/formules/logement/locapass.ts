import { moisEntre, premierJour } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import {
  activite,
  date_entree_logement,
  salaire_net,
  statut_occupation_logement,
} from "../communs/donnees.ts";
import { age, alternant, etudiant } from "../communs/personnes.ts";
import { lu } from "./autres.ts";
import { estLocataire } from "./statut.ts";

const LOCAPASS = "prestations_sociales.aides_logement.action_logement.locapass.";
const ARTICLE = "CCH, art. L313-3 ; décret n° 2016-1769 du 19 décembre 2016";

/** Months of work that a student needs among the last six (directive Action Logement). */
const MOIS_TRAVAILLES = 3;
const MOIS_OBSERVES = 6;

export const locapass_eligibilite_salarie = variable.individu.booleen(
  { nom: "locapass_eligibilite_salarie", libelle: "salarié pour l’avance Loca-Pass", article: ARTICLE },
  (c, individu, mois) => activite(c, individu, mois) === "actif",
  false,
);

export const locapass_eligibilite_jeunes = variable.individu.booleen(
  {
    nom: "locapass_eligibilite_jeunes",
    libelle: "jeune en recherche d’emploi ou en alternance pour l’avance Loca-Pass",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    age(c, individu, mois) <= c.p(`${LOCAPASS}age_max`, mois) &&
    (activite(c, individu, mois) === "chomeur" ||
      (alternant(c, individu, mois) && etudiant(c, individu, mois))),
  false,
);

/** Paid in three months at least of this one and the five before. */
export const locapass_eligibilite_etudiant_contrat = variable.individu.booleen(
  {
    nom: "locapass_eligibilite_etudiant_contrat",
    libelle: "au moins trois mois de salaire dans les six derniers",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    moisEntre(mois - MOIS_OBSERVES + 1, mois).filter((m) => salaire_net(c, individu, m) > 0).length >=
    MOIS_TRAVAILLES,
  false,
);

export const locapass_eligibilite_etudiant = variable.individu.booleen(
  {
    nom: "locapass_eligibilite_etudiant",
    libelle: "étudiant boursier ou salarié pour l’avance Loca-Pass",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    etudiant(c, individu, mois) &&
    (lu.boursier(c, individu, mois) || locapass_eligibilite_etudiant_contrat(c, individu, mois)),
  false,
);

/** A tenant, in a residence too. */
export const locapass_eligibilite_logement = variable.menage.booleen(
  {
    nom: "locapass_eligibilite_logement",
    libelle: "location pour l’avance Loca-Pass",
    article: ARTICLE,
  },
  (c, menage, mois) => {
    const statut = statut_occupation_logement(c, menage, mois);
    return estLocataire(statut) || statut === "locataire_foyer";
  },
  false,
);

export const locapass_eligibilite = variable.individu.booleen(
  {
    nom: "locapass_eligibilite",
    libelle: "droit à l’avance Loca-Pass",
    article: ARTICLE,
    protectionSociale: true,
  },
  (c, individu, mois) => {
    const menage = c.menageDe(individu);
    const delai = c.p(`${LOCAPASS}delai_max`, mois);
    return (
      locapass_eligibilite_logement(c, menage, mois) &&
      date_entree_logement(c, menage, mois) >= premierJour(mois - delai) &&
      (locapass_eligibilite_salarie(c, individu, mois) ||
        locapass_eligibilite_jeunes(c, individu, mois) ||
        locapass_eligibilite_etudiant(c, individu, mois))
    );
  },
  false,
);
