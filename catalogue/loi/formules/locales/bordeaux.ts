import { variable } from "../../moteur/variable.ts";
import { BORDEAUX_METROPOLE } from "./communes.ts";
import { residence, selonLeQuotient } from "./communs.ts";

const TRANCHES =
  "metropoles.bordeaux.aide_tarification_solidaire_transport.tranches_taux_de_reduction_par_quotient_familial";

export const bordeaux_metropole_aide_tarification_solidaire_transport_eligibilite_geographique = residence(
  "bordeaux_metropole_aide_tarification_solidaire_transport_eligibilite_geographique",
  "logement dans Bordeaux Métropole",
  ...BORDEAUX_METROPOLE,
);

/** Per cent off, by the monthly family quotient. */
export const bordeaux_metropole_aide_tarification_solidaire_transport = variable.individu.nombre(
  {
    nom: "bordeaux_metropole_aide_tarification_solidaire_transport",
    libelle: "tarification solidaire des transports de Bordeaux Métropole",
    article: "Bordeaux Métropole, tarification solidaire des transports",
    unite: "%",
  },
  (c, individu, mois) =>
    bordeaux_metropole_aide_tarification_solidaire_transport_eligibilite_geographique(
      c,
      c.menageDe(individu),
      mois,
    )
      ? selonLeQuotient(c, TRANCHES, individu, mois)
      : 0,
);
