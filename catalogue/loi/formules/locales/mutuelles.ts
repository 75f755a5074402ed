import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import { dansLaRegion } from "../communs/lieux.ts";
import { etudiant } from "../communs/personnes.ts";
import { ageEntre, aLaComplementaireSante, premierParent, residence } from "./communs.ts";

const AGES = "regions.auvergne_rhone_alpes.auvergne_mutuelle_communale_etudiant.age.";
const AUVERGNE = "Région Auvergne-Rhône-Alpes, mutuelle communale";

const MUTUELLE_DE_MONTPELLIER = "34172 34077 34090 34179 34256 34307";
/** Montpellier, Clapiers, Le Crès, Murviel-lès-Montpellier, Saint-Geniès-des-Mourgues and Sussargues (France 3, 15 October 2024). */
export const montpellier_eligibilite_residence = residence(
  "montpellier_eligibilite_residence",
  "logement à Montpellier ou dans une des cinq communes de sa mutuelle",
  ...MUTUELLE_DE_MONTPELLIER.split(" "),
);

export const montpellier_mutuelle_communale = variable.famille.booleen(
  {
    nom: "montpellier_mutuelle_communale",
    pourSoi: true,
    libelle: "mutuelle communale de Montpellier",
    article: "Ville de Montpellier, mutuelle communale",
  },
  (c, famille, mois) =>
    montpellier_eligibilite_residence(c, c.menageDe(premierParent(famille)), mois) &&
    !aLaComplementaireSante(c, famille, mois),
  false,
);

/** A family of the region without the complementary health cover. */
export const auvergne_mutuelle_communale_base = variable.famille.booleen(
  {
    nom: "auvergne_mutuelle_communale_base",
    libelle: "famille d’Auvergne-Rhône-Alpes sans complémentaire santé solidaire",
    article: AUVERGNE,
  },
  (c, famille, mois) =>
    dansLaRegion(c, c.menageDe(premierParent(famille)), mois, "auvergne_rhone_alpes") &&
    !aLaComplementaireSante(c, famille, mois),
  false,
);

const estEtudiante = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  etudiant(c, premierParent(famille), mois);

export const auvergne_mutuelle_communale = variable.famille.booleen(
  {
    nom: "auvergne_mutuelle_communale",
    pourSoi: true,
    libelle: "mutuelle communale d’Auvergne-Rhône-Alpes",
    article: AUVERGNE,
  },
  (c, famille, mois) => auvergne_mutuelle_communale_base(c, famille, mois) && !estEtudiante(c, famille, mois),
  false,
);

export const auvergne_mutuelle_communale_etudiant = variable.famille.booleen(
  {
    nom: "auvergne_mutuelle_communale_etudiant",
    libelle: "mutuelle étudiante d’Auvergne-Rhône-Alpes",
    article: AUVERGNE,
    enVigueur: `${AGES}minimum`,
  },
  (c, famille, mois) =>
    auvergne_mutuelle_communale_base(c, famille, mois) &&
    estEtudiante(c, famille, mois) &&
    ageEntre(c, premierParent(famille), mois, [`${AGES}minimum`, `${AGES}maximum`]),
  false,
);
