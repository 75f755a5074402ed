import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { premierJour } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { activite, date_debut_chomage, pensions_invalidite } from "../communs/donnees.ts";
import { chomageDuMois, salaire_imposable } from "../impot/index.ts";
import { lu } from "./autres.ts";

/** Out of work for two whole months at least. */
const chomageAncien = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  date_debut_chomage(c, individu, mois) < premierJour(mois - 2);

/** No unemployment benefit, or the solidarity allowance only. */
const sansIndemnite = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  chomageDuMois(c, individu, mois) > 0
    ? lu.ass(c, individu, mois) > 0
    : activite(c, individu, mois) === "chomeur";

/** The RSA really received last month: one that the engine works out for it may never have been asked for. */
const recoitLeRsa = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  c.estDonnee("rsa", famille, mois - 1) && lu.rsa(c, famille, mois - 1) > 0;

/**
 * Earnings and unemployment benefits of both partners are left out when one has been out of work, without
 * benefit, for more than two months, or when the family received the RSA last month.
 */
export const aide_logement_condition_neutralisation = variable.individu.booleen(
  {
    nom: "aide_logement_condition_neutralisation",
    libelle: "revenus d’activité laissés de côté pour l’aide au logement",
    article: "CCH, art. R822-15 et R822-17",
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    return (
      famille.parents.includes(individu) &&
      (famille.parents.some((parent) => chomageAncien(c, parent, mois) && sansIndemnite(c, parent, mois)) ||
        recoitLeRsa(c, famille, mois))
    );
  },
  false,
);

/** Retired, on the AAH or on an invalidity pension, without wages this month. */
export const aide_logement_abattement_indemnites_chomage = variable.individu.booleen(
  {
    nom: "aide_logement_abattement_indemnites_chomage",
    libelle: "abattement de 30 % sur les allocations chômage",
    article: "CCH, art. R822-13",
  },
  (c, individu, mois) =>
    salaire_imposable(c, individu, mois) === 0 &&
    (activite(c, individu, mois) === "retraite" ||
      lu.aah(c, individu, mois) > 0 ||
      pensions_invalidite(c, individu, mois) > 0),
  false,
);

/** The same, or unemployed for more than two months. */
export const aide_logement_abattement_revenus_activite_professionnelle = variable.individu.booleen(
  {
    nom: "aide_logement_abattement_revenus_activite_professionnelle",
    libelle: "abattement de 30 % sur les revenus d’activité",
    article: "CCH, art. R822-13 et R822-14",
  },
  (c, individu, mois) =>
    aide_logement_abattement_indemnites_chomage(c, individu, mois) ||
    (activite(c, individu, mois) === "chomeur" && chomageAncien(c, individu, mois)),
  false,
);
