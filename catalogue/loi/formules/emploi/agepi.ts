import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { moisDe } from "../../mois.ts";
import { entree, variable } from "../../moteur/variable.ts";
import { CATEGORIES_DEMANDEUR_EMPLOI } from "../communs/codes.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { age, en_couple } from "../communs/personnes.ts";
import { sousLAllocationMinimale } from "./permis.ts";

const AGEPI = "prestations_sociales.prestations_familiales.education_presence_parentale.agepi.";
const ARTICLE = "Délibérations Pôle emploi n° 2013-46, art. 4, et France Travail n° 2024-35 du 24 avril 2024";
/** Since then, couples too, and 1,3 times the lowest allowance. */
const AGE = moisDe("2024-05");

/** Not asked: nobody is registered in a category, nobody goes back to work, until it is. */
export const pole_emploi_categorie_demandeur_emploi = entree.individu.code(
  {
    nom: "pole_emploi_categorie_demandeur_emploi",
    libelle: "catégorie de demandeur d’emploi",
    codes: CATEGORIES_DEMANDEUR_EMPLOI,
  },
  "pas_de_categorie",
);
export const agepi_duree_contrat = entree.individu.nombre({
  nom: "agepi_duree_contrat",
  libelle: "durée du contrat de travail retrouvé, en mois",
});
export const agepi_heures_formation = entree.individu.nombre({
  nom: "agepi_heures_formation",
  libelle: "heures de formation prévues",
});
export const agepi_heures_par_semaine = entree.individu.nombre({
  nom: "agepi_heures_par_semaine",
  libelle: "heures d’emploi ou de formation par semaine",
});

/** Children under ten (twelve since May 2024) whom the parent looks after. */
export const agepi_nbenf = variable.famille.nombre(
  { nom: "agepi_nbenf", libelle: "enfants de l’âge de l’aide", article: ARTICLE },
  (c, famille, mois) =>
    famille.enfants.filter((enfant) => {
      const ans = age(c, enfant, mois);
      return ans >= 0 && ans < c.p(`${AGEPI}age_enfant_maximum`, mois);
    }).length,
);

/** Back to work for three months (28 days since May 2024), or in training for forty hours. */
const reprend = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  agepi_duree_contrat(c, individu, mois) >= c.p(`${AGEPI}duree_cdd_ctt_minimum`, mois) ||
  agepi_heures_formation(c, individu, mois) >= c.p(`${AGEPI}duree_de_formation_minimum`, mois);

export const agepi_eligible = variable.individu.booleen(
  {
    nom: "agepi_eligible",
    libelle: "conditions de l’aide à la garde d’enfants de France Travail",
    article: ARTICLE,
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    return (
      famille.parents.includes(individu) &&
      (mois >= AGE || !en_couple(c, famille, mois)) &&
      agepi_nbenf(c, famille, mois) > 0 &&
      pole_emploi_categorie_demandeur_emploi(c, individu, mois) !== "pas_de_categorie" &&
      sousLAllocationMinimale(c, individu, mois, mois >= AGE ? 1.3 : 1) &&
      reprend(c, individu, mois)
    );
  },
  false,
);

/** Euros, once: by the number of children, more from fifteen hours a week on. */
export const agepi = variable.individu.nombre(
  {
    protectionSociale: true,
    nom: "agepi",
    libelle: "aide à la garde d’enfants de France Travail",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) => {
    if (!agepi_eligible(c, individu, mois)) return 0;
    const lieu = residence_mayotte(c, c.menageDe(individu), mois) ? "mayotte" : "hors_mayotte";
    const intense =
      agepi_heures_par_semaine(c, individu, mois) >= c.p(`${AGEPI}intensite_hebdomadaire_seuil`, mois);
    const bareme = c.bareme(`${AGEPI}montants.${lieu}.${intense ? "maximum" : "minimum"}`, mois);
    return montantDuBareme(bareme, agepi_nbenf(c, c.familleDe(individu), mois));
  },
);
