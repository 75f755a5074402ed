import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, etudiant, nes } from "../communs/personnes.ts";
import { famille_a_mayotte } from "../famille/enfants.ts";
import { montantDuLieu, partsDuLieu } from "./mayotte.ts";
import { admisAvecLAutre, rsa_condition_nationalite } from "./nationalite.ts";
import {
  avantageLogement,
  enPartageant,
  isoleAvec,
  multiplicateur,
  rsa_majore_eligibilite,
  rsa_nb_enfants,
  enfantsComptes,
} from "./personnes.ts";
import {
  ppa_base_ressources,
  ppa_revenu_activite,
  ppa_revenu_activite_individu,
  revenuDuTravail,
} from "./ppa_ressources.ts";
import { trimestreDeReference } from "./ressources.ts";

const PPA = "prestations_sociales.solidarite_insertion.minima_sociaux.ppa.";
const BASE = `${PPA}pa_m.montant_de_base`;
const MAJORATION = `${PPA}pa_m.majoration_montant_maximal.`;
const ISOLEMENT = `${PPA}pa_m.majoration_isolement.`;
const BONIFICATION = `${PPA}pa_m.bonification.`;
const BONIFICATION_MAYOTTE = `${PPA}mayotte.bonification.`;
const FORFAIT = `${PPA}pa_fl.taux_forfait_logement.`;
const SMIC_HORAIRE = "marche_travail.salaire_minimum.smic.smic_b_horaire";
const SMIC_MAYOTTE = "marche_travail.salaire_minimum.smic_mayotte.smic_b_horaire";
const PLAFOND_NON_SCOLAIRE =
  "prestations_sociales.prestations_familiales.def_pac.revenu_plafond_pac_non_scolaire";
/** Hours of a month in the family code (CSS, art. R512-2). */
const HEURES = 169;
/** Hours of its minimum wage that a student, a trainee or an apprentice passes in Mayotte (décret n° 2016-864). */
const HEURES_APPRENANT_MAYOTTE = 46.48;

const aide_logement = lointaine<FamilleDeLaLoi, number>("aide_logement");

/** Bonus of a worker, from 59 hours of minimum wage up to its maximum; in Mayotte from 29.5 hours of its own. */
export const ppa_bonification = variable.individu.nombre(
  { nom: "ppa_bonification", libelle: "bonification individuelle", article: "CSS, art. D843-2", unite: "€" },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    const aMayotte = famille_a_mayotte(c, famille, mois);
    const smic = c.p(aMayotte ? SMIC_MAYOTTE : SMIC_HORAIRE, mois);
    const bonification = aMayotte ? BONIFICATION_MAYOTTE : BONIFICATION;
    const seuil = c.p(`${bonification}seuil_bonification`, mois) * smic;
    const plein = c.p(`${bonification}seuil_max_bonification`, mois) * smic;
    const base = montantDuLieu(c, famille, mois, c.p(BASE, mois));
    const maximum = arrondi(c.p(`${bonification}taux_bonification_max`, mois) * base, 2);
    const montant = (maximum * (ppa_revenu_activite_individu(c, individu, mois) - seuil)) / (plein - seuil);
    return Math.min(positif(montant), maximum);
  },
);

/** Euros for the family’s size, if these were its children: a lone parent’s, or not. */
function forfaitAvec(
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  enfants: readonly IndividuDeLaLoi[],
): number {
  const base = montantDuLieu(c, famille, mois, c.p(BASE, mois));
  if (isoleAvec(c, famille, mois, enfants))
    return (
      base *
      (c.p(`${ISOLEMENT}femmes_enceintes`, mois) +
        c.p(`${ISOLEMENT}par_enfant_charge`, mois) * enfants.length)
    );
  const taux = {
    deuxieme: c.p(`${MAJORATION}couples_seul_avec_enfant`, mois),
    troisieme: c.p(`${MAJORATION}couple_1_enfant_2e_enfant`, mois),
    suivant: c.p(`${MAJORATION}par_enfant_supplementaire`, mois),
  };
  const adultes = admisAvecLAutre(c, famille.parents, mois).length;
  return base * multiplicateur(adultes, enfants.length, partsDuLieu(c, famille, mois, taux));
}

/** Amount for the family’s size, as a lone parent’s or not; a child in alternating custody for half, as the RSA, whose words the law repeats. */
export const ppa_fictive_montant_forfaitaire = variable.famille.nombre(
  {
    nom: "ppa_fictive_montant_forfaitaire",
    libelle: "montant forfaitaire de la prime d’activité",
    article: "CSS, art. L842-3 et D843-1",
    unite: "€",
  },
  (c, famille, mois) => enPartageant(c, famille, mois, (enfants) => forfaitAvec(c, famille, mois, enfants)),
);

/** What a housing aid, or a home for nothing, counts for: the real aid of that month. */
export const ppa_forfait_logement = variable.famille.nombre(
  {
    nom: "ppa_forfait_logement",
    libelle: "forfait logement de la prime d’activité",
    article: "CSS, art. R844-3 et R844-4",
    unite: "€",
  },
  (c, famille, mois) => {
    const personnes = admisAvecLAutre(c, famille.parents, mois).length + rsa_nb_enfants(c, famille, mois);
    const deux = 1 + c.p(`${MAJORATION}couples_seul_avec_enfant`, mois);
    const parts =
      personnes === 1
        ? c.p(`${FORFAIT}foyer_1_personne`, mois)
        : personnes === 2
          ? c.p(`${FORFAIT}foyer_2_personnes`, mois) * deux
          : c.p(`${FORFAIT}foyer_3_personnes`, mois) *
            (deux + c.p(`${MAJORATION}couple_1_enfant_2e_enfant`, mois));
    const forfait = montantDuLieu(c, famille, mois, c.p(BASE, mois)) * parts;
    if (avantageLogement(c, famille, mois)) return forfait;
    return Math.min(positif(aide_logement(c, famille, mois)), forfait);
  },
);

