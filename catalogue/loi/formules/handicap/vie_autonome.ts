import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { salaire_imposable, travaille } from "../impot/index.ts";
import { aah, montantPlein } from "./aah.ts";
import { asi } from "./minimum_vieillesse.ts";

const MONTANT = "prestations_sociales.prestations_etat_de_sante.invalidite.caah.majoration_vie_autonome";
const TAUX = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.taux_capacite.taux_incapacite";
const aide_logement_montant = lointaine<FamilleDeLaLoi, number>("aide_logement_montant");

/** Whole, told to the euro, or what a pension of invalidity or of retirement leaves; one that other resources lower opens nothing. */
const aahPleineOuApresPension = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const allocation = aah(c, individu, mois);
  const pension = d.pensions_invalidite(c, individu, mois) + d.retraite_nette(c, individu, mois);
  return allocation > 0 && (pension > 0 || allocation > montantPlein(c, individu, mois) - 1);
};

/** 80 % of incapacity, such an AAH or the ASI, a home of one’s own, no work this month; the code is not Mayotte’s. */
export const eligibilite_caah = variable.individu.booleen(
  {
    nom: "eligibilite_caah",
    libelle: "droit à la majoration pour la vie autonome",
    article: "CSS, art. L821-1-2 et R821-5-2",
  },
  (c, individu, mois) => {
    const menage = c.menageDe(individu);
    const chezSoi = individu === menage.personneDeReference || individu === menage.conjoint;
    return (
      chezSoi &&
      !residence_mayotte(c, menage, mois) &&
      d.taux_incapacite(c, individu, mois) >= c.p(TAUX, mois) &&
      (aahPleineOuApresPension(c, individu, mois) || asi(c, individu, mois) > 0) &&
      d.statut_occupation_logement(c, menage, mois) !== "locataire_foyer" &&
      salaire_imposable(c, individu, mois) === 0 &&
      !travaille(c, individu, mois)
    );
  },
);

/** Euros a month, for who has a housing aid as well. */
export const caah = variable.individu.nombre(
  {
    nom: "caah",
    libelle: "majoration pour la vie autonome",
    article: "CSS, art. L821-1-2 et D821-3",
    unite: "€",
  },
  (c, individu, mois) =>
    eligibilite_caah(c, individu, mois) && aide_logement_montant(c, c.familleDe(individu), mois) > 0
      ? c.p(MONTANT, mois)
      : 0,
);
