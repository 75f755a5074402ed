import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";

const MOBILITE = "prestations_sociales.education.mobilite.";
const ANNEES_DE_MASTER: ReadonlySet<string> = new Set(["licence_3", "master_1"]);
const ETABLISSEMENTS: ReadonlySet<string> = new Set(["public", "prive_sous_contrat"]);
const JOUR = 86_400_000;
/** Mean days of a month. */
const JOURS_PAR_MOIS = 30.436875;

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");
const bourse_lycee = lointaine<FamilleDeLaLoi, number>("bourse_lycee");
const bourse_criteres_sociaux_eligibilite = lointaine<IndividuDeLaLoi, boolean>(
  "bourse_criteres_sociaux_eligibilite",
);

/** Euros, once: a scholarship holder who changes of academic region for the master. */
export const aide_mobilite_master = variable.individu.nombre(
  {
    nom: "aide_mobilite_master",
    libelle: "aide à la mobilité en master",
    article: "Décret n° 2017-969 du 10 mai 2017, art. 1 à 3",
    unite: "€",
  },
  (c, individu, mois) =>
    d.sortie_region_academique(c, individu, mois) &&
    ANNEES_DE_MASTER.has(d.annee_etude(c, individu, mois)) &&
    boursier(c, individu, mois)
      ? c.p(`${MOBILITE}master.montant`, mois)
      : 0,
);

/** Euros, once: a pupil of the last year with a scholarship who leaves the academy. */
export const aide_mobilite_parcoursup = variable.individu.nombre(
  {
    nom: "aide_mobilite_parcoursup",
    libelle: "aide à la mobilité Parcoursup",
    article: "Décret n° 2019-375 du 26 avril 2019 ; circulaire ESRS1910244C",
    unite: "€",
  },
  (c, individu, mois) =>
    d.sortie_academie(c, individu, mois) &&
    d.annee_etude(c, individu, mois) === "terminale" &&
    bourse_lycee(c, c.familleDe(individu), mois) > 0
      ? c.p(`${MOBILITE}parcoursup.montant`, mois)
      : 0,
);

/** Whole months between two days; 0 if one is not known. */
function moisDeSejour(debut: string, fin: string): number {
  if (!debut || !fin) return 0;
  return Math.trunc((Date.parse(fin) - Date.parse(debut)) / JOUR / JOURS_PAR_MOIS);
}

const dureeDuSejour = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  moisDeSejour(d.debut_etudes_etranger(c, individu, mois), d.fin_etudes_etranger(c, individu, mois));

/** Studies abroad of one to ten months, with what the scholarship asks for except resources. */
export const aide_mobilite_internationale_eligibilite = variable.individu.booleen(
  {
    nom: "aide_mobilite_internationale_eligibilite",
    libelle: "aide à la mobilité internationale",
    article: "C. éduc., art. D821-6 à D821-9",
  },
  (c, individu, mois) => {
    const duree = dureeDuSejour(c, individu, mois);
    const bornes = `${MOBILITE}internationale.duree_sejour.`;
    return (
      bourse_criteres_sociaux_eligibilite(c, individu, mois) &&
      ETABLISSEMENTS.has(d.statuts_etablissement_scolaire(c, individu, mois)) &&
      duree >= c.p(`${bornes}mois_min`, mois) &&
      duree <= c.p(`${bornes}mois_max`, mois)
    );
  },
  false,
);
