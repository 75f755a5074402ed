import { moisDe } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { nationalite } from "../communs/donnees.ts";
import { etudiant, ressortissant_eee } from "../communs/personnes.ts";
import { titre_etudiant } from "../communs/rares.ts";
import { lu } from "./autres.ts";

/** First month without the aid for students of other continents (loi n° 2026-103 du 19 février 2026, art. 179, II). */
const JUILLET_2026 = moisDe("2026-07");

/**
 * Somebody of the couple may hold the right. Since July 2026, not who studies with a student’s permit and does not
 * meet the conditions of a scholarship. A student from outside the EEA and Switzerland who did not say her permit is held
 * for one of those: `results/sejour.ts` asks the question.
 */
export const aide_logement_condition_sejour = variable.famille.booleen(
  {
    nom: "aide_logement_condition_sejour",
    libelle: "séjour qui ouvre droit à l’aide au logement",
    article: "CCH, art. L822-2, I, 3°",
  },
  (c, famille, mois) =>
    mois < JUILLET_2026 ||
    famille.parents.some(
      (parent) =>
        !etudiant(c, parent, mois) ||
        ressortissant_eee(c, parent, mois) ||
        titre_etudiant(c, parent, mois) === "non" ||
        nationalite(c, parent, mois) === "CH" ||
        lu.boursier(c, parent, mois),
    ),
);
