import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { en_couple, nes } from "../communs/personnes.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";
import { chomage_imposable, retraite_imposable, salaire_imposable } from "../impot/net.ts";
import { beneficeDuMois, famillesDuLogement } from "./communs.ts";
import { eure_et_loir_eligibilite_residence } from "./eure_et_loir.ts";

const FSL = "departements.eure_et_loir.fsl.bareme_ressources_";
const ARTICLE = "Département d’Eure-et-Loir, règlement du fonds de solidarité pour le logement";

const deLaFamille = (nom: string) => lointaine<FamilleDeLaLoi, number>(nom);

const PERSONNELLES = [
  salaire_imposable,
  beneficeDuMois,
  chomage_imposable,
  d.bourse_enseignement_sup,
  d.revenus_stage_formation_pro,
  lointaine<IndividuDeLaLoi, number>("indemnites_journalieres"),
  d.pensions_alimentaires_percues,
  d.prestation_compensatoire,
  retraite_imposable,
  lointaine<IndividuDeLaLoi, number>("aah"),
  d.pensions_invalidite,
  d.pch,
];
/**
 * Neither the housing benefit nor the allowances of school and of disabled children count. The PAJE is its parts: the child-care
 * benefit is not asked.
 */
const FAMILIALES = [
  ...["rsa", "af", "asf", "paje_base"].map(deLaFamille),
  paje_clca,
  paje_prepare,
  ...["aspa", "ppa", "bourse_college", "bourse_lycee"].map(deLaFamille),
];

/** Euros of this month, each family of the dwelling once. */
export const eure_et_loir_fsl_ressources = variable.menage.nombre(
  {
    nom: "eure_et_loir_fsl_ressources",
    libelle: "ressources du logement pour le fonds de solidarité d’Eure-et-Loir",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, mois) =>
    somme(nes(c, menage.membres, mois), (membre) => somme(PERSONNELLES, (une) => une(c, membre, mois))) +
    somme(famillesDuLogement(c, menage), (famille) => somme(FAMILIALES, (une) => une(c, famille, mois))),
);

/** Euros a month, for one person or a couple and the others of the dwelling. */
export const eure_et_loir_fsl_plafond = variable.menage.nombre(
  {
    nom: "eure_et_loir_fsl_plafond",
    libelle: "plafond de ressources du fonds de solidarité pour le logement d’Eure-et-Loir",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, mois) => {
    const membres = nes(c, menage.membres, mois);
    const couple = membres.some((membre) => en_couple(c, c.familleDe(membre), mois));
    const autres = membres.length - (couple ? 2 : 1);
    return montantDuBareme(c.bareme(`${FSL}${couple ? "couple" : "seul"}`, mois), autres);
  },
);

export const eure_et_loir_fsl_base_ressources = variable.menage.booleen(
  {
    nom: "eure_et_loir_fsl_base_ressources",
    libelle: "ressources sous le plafond du fonds de solidarité pour le logement d’Eure-et-Loir",
    article: ARTICLE,
  },
  (c, menage, mois) =>
    eure_et_loir_fsl_ressources(c, menage, mois) <= eure_et_loir_fsl_plafond(c, menage, mois),
  false,
);

const ouvert = (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean =>
  eure_et_loir_eligibilite_residence(c, menage, mois) && eure_et_loir_fsl_base_ressources(c, menage, mois);

const LOGES: ReadonlySet<string> = new Set([
  "proprietaire",
  "locataire_hlm",
  "locataire_vide",
  "locataire_meuble",
  "locataire_foyer",
]);

const ouvertAuxLoges = (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean =>
  ouvert(c, menage, mois) && LOGES.has(d.statut_occupation_logement(c, menage, mois));

const aide = (nom: string, libelle: string, condition: typeof ouvert) =>
  variable.menage.booleen({ nom, libelle, article: ARTICLE, pourSoi: true }, condition, false);

export const eure_et_loir_eligibilite_fsl_acces_logement = aide(
  "eure_et_loir_eligibilite_fsl_acces_logement",
  "fonds de solidarité pour le logement d’Eure-et-Loir : accès au logement",
  ouvert,
);
export const eure_et_loir_fsl_eligibilite_installation_logement = aide(
  "eure_et_loir_fsl_eligibilite_installation_logement",
  "fonds de solidarité pour le logement d’Eure-et-Loir : installation",
  ouvert,
);
export const eure_et_loir_fsl_eligibilite_maintien_logement = aide(
  "eure_et_loir_fsl_eligibilite_maintien_logement",
  "fonds de solidarité pour le logement d’Eure-et-Loir : maintien dans le logement",
  ouvertAuxLoges,
);
export const eure_et_loir_fsl_eligibilite_maintien_fourniture = aide(
  "eure_et_loir_fsl_eligibilite_maintien_fourniture",
  "fonds de solidarité pour le logement d’Eure-et-Loir : factures d’énergie et d’eau",
  ouvertAuxLoges,
);
