import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { dansLaRegion, residence_dom } from "../communs/lieux.ts";
import { age, alternant, etudiant } from "../communs/personnes.ts";

const REPAS = "prestations_sociales.education.alimentation.";
const ELOIGNES = "prestations_sociales.alimentation.aide_alimentation_etudiants_eloignes.";
const CENT_REPAS = "regions.hauts_de_france.crous.aide_100_repas_gratuits.";
const CNOUS = "Délibération du conseil d’administration du Cnous du 12 juillet 2021";
/** Scholarship holders in work-study have meals at one euro until this birthday. */
const AGE_LIMITE_ALTERNANT = 26;
const FORMATION_SANITAIRE = "groupe_330";
/** Years of the upper schools that lycées hold: the region feeds them otherwise. */
const AU_LYCEE: ReadonlySet<string> = new Set(["cpge_1", "cpge_2", "bts_1", "bts_2"]);

/** Pupils have the canteen of their school, and are not students of the law. */
const ELEVES: ReadonlySet<string> = new Set(["college", "lycee"]);

const boursier = lointaine<IndividuDeLaLoi, boolean>("boursier");
const echelon = lointaine<IndividuDeLaLoi, number>("bourse_criteres_sociaux_echelon");

const auSuperieur = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  d.scolarite(c, individu, mois) === "enseignement_superieur";

export const crous_repas_un_euro_eligibilite = variable.individu.booleen(
  { nom: "crous_repas_un_euro_eligibilite", libelle: "repas à un euro", article: CNOUS },
  (c, individu, mois) =>
    boursier(c, individu, mois) &&
    (auSuperieur(c, individu, mois) ||
      (alternant(c, individu, mois) && age(c, individu, mois) < AGE_LIMITE_ALTERNANT)),
  false,
);

export const crous_repas_tarif_non_boursiers_eligibilite = variable.individu.booleen(
  {
    nom: "crous_repas_tarif_non_boursiers_eligibilite",
    libelle: "repas au tarif des étudiants non boursiers",
    article: CNOUS,
  },
  (c, individu, mois) => !boursier(c, individu, mois) && auSuperieur(c, individu, mois),
  false,
);

/** Price of a meal, euros; 0 for one who has neither price. */
export const crous_repas_montant = variable.individu.nombre(
  { nom: "crous_repas_montant", libelle: "prix d’un repas au Crous", article: CNOUS, unite: "€" },
  (c, individu, mois) => {
    if (crous_repas_un_euro_eligibilite(c, individu, mois))
      return c.p(`${REPAS}montant_repas_boursier`, mois);
    return crous_repas_tarif_non_boursiers_eligibilite(c, individu, mois)
      ? c.p(`${REPAS}montant_repas_non_boursier`, mois)
      : 0;
  },
);

/** 1 for one who is entitled. */
export const crous_aide_100_repas_gratuits = variable.individu.nombre(
  {
    nom: "crous_aide_100_repas_gratuits",
    libelle: "cent repas gratuits au Crous",
    article: "Région Hauts-de-France, cent repas gratuits pour les étudiants boursiers",
    enVigueur: `${CENT_REPAS}age.maximum`,
  },
  (c, individu, mois) => {
    const rang = echelon(c, individu, mois);
    const ouvert =
      dansLaRegion(c, c.menageDe(individu), mois, "hauts_de_france") &&
      (age(c, individu, mois) <= c.p(`${CENT_REPAS}age.maximum`, mois) || d.handicap(c, individu, mois)) &&
      (auSuperieur(c, individu, mois) ||
        d.groupe_specialites_formation(c, individu, mois) === FORMATION_SANITAIRE) &&
      !AU_LYCEE.has(d.annee_etude(c, individu, mois)) &&
      rang >= c.p(`${CENT_REPAS}echelon_boursier.minimum`, mois) &&
      rang <= c.p(`${CENT_REPAS}echelon_boursier.maximum`, mois);
    return Number(ouvert);
  },
);

/** Euros a month for students with no university restaurant close by, which is not asked. */
export const aide_alimentation_etudiants_eloignes = variable.individu.nombre(
  {
    nom: "aide_alimentation_etudiants_eloignes",
    libelle: "aide à l’alimentation des étudiants éloignés des restaurants universitaires",
    article: "C. éduc., art. L822-1-1 ; arrêté du 21 novembre 2024",
    unite: "€",
    enVigueur: `${ELOIGNES}montant_etudiant_standard_boursier`,
  },
  (c, individu, mois) => {
    if (!etudiant(c, individu, mois) || ELEVES.has(d.scolarite(c, individu, mois))) return 0;
    const lieu = residence_dom(c, c.menageDe(individu), mois) ? "drom" : "standard";
    const statut = boursier(c, individu, mois) ? "boursier" : "non_boursier";
    return c.p(`${ELOIGNES}montant_etudiant_${lieu}_${statut}`, mois);
  },
);
