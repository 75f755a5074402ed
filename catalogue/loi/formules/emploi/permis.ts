import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";

const ALLOCATION_MINIMALE =
  "chomage.allocations_assurance_chomage.alloc_base.montant_minimum.apres_1979.montant_minimum_hors_mayotte";
const AIDE = "prestations_sociales.transport.permis_de_conduire.aide_permis_demandeur_emploi.";
const ARTICLE = "Délibération Pôle emploi n° 2011/13 du 11 avril 2011";
/** The daily minimum is compared over a month of 31 days. */
const JOURS = 31;

const rsa = lointaine<FamilleDeLaLoi, number>("rsa");
const aah = lointaine<IndividuDeLaLoi, number>("aah");

/** Unemployment benefits of the month, at most the daily minimum of the insurance (aid of France Travail). */
export const sousLAllocationMinimale = (c: Calcul, un: IndividuDeLaLoi, mois: number, fois = 1): boolean =>
  d.chomage_net(c, un, mois) <= fois * JOURS * c.p(ALLOCATION_MINIMALE, mois);

export const aide_permis_demandeur_emploi_eligibilite_financiere = variable.individu.booleen(
  {
    nom: "aide_permis_demandeur_emploi_eligibilite_financiere",
    libelle: "condition de ressources de l’aide au permis de France Travail",
    article: ARTICLE,
  },
  (c, individu, mois) =>
    rsa(c, c.familleDe(individu), mois) === 0 &&
    aah(c, individu, mois) === 0 &&
    d.retraite_brute(c, individu, mois) === 0 &&
    sousLAllocationMinimale(c, individu, mois),
  false,
);

export const aide_permis_demandeur_emploi_eligibilite_individu = variable.individu.booleen(
  {
    nom: "aide_permis_demandeur_emploi_eligibilite_individu",
    libelle: "en recherche d’emploi",
    article: ARTICLE,
  },
  (c, individu, mois) => d.activite(c, individu, mois) === "chomeur",
  false,
);

/** Euros, once; the most that is paid. */
export const aide_permis_demandeur_emploi = variable.individu.nombre(
  {
    nom: "aide_permis_demandeur_emploi",
    libelle: "aide au permis de conduire de France Travail",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) =>
    aide_permis_demandeur_emploi_eligibilite_individu(c, individu, mois) &&
    aide_permis_demandeur_emploi_eligibilite_financiere(c, individu, mois)
      ? (c.siEnVigueur(`${AIDE}montant_maximum`, mois) ?? 0)
      : 0,
);