/** An adult in the family, French or settled; or a lone parent. */
export const ppa_eligibilite = variable.famille.booleen(
  { nom: "ppa_eligibilite", libelle: "droit à la prime d’activité", article: "CSS, art. L842-2" },
  (c, famille, mois) =>
    famille.membres.some((un) => age(c, un, mois) >= c.p(`${PPA}pa_cond.age_min`, mois)) &&
    (rsa_majore_eligibilite(c, famille, mois) ||
      nes(c, famille.membres, mois).some((un) => rsa_condition_nationalite(c, un, mois))),
);

/** Euros of one month, from the amount of the family’s size. */
function primeDuMois(c: Calcul, famille: FamilleDeLaLoi, mois: number, forfait: number): number {
  const travailCompte =
    c.p(`${PPA}pa_m.majoration_ressources_revenus_activite`, mois) * ppa_revenu_activite(c, famille, mois);
  const bonifications = somme(famille.membres, (un) => ppa_bonification(c, un, mois));
  const ressources = ppa_base_ressources(c, famille, mois) + ppa_forfait_logement(c, famille, mois);
  return positif(forfait + bonifications + travailCompte - Math.max(ressources, forfait));
}

/** The right of one month; the mean of three is paid. */
export const ppa_fictive = variable.famille.nombre(
  {
    nom: "ppa_fictive",
    libelle: "prime d’activité calculée pour un mois",
    article: "CSS, art. L842-3",
    unite: "€",
  },
  (c, famille, mois) => primeDuMois(c, famille, mois, ppa_fictive_montant_forfaitaire(c, famille, mois)),
);

const enFormation = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  etudiant(c, individu, mois) || d.stagiaire(c, individu, mois) || d.apprenti(c, individu, mois);

/** Earnings above which a student, a trainee or an apprentice has the right of any worker. */
export const ppa_plancher_revenu_activite_apprenant = variable.individu.nombre(
  {
    nom: "ppa_plancher_revenu_activite_apprenant",
    libelle: "salaire à dépasser chaque mois en études, en stage ou en apprentissage",
    article: "CSS, art. L842-2 et R842-1",
    unite: "€",
  },
  (c, individu, mois) =>
    famille_a_mayotte(c, c.familleDe(individu), mois)
      ? HEURES_APPRENANT_MAYOTTE * c.p(SMIC_MAYOTTE, mois)
      : HEURES * c.p(SMIC_HORAIRE, mois) * c.p(PLAFOND_NON_SCOLAIRE, mois),
);

export const ppa_eligibilite_apprenants = variable.famille.booleen(
  {
    nom: "ppa_eligibilite_apprenants",
    libelle: "un travail suffisant sur trois mois",
    article: "CSS, art. L842-2",
  },
  (c, famille, mois) => {
    if (rsa_majore_eligibilite(c, famille, mois)) return true;
    return famille.parents.some((parent) => {
      const revenus = trimestreDeReference(c, mois).map((m) => revenuDuTravail(c, parent, m));
      const plancher = ppa_plancher_revenu_activite_apprenant(c, parent, mois);
      return (
        revenus.every((revenu) => revenu > plancher) ||
        (!enFormation(c, parent, mois) && revenus.some((revenu) => revenu > 0))
      );
    });
  },
);

/** The prime if the children in alternating custody counted whole here, or in the other home only: no text was found that says which. */
const selonLaGarde = (nom: string, libelle: string, ici: boolean) =>
  variable.famille.nombre(
    { nom, libelle, article: "Question écrite n° 16016 de 2019 ; CSS, art. L842-3", unite: "€" },
    (c, famille, mois) =>
      somme(trimestreDeReference(c, mois), (m) => {
        const enfants = enfantsComptes(c, famille, m).filter((un) => ici || !d.garde_alternee(c, un, m));
        return primeDuMois(c, famille, m, forfaitAvec(c, famille, m, enfants));
      }) / 3,
  );
export const ppa_garde_ici = selonLaGarde(
  "ppa_garde_ici",
  "prime d’activité, l’enfant en garde alternée compté ici seulement",
  true,
);
export const ppa_garde_ailleurs = selonLaGarde(
  "ppa_garde_ailleurs",
  "prime d’activité, l’enfant en garde alternée compté chez l’autre parent seulement",
  false,
);

/** Euros a month: the mean of the three months before; nothing is paid under fifteen euros. */
export const ppa = variable.famille.nombre(
  {
    nom: "ppa",
    libelle: "prime d’activité",
    article: "CSS, art. L842-1 et R843-1",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    if (!ppa_eligibilite_apprenants(c, famille, mois) || !ppa_eligibilite(c, famille, mois)) return 0;
    const moyenne = somme(trimestreDeReference(c, mois), (m) => ppa_fictive(c, famille, m)) / 3;
    return moyenne < c.p(`${PPA}pa_m.montant_minimum_verse`, mois) ? 0 : moyenne;
  },
);
