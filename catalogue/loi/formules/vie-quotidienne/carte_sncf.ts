import { variable } from "../../moteur/variable.ts";
import { apprenti, scolarite } from "../communs/donnees.ts";
import { residence } from "../communs/lieux.ts";
import { age, etudiant } from "../communs/personnes.ts";

const CARTE = "prestations_sociales.transport.carte_sncf_eleve_apprenti.";

const AU_SECONDAIRE: ReadonlySet<string> = new Set(["college", "lycee"]);

/** Mainland France: a pupil under 21, an apprentice under 23, a student under 26 (service-public.fr, F34964, 16 August 2023). */
export const carte_sncf_eleve_apprenti_eligibilite = variable.individu.booleen(
  {
    nom: "carte_sncf_eleve_apprenti_eligibilite",
    libelle: "abonnement SNCF élève, étudiant ou apprenti",
    article: "SNCF Voyageurs, tarif élèves, étudiants et apprentis",
  },
  (c, individu, mois) => {
    const apprentie = apprenti(c, individu, mois);
    const eleve = AU_SECONDAIRE.has(scolarite(c, individu, mois));
    const limite = apprentie ? "age_apprenti" : eleve ? "age_eleve" : "age_etudiant";
    return (
      residence(c, c.menageDe(individu), mois) === "metropole" &&
      (apprentie || etudiant(c, individu, mois)) &&
      age(c, individu, mois) < c.p(`${CARTE}${limite}`, mois)
    );
  },
  false,
);
