import { variable } from "../../moteur/variable.ts";
import { apprenti } from "../communs/donnees.ts";
import { residence } from "../communs/lieux.ts";
import { age, etudiant } from "../communs/personnes.ts";

const CARTE = "prestations_sociales.transport.carte_sncf_eleve_apprenti.";

/** Mainland France: an apprentice under 23, a pupil or student under 26. */
export const carte_sncf_eleve_apprenti_eligibilite = variable.individu.booleen(
  {
    nom: "carte_sncf_eleve_apprenti_eligibilite",
    libelle: "abonnement SNCF élève, étudiant ou apprenti",
    article: "SNCF Voyageurs, tarif élèves, étudiants et apprentis",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      residence(c, c.menageDe(individu), mois) === "metropole" &&
      ((apprenti(c, individu, mois) && ans < c.p(`${CARTE}age_apprenti`, mois)) ||
        (etudiant(c, individu, mois) && ans < c.p(`${CARTE}age_etudiant`, mois)))
    );
  },
  false,
);
