import { anneeDe } from "../../mois.ts";
import { variable } from "../../moteur/variable.ts";
import { DOMAINES_FORMATION } from "../communs/codes.ts";
import { apprenti, groupe_specialites_formation } from "../communs/donnees.ts";
import { age, alternant } from "../communs/personnes.ts";
import { rfr } from "../impot/index.ts";

const PERMIS = "prestations_sociales.transport.permis_de_conduire.";
const BTP = "prestations_sociales.education.aide_permis_pro_btp.";
const SMIC_MENSUEL = "marche_travail.salaire_minimum.smic.smic_b_mensuel";
/** Field of building in the nomenclature of training. */
const BATIMENT = "domaine_23";

/** From 15 to 25. */
export const pret_formation_permis_eligibilite = variable.individu.booleen(
  {
    nom: "pret_formation_permis_eligibilite",
    libelle: "prêt pour le permis à un euro par jour",
    article: "Décret n° 2005-1225 du 29 septembre 2005, art. 1",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      ans >= c.p(`${PERMIS}pret_formation_permis.age.minimum`, mois) &&
      ans <= c.p(`${PERMIS}pret_formation_permis.age.maximum`, mois)
    );
  },
  false,
);

/** Euros, to an adult apprentice: repealed, the amount is nil since 1 January 2026. */
export const aide_financement_permis_apprenti = variable.individu.nombre(
  {
    nom: "aide_financement_permis_apprenti",
    libelle: "aide au permis de conduire des apprentis",
    article: "C. trav., art. D6123-27 ; décret n° 2019-1 du 3 janvier 2019",
    unite: "€",
  },
  (c, individu, mois) =>
    apprenti(c, individu, mois) &&
    age(c, individu, mois) >= c.p(`${PERMIS}aide_financement_permis_apprenti.age_min`, mois)
      ? c.p(`${PERMIS}aide_financement_permis_apprenti.montant`, mois)
      : 0,
);

/** Field that a speciality of training belongs to: its first two figures. */
export const domaine_specialites_formation = variable.individu.code(
  {
    nom: "domaine_specialites_formation",
    libelle: "domaine de la formation",
    codes: DOMAINES_FORMATION,
  },
  (c, individu, mois) => {
    const chiffres = /^groupe_(\d\d)/.exec(groupe_specialites_formation(c, individu, mois))?.[1];
    return chiffres ? `domaine_${chiffres}` : "aucun";
  },
  "aucun",
);

/** Euros, once: a young person in work-study in building; income is this year’s. */
export const aide_permis_pro_btp = variable.individu.nombre(
  {
    nom: "aide_permis_pro_btp",
    libelle: "aide au permis de conduire de Pro BTP",
    article: "Pro BTP, règlement de l’action sociale, aide au permis",
    unite: "€",
    enVigueur: `${BTP}montant.montant_unique`,
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return ans >= c.p(`${BTP}age.minimum`, mois) &&
      ans < c.p(`${BTP}age.maximum`, mois) &&
      alternant(c, individu, mois) &&
      domaine_specialites_formation(c, individu, mois) === BATIMENT &&
      rfr(c, c.foyerFiscalDe(individu), anneeDe(mois)) <= 12 * c.p(SMIC_MENSUEL, mois)
      ? c.p(`${BTP}montant.montant_unique`, mois)
      : 0;
  },
);
