import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { handicap, salaire_net } from "../communs/donnees.ts";
import { age, etudiant } from "../communs/personnes.ts";
import { beneficeDuMois, droitDuLieu, residence } from "./communs.ts";

const RSA_DE_BASE =
  "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";
const INSERTION = "Département d’Eure-et-Loir, aides aux bénéficiaires du RSA";
const FAJ = "CASF, art. L263-3";

/** Both included: under 26 (CASF, art. L263-3). */
const [AGE_MINIMUM, AGE_MAXIMUM] = [18, 25];

const rsa = lointaine<FamilleDeLaLoi, number>("rsa");

export const eure_et_loir_eligibilite_residence = residence(
  "eure_et_loir_eligibilite_residence",
  "logement en Eure-et-Loir",
  "28",
);

/** Euros of this month: wages and profits. */
export const eure_et_loir_revenus_nets_du_travail = variable.individu.nombre(
  {
    nom: "eure_et_loir_revenus_nets_du_travail",
    libelle: "revenus nets du travail",
    article: FAJ,
    unite: "€",
  },
  (c, individu, mois) => salaire_net(c, individu, mois) + beneficeDuMois(c, individu, mois),
);

export const eure_et_loir_eligibilite_adefip = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_adefip",
    libelle: "aide financière d’insertion personnalisée d’Eure-et-Loir",
    article: INSERTION,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) => rsa(c, c.familleDe(individu), mois) > 0,
);

export const eure_et_loir_eligibilite_pret_vehicule = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_pret_vehicule",
    libelle: "prêt de véhicule d’Eure-et-Loir",
    article: INSERTION,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) => rsa(c, c.familleDe(individu), mois) > 0,
);

/** Young people who earn less than the RSA of one person. */
export const eure_et_loir_eligibilite_faj = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_faj",
    libelle: "fonds d’aide aux jeunes d’Eure-et-Loir",
    article: FAJ,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    const revenus = eure_et_loir_revenus_nets_du_travail(c, individu, mois);
    return ans >= AGE_MINIMUM && ans <= AGE_MAXIMUM && revenus < c.p(RSA_DE_BASE, mois);
  },
);

export const eure_et_loir_eligibilite_transport_social = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_transport_social",
    libelle: "transport social d’Eure-et-Loir",
    article: INSERTION,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) =>
    rsa(c, c.familleDe(individu), mois) > 0 || eure_et_loir_eligibilite_faj(c, individu, mois),
);

export const eure_et_loir_eligibilite_transport_eleves_etudiants = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_transport_eleves_etudiants",
    libelle: "transport des élèves et étudiants handicapés d’Eure-et-Loir",
    article: "Département d’Eure-et-Loir, transport des élèves et étudiants handicapés",
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) => etudiant(c, individu, mois) && handicap(c, individu, mois),
);
