import { moisEntre, premierJour } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, alternant, etudiant } from "../communs/personnes.ts";
import { lu } from "./autres.ts";
import { estProprietaire } from "./statut.ts";
import { ENTREE_NON_DITE } from "./visale.ts";

const LOCAPASS = "prestations_sociales.aides_logement.action_logement.locapass.";
const ARTICLE = "CCH, art. L313-3 ; décret n° 2016-1769 du 19 décembre 2016";

/** Months of work that a student needs among the last six (directive Action Logement). */
const MOIS_TRAVAILLES = 3;
const MOIS_OBSERVES = 6;
const ELEVES: ReadonlySet<string> = new Set(["college", "lycee"]);

/** Under 30, the year left out (service-public.gouv.fr, F18490). */
export const locapass_eligibilite_jeunes = variable.individu.booleen(
  {
    nom: "locapass_eligibilite_jeunes",
    libelle: "jeune en recherche d’emploi ou en alternance pour l’avance Loca-Pass",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    age(c, individu, mois) < c.p(`${LOCAPASS}age_max`, mois) &&
    (d.activite(c, individu, mois) === "chomeur" ||
      (alternant(c, individu, mois) && etudiant(c, individu, mois))),
  false,
);

/** With a grant, three months of wages of six, this one told, or a contract or an internship of today: its length is a question. */
export const locapass_eligibilite_etudiant = variable.individu.booleen(
  {
    nom: "locapass_eligibilite_etudiant",
    libelle: "étudiant boursier ou salarié pour l’avance Loca-Pass",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    etudiant(c, individu, mois) &&
    ((lu.boursier(c, individu, mois) && !ELEVES.has(d.scolarite(c, individu, mois))) ||
      moisEntre(mois - MOIS_OBSERVES + 1, mois).filter((m) => d.salaire_net(c, individu, m) > 0).length >=
        MOIS_TRAVAILLES ||
      d.salaire_net(c, individu, mois) + d.indemnites_stage(c, individu, mois) > 0),
  false,
);

/** Asked for before one enters, or two months after at most: who does not rent yet may be about to. */
export const locapass_eligibilite_logement = variable.menage.booleen(
  {
    nom: "locapass_eligibilite_logement",
    libelle: "location pour l’avance Loca-Pass",
    article: ARTICLE,
  },
  (c, menage, mois) => {
    const entree = d.date_entree_logement(c, menage, mois);
    return (
      !estProprietaire(d.statut_occupation_logement(c, menage, mois)) &&
      (entree === ENTREE_NON_DITE || entree >= premierJour(mois - c.p(`${LOCAPASS}delai_max`, mois)))
    );
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
  (c, individu, mois) =>
    locapass_eligibilite_logement(c, c.menageDe(individu), mois) &&
    (d.activite(c, individu, mois) === "actif" ||
      locapass_eligibilite_jeunes(c, individu, mois) ||
      locapass_eligibilite_etudiant(c, individu, mois)),
  false,
);
