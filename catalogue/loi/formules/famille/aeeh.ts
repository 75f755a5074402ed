import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, nes } from "../communs/personnes.ts";
import { BMAF } from "./ressources.ts";

const AEEH = "prestations_sociales.prestations_familiales.education_presence_parentale.aeeh.";

/** Rate under which nothing is due (CSS, art. L541-1 and R541-1). */
const TAUX_MINIMAL = 0.5;

/** A disability of half at least; where no rate was told, the disability itself. */
const assezAtteint = (c: Calcul, enfant: IndividuDeLaLoi, mois: number): boolean =>
  d.handicap(c, enfant, mois) &&
  (!c.estDonnee("taux_incapacite", enfant, mois) || d.taux_incapacite(c, enfant, mois) >= TAUX_MINIMAL);

/** Euros a month, without the complements, which depend on a level of disability that is not asked. */
export const aeeh = variable.famille.nombre(
  {
    nom: "aeeh",
    libelle: "allocation d’éducation de l’enfant handicapé",
    article: "CSS, art. L541-1, R541-1 et D541-1",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) =>
    nes(c, famille.enfants, mois).filter(
      (enfant) =>
        assezAtteint(c, enfant, mois) && age(c, enfant, mois) < c.p(`${AEEH}age_maximum_enfant`, mois),
    ).length *
    c.p(`${AEEH}base`, mois) *
    c.p(BMAF, mois),
);
