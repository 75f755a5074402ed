import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine } from "../../moteur/variable.ts";
import { activite } from "../communs/donnees.ts";
import { aideDuLieu, droitDuLieu, residence } from "./communs.ts";

const ARTICLE = "Région Grand Est, tarifs du réseau Fluo 67";
/** Price of the monthly pass, euros. */
const PRIX = 26;

const aah = lointaine<IndividuDeLaLoi, number>("aah");
const aspa = lointaine<FamilleDeLaLoi, number>("aspa");
const rsa = lointaine<FamilleDeLaLoi, number>("rsa");

export const grand_est_fluo_67_pertinence_geographique = residence(
  "grand_est_fluo_67_pertinence_geographique",
  "logement dans le Bas-Rhin",
  "67",
);

export const grand_est_fluo_67_eligible_gratuite = droitDuLieu(
  {
    nom: "grand_est_fluo_67_eligible_gratuite",
    libelle: "transports gratuits du réseau Fluo 67",
    article: ARTICLE,
  },
  grand_est_fluo_67_pertinence_geographique,
  (c, individu, mois) => activite(c, individu, mois) === "chomeur" || rsa(c, c.familleDe(individu), mois) > 0,
);

/** Price, euros a month. */
export const grand_est_fluo_67_tarification_solidaire = aideDuLieu(
  {
    nom: "grand_est_fluo_67_tarification_solidaire",
    libelle: "tarif solidaire du réseau Fluo 67",
    article: ARTICLE,
  },
  grand_est_fluo_67_pertinence_geographique,
  (c, individu, mois) => (aah(c, individu, mois) > 0 || aspa(c, c.familleDe(individu), mois) > 0 ? PRIX : 0),
);
