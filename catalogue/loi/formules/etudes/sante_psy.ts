import { variable } from "../../moteur/variable.ts";
import { scolarite } from "../communs/donnees.ts";
import { etudiant } from "../communs/personnes.ts";

const SEANCES = "prestations_sociales.education.sante_psy.etudiant.seances_max";

/** Number of sessions with a psychologist in a school year. */
export const seances_sante_psy_etudiant = variable.individu.nombre(
  {
    nom: "seances_sante_psy_etudiant",
    libelle: "séances avec un psychologue",
    article: "Circulaire ESRS2415963C du 13 juin 2024, Santé psy étudiant",
    enVigueur: SEANCES,
  },
  (c, individu, mois) =>
    etudiant(c, individu, mois) && scolarite(c, individu, mois) === "enseignement_superieur"
      ? c.p(SEANCES, mois)
      : 0,
);
