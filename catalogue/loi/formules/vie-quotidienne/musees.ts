import { variable } from "../../moteur/variable.ts";
import { age, resident_ue } from "../communs/personnes.ts";

const GRATUITE = "prestations_sociales.education.gratuite_musees_monuments.";

/** A citizen of the European Union from 18 to 25. */
export const gratuite_musees_monuments = variable.individu.booleen(
  {
    nom: "gratuite_musees_monuments",
    libelle: "musées et monuments nationaux gratuits",
    article: "C. patr., art. L442-6 ; décision tarifaire du 4 avril 2009",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      ans >= c.p(`${GRATUITE}age_min`, mois) &&
      ans <= c.p(`${GRATUITE}age_max`, mois) &&
      resident_ue(c, individu, mois)
    );
  },
  false,
);
