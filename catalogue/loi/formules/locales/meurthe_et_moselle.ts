import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { somme, variable } from "../../moteur/variable.ts";
import { ageEntre, aideDuLieu, quotientFamilial, residence } from "./communs.ts";

const PASS = "departements.meurthe_et_moselle.pass_jeune_54.";
const ARTICLE = "Département de Meurthe-et-Moselle, Pass Jeunes 54";

export const meurthe_et_moselle_eligibilite_residence = residence(
  "meurthe_et_moselle_eligibilite_residence",
  "logement en Meurthe-et-Moselle",
  "54",
);

export const eligibilite_age_pass_jeune_54 = variable.individu.booleen(
  {
    nom: "eligibilite_age_pass_jeune_54",
    libelle: "âge du Pass Jeunes 54",
    article: ARTICLE,
    enVigueur: `${PASS}age.minimum_inclusif`,
  },
  (c, individu, mois) =>
    ageEntre(c, individu, mois, [`${PASS}age.minimum_inclusif`, `${PASS}age.maximum_inclusif`]),
  false,
);

export const quotient_familial_pass_jeune_54 = variable.individu.nombre(
  {
    nom: "quotient_familial_pass_jeune_54",
    libelle: "quotient familial mensuel",
    article: ARTICLE,
    unite: "€",
  },
  quotientFamilial,
);

/** Euros a year for one young person. */
const montantDuPass = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  eligibilite_age_pass_jeune_54(c, individu, mois)
    ? montantDuBareme(
        c.bareme(`${PASS}montant_en_fonction_du_quotient_familial`, mois),
        quotient_familial_pass_jeune_54(c, individu, mois),
      )
    : 0;

/** Euros a year: one’s own pass, and for a parent those of the children. */
export const pass_jeune_54 = aideDuLieu(
  { nom: "pass_jeune_54", libelle: "Pass Jeunes 54", article: ARTICLE },
  meurthe_et_moselle_eligibilite_residence,
  (c, individu, mois) => {
    const { parents, enfants } = c.familleDe(individu);
    const pour = parents.includes(individu) ? [individu, ...enfants] : [individu];
    return somme(pour, (jeune) => montantDuPass(c, jeune, mois));
  },
);
