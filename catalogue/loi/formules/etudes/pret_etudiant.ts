import { variable } from "../../moteur/variable.ts";
import { nationalite, scolarite } from "../communs/donnees.ts";
import { age, majeur, ressortissant_eee } from "../communs/personnes.ts";
import { duree_possession_titre_sejour } from "../communs/rares.ts";

const PRET = "prestations_sociales.education.garantie_pret_etudiant.";
const ARTICLE = "Convention État – Bpifrance relative au fonds de garantie des prêts étudiants";

/** French, or of the European Economic Area and in France for years. */
export const garantie_pret_etudiant_condition_nationalite = variable.individu.booleen(
  {
    nom: "garantie_pret_etudiant_condition_nationalite",
    libelle: "condition de nationalité du prêt étudiant",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    nationalite(c, individu, mois) === "FR" ||
    (ressortissant_eee(c, individu, mois) &&
      duree_possession_titre_sejour(c, individu, mois) >=
        c.p(`${PRET}duree_min_residence_continue_annees`, mois)),
  false,
);

/** An adult up to 27, in higher education. */
export const garantie_pret_etudiant_eligibilite = variable.individu.booleen(
  {
    nom: "garantie_pret_etudiant_eligibilite",
    libelle: "prêt étudiant garanti par l’État",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    majeur(c, individu, mois) &&
    scolarite(c, individu, mois) === "enseignement_superieur" &&
    age(c, individu, mois) <= c.p(`${PRET}age_max`, mois) &&
    garantie_pret_etudiant_condition_nationalite(c, individu, mois),
  false,
);
