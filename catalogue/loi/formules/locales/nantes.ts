import { montantDuBareme } from "../../moteur/bareme.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { NANTES_METROPOLE } from "./communes.ts";
import { quotientMensuel, residence } from "./communs.ts";

const ARTICLE = "Nantes Métropole, tarification solidaire des transports";
/**
 * Per cent off by monthly quotient. Of May 2023, free under 350 € and 30 % from 750 to 900 € were read; the two steps
 * between were not: those of before are kept up to 600 €, and the last one is told from there.
 */
const TRANCHES = "metropoles.nantes.tarification_solidaire.taux_par_quotient";
const GRATUITE = 100;

const aah = lointaine<IndividuDeLaLoi, number>("aah");

export const nantes_metropole_tarification_solidaire_transport_eligibilite_geographique = residence(
  "nantes_metropole_tarification_solidaire_transport_eligibilite_geographique",
  "logement dans Nantes Métropole",
  ...NANTES_METROPOLE,
);

/** Euros a month by tax share, of a year. */
export const nantes_metropole_tarification_solidaire_transport_quotient_familial =
  variable.foyerFiscal.parAn.nombre(
    {
      nom: "nantes_metropole_tarification_solidaire_transport_quotient_familial",
      libelle: "quotient familial mensuel",
      article: ARTICLE,
      unite: "€",
    },
    quotientMensuel,
  );

/** Free for whoever lives with a holder of the disabled adults’ allowance. */
export const nantes_metropole_tarification_solidaire_transport_montant = variable.menage.nombre(
  {
    nom: "nantes_metropole_tarification_solidaire_transport_montant",
    libelle: "réduction selon le quotient familial",
    article: ARTICLE,
    unite: "%",
  },
  (c, menage, mois) => {
    if (menage.membres.some((membre) => aah(c, membre, mois) > 0)) return GRATUITE;
    const quotient = nantes_metropole_tarification_solidaire_transport_quotient_familial(
      c,
      c.foyerFiscalDe(menage.personneDeReference),
      anneeDe(mois) - 2,
    );
    return montantDuBareme(c.bareme(TRANCHES, mois), quotient);
  },
);

/** Per cent off. */
export const nantes_metropole_tarification_solidaire_transport = variable.menage.nombre(
  {
    nom: "nantes_metropole_tarification_solidaire_transport",
    libelle: "tarification solidaire des transports de Nantes Métropole",
    article: ARTICLE,
    unite: "%",
  },
  (c, menage, mois) =>
    nantes_metropole_tarification_solidaire_transport_eligibilite_geographique(c, menage, mois)
      ? nantes_metropole_tarification_solidaire_transport_montant(c, menage, mois)
      : 0,
);
