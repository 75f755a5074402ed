import { montantDuBareme } from "../../moteur/bareme.ts";
import { variable } from "../../moteur/variable.ts";
import { age } from "../communs/personnes.ts";

const PASS = "prestations_sociales.education.pass_culture.";

/** Euros, by the age of the first day of next month: whoever has a birthday this month has the pass. */
export const pass_culture = variable.individu.nombre(
  {
    nom: "pass_culture",
    libelle: "pass Culture",
    article: "Décret n° 2021-628 du 20 mai 2021, art. 1 et 3",
    unite: "€",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois + 1);
    return ans <= c.p(`${PASS}age_maximum`, mois)
      ? montantDuBareme(c.bareme(`${PASS}montants`, mois), ans)
      : 0;
  },
);
