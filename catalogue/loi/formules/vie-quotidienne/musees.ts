import { variable } from "../../moteur/variable.ts";
import { age } from "../communs/personnes.ts";

const GRATUITE = "prestations_sociales.education.gratuite_musees_monuments.";

/** Anyone from 18 to 25 who lives in France, whatever the nationality. */
export const gratuite_musees_monuments = variable.individu.booleen(
  {
    nom: "gratuite_musees_monuments",
    libelle: "musées et monuments nationaux gratuits",
    article: "C. patr., art. L442-6 ; décision tarifaire du 4 avril 2009",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return ans >= c.p(`${GRATUITE}age_min`, mois) && ans <= c.p(`${GRATUITE}age_max`, mois);
  },
  false,
);
