import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, alternant, nes, ressortissant_eee } from "../communs/personnes.ts";
import { protection_asile } from "../communs/rares.ts";

export const BCS = "prestations_sociales.education.bourses.enseignement_superieur.criteres_sociaux.";
export const CIRCULAIRE = "Circulaire annuelle des bourses de l’enseignement supérieur";

const DOCTORAT = new Set(["doctorat_1", "doctorat_2", "doctorat_3"]);
const ETABLISSEMENTS = new Set(["public", "prive_sous_contrat"]);

export const bourse_criteres_sociaux_nombre_enfants_parent_etudiant = variable.famille.nombre(
  {
    nom: "bourse_criteres_sociaux_nombre_enfants_parent_etudiant",
    libelle: "enfants de l’étudiant",
    article: `${CIRCULAIRE}, annexe 3`,
  },
  (c, famille, mois) => nes(c, famille.enfants, mois).length,
);

/** Up to 28, one more year a child; any age with a disability. */
export const bourse_criteres_sociaux_eligibilite_age = variable.individu.booleen(
  {
    nom: "bourse_criteres_sociaux_eligibilite_age",
    libelle: "condition d’âge de la bourse",
    article: `${CIRCULAIRE}, annexe 3`,
  },
  (c, individu, mois) =>
    d.handicap(c, individu, mois) ||
    age(c, individu, mois) <=
      c.p(`${BCS}age_maximum`, mois) +
        bourse_criteres_sociaux_nombre_enfants_parent_etudiant(c, c.familleDe(individu), mois),
);

/** Initial training in higher education, before the doctorate. */
export const bourse_criteres_sociaux_eligibilite_etude = variable.individu.booleen(
  {
    nom: "bourse_criteres_sociaux_eligibilite_etude",
    libelle: "études qui ouvrent droit à la bourse",
    article: `${CIRCULAIRE}, annexe 2`,
  },
  (c, individu, mois) =>
    d.scolarite(c, individu, mois) === "enseignement_superieur" &&
    !alternant(c, individu, mois) &&
    ETABLISSEMENTS.has(d.statuts_etablissement_scolaire(c, individu, mois)) &&
    !DOCTORAT.has(d.annee_etude(c, individu, mois)),
);

export const bourse_criteres_sociaux_eligibilite_nationalite = variable.individu.booleen(
  {
    nom: "bourse_criteres_sociaux_eligibilite_nationalite",
    libelle: "condition de nationalité de la bourse",
    article: `${CIRCULAIRE}, annexe 3`,
  },
  (c, individu, mois) =>
    ressortissant_eee(c, individu, mois) ||
    // Whatever the time spent in France.
    protection_asile(c, individu, mois) ||
    c.liste(`${BCS}nationalites_hors_eee`, mois).includes(d.nationalite(c, individu, mois)),
);

/** All conditions but resources. */
export const bourse_criteres_sociaux_eligibilite = variable.individu.booleen(
  {
    nom: "bourse_criteres_sociaux_eligibilite",
    libelle: "conditions de la bourse, hors ressources",
    article: CIRCULAIRE,
  },
  (c, individu, mois) =>
    bourse_criteres_sociaux_eligibilite_etude(c, individu, mois) &&
    bourse_criteres_sociaux_eligibilite_age(c, individu, mois) &&
    bourse_criteres_sociaux_eligibilite_nationalite(c, individu, mois),
);
