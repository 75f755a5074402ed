import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age } from "../communs/personnes.ts";
import { BMAF } from "./ressources.ts";

const AEEH = "prestations_sociales.prestations_familiales.education_presence_parentale.aeeh.";

/** Euros a month, without the complements, which depend on a level of disability that is not asked. */
export const aeeh = variable.famille.nombre(
  {
    nom: "aeeh",
    libelle: "allocation d’éducation de l’enfant handicapé",
    article: "CSS, art. L541-1, R541-1 et D541-1",
    unite: "€",
  },
  (c, famille, mois) =>
    famille.enfants.filter(
      (enfant) =>
        d.handicap(c, enfant, mois) && age(c, enfant, mois) < c.p(`${AEEH}age_maximum_enfant`, mois),
    ).length *
    c.p(`${AEEH}base`, mois) *
    c.p(BMAF, mois),
);
