import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { alternant } from "../communs/personnes.ts";
import { bourse_criteres_sociaux_eligibilite_nationalite } from "./conditions.ts";
import { echelonSelonRessources, montantDeLEchelon } from "./superieur.ts";

const rsa = lointaine<FamilleDeLaLoi, number>("rsa");
const rsa_majore_eligibilite = lointaine<FamilleDeLaLoi, boolean>("rsa_majore_eligibilite");

/** Not with a work-study contract, nor with the RSA unless it is the lone parent’s one. */
export const aide_formation_gen_eligibilite = variable.individu.booleen(
  {
    nom: "aide_formation_gen_eligibilite",
    libelle: "conditions de l’aide de la Grande École du numérique",
    article: "Décret n° 2016-1847 du 23 décembre 2016",
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    return (
      d.scolarite(c, individu, mois) === "grande_ecole_du_numerique" &&
      bourse_criteres_sociaux_eligibilite_nationalite(c, individu, mois) &&
      !alternant(c, individu, mois) &&
      (rsa(c, famille, mois) === 0 || rsa_majore_eligibilite(c, famille, mois))
    );
  },
);

/** Euros a month: the amount of the scholarship for the same resources and points. */
export const aide_formation_gen = variable.individu.nombre(
  {
    nom: "aide_formation_gen",
    libelle: "aide de la Grande École du numérique",
    article: "Décret n° 2016-1847 du 23 décembre 2016",
    unite: "€",
  },
  (c, individu, mois) =>
    aide_formation_gen_eligibilite(c, individu, mois)
      ? montantDeLEchelon(c, echelonSelonRessources(c, individu, mois), mois)
      : 0,
);
