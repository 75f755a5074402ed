import { age } from "../communs/personnes.ts";
import { aideDuLieu, residence } from "./communs.ts";

const ARTICLE = "Département de la Vendée, bourse aux jeunes bénévoles vendéens";
/** Both included: from 17, told on 20 August 2025 (betagouv/aides-jeunes, 51e81ef); from 16 in 2023. */
const [AGE_MINIMUM, AGE_MAXIMUM] = [17, 25];
/** Euros, at most. */
const MONTANT_MAXIMUM = 800;

export const vendee_eligibilite_residence = residence(
  "vendee_eligibilite_residence",
  "logement en Vendée",
  "85",
);

export const vendee_bourses_jeunes_benevoles_montant_max = aideDuLieu(
  {
    nom: "vendee_bourses_jeunes_benevoles_montant_max",
    libelle: "bourse aux jeunes bénévoles vendéens, au plus",
    article: ARTICLE,
  },
  vendee_eligibilite_residence,
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return ans >= AGE_MINIMUM && ans <= AGE_MAXIMUM ? MONTANT_MAXIMUM : 0;
  },
);
