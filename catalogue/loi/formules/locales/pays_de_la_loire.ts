import { variable } from "../../moteur/variable.ts";
import { dansLaRegion } from "../communs/lieux.ts";
import { age, etudiant } from "../communs/personnes.ts";

const ARTICLE = "Région Pays de la Loire, e.pass Jeunes Culture Sport";
/** Euros of advantages. */
const VALEUR = 200;
const [AGE_MINIMAL, AGE_MAXIMAL] = [15, 19];

/** Pupils and students of any age, and everybody from 15 to 19. */
export const pays_de_la_loire_epass_jeunes_eligibilite = variable.individu.booleen(
  {
    nom: "pays_de_la_loire_epass_jeunes_eligibilite",
    libelle: "conditions de l’e.pass Jeunes",
    article: ARTICLE,
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      dansLaRegion(c, c.menageDe(individu), mois, "pays_de_la_loire") &&
      (etudiant(c, individu, mois) || (ans >= AGE_MINIMAL && ans <= AGE_MAXIMAL))
    );
  },
  false,
);

/** Euros. */
export const pays_de_la_loire_epass_jeunes_culture_sport = variable.individu.nombre(
  {
    nom: "pays_de_la_loire_epass_jeunes_culture_sport",
    libelle: "e.pass Jeunes Culture Sport",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => (pays_de_la_loire_epass_jeunes_eligibilite(c, individu, mois) ? VALEUR : 0),
);
