import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { precedents } from "../../mois.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { paje_prepare } from "../communs/rares.ts";
import { beneficeDuMois, droitDuLieu, famillesDuLogement, residence } from "./communs.ts";
import { nes } from "../communs/personnes.ts";

const BAREME = "departements.cotes_d_armor.fonds_solidarite_logement.assurance_locative_energie.bareme.";
const ARTICLE = "Département des Côtes-d’Armor, règlement du fonds de solidarité pour le logement";

/** Sizes of dwelling that have a ceiling of their own. */
const PERSONNES_DU_BAREME = 5;

const PERSONNELLES = [
  lointaine<IndividuDeLaLoi, number>("aah"),
  lointaine<IndividuDeLaLoi, number>("asi"),
  lointaine<IndividuDeLaLoi, number>("ass"),
  lointaine<IndividuDeLaLoi, number>("caah"),
  lointaine<IndividuDeLaLoi, number>("indemnites_journalieres"),
  d.chomage_net,
  d.pensions_alimentaires_percues,
  d.pensions_invalidite,
  d.retraite_nette,
  d.revenus_stage_formation_pro,
  d.salaire_net,
  beneficeDuMois,
];
const FAMILIALES = [
  lointaine<FamilleDeLaLoi, number>("af"),
  lointaine<FamilleDeLaLoi, number>("asf"),
  lointaine<FamilleDeLaLoi, number>("aspa"),
  lointaine<FamilleDeLaLoi, number>("cf"),
  lointaine<FamilleDeLaLoi, number>("paje_base"),
  paje_prepare,
  lointaine<FamilleDeLaLoi, number>("ppa"),
  lointaine<FamilleDeLaLoi, number>("rsa"),
];

export const cotes_d_armor_eligibilite_residence = residence(
  "cotes_d_armor_eligibilite_residence",
  "logement dans les Côtes-d’Armor",
  "22",
);

/** Euros of one month; housing aids and scholarships are left out. */
export const cotes_d_armor_fonds_solidarite_logement_base_ressource_mensuelle = variable.menage.nombre(
  {
    nom: "cotes_d_armor_fonds_solidarite_logement_base_ressource_mensuelle",
    libelle: "ressources du mois des personnes du logement",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, mois) =>
    somme(menage.membres, (membre) => somme(PERSONNELLES, (une) => une(c, membre, mois))) +
    somme(famillesDuLogement(c, menage), (famille) => somme(FAMILIALES, (une) => une(c, famille, mois))),
);

export const cotes_d_armor_fonds_solidarite_logement_base_ressource_moyennee = variable.menage.nombre(
  {
    nom: "cotes_d_armor_fonds_solidarite_logement_base_ressource_moyennee",
    libelle: "ressources mensuelles moyennes des trois derniers mois",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, mois) =>
    somme(precedents(3, mois), (m) =>
      cotes_d_armor_fonds_solidarite_logement_base_ressource_mensuelle(c, menage, m),
    ) / 3,
);

/** Euros a month, by the number of people in the dwelling. */
export const cotes_d_armor_fonds_solidarite_logement_assurance_locative_energie_plafond =
  variable.menage.nombre(
    {
      nom: "cotes_d_armor_fonds_solidarite_logement_assurance_locative_energie_plafond",
      libelle: "plafond de ressources du fonds de solidarité pour le logement",
      article: ARTICLE,
      unite: "€",
    },
    (c, menage, mois) => {
      const membres = nes(c, menage.membres, mois);
      const enPlus = Math.max(0, membres.length - PERSONNES_DU_BAREME);
      return c.p(`${BAREME}v${membres.length - enPlus}`, mois) + enPlus * c.p(`${BAREME}plus`, mois);
    },
  );

export const cotes_d_armor_fonds_solidarite_logement_assurance_locative_energie_eligibilite_financiere =
  variable.menage.booleen(
    {
      nom: "cotes_d_armor_fonds_solidarite_logement_assurance_locative_energie_eligibilite_financiere",
      libelle: "ressources sous le plafond du fonds de solidarité pour le logement",
      article: ARTICLE,
    },
    (c, menage, mois) =>
      cotes_d_armor_fonds_solidarite_logement_base_ressource_moyennee(c, menage, mois) <
      cotes_d_armor_fonds_solidarite_logement_assurance_locative_energie_plafond(c, menage, mois),
    false,
  );

export const cotes_d_armor_fonds_solidarite_logement_energie_eligibilite = droitDuLieu(
  {
    nom: "cotes_d_armor_fonds_solidarite_logement_energie_eligibilite",
    pourSoi: true,
    libelle: "aide des Côtes-d’Armor au paiement des factures d’énergie",
    article: ARTICLE,
  },
  cotes_d_armor_eligibilite_residence,
  (c, individu, mois) =>
    cotes_d_armor_fonds_solidarite_logement_assurance_locative_energie_eligibilite_financiere(
      c,
      c.menageDe(individu),
      mois,
    ),
);
