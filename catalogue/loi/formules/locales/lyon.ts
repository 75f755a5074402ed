import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { etudiant } from "../communs/personnes.ts";
import { sous_contrat_engagement_jeune } from "../communs/rares.ts";
import { ageEntre, aideDuLieu, beneficeDuMois, residence } from "./communs.ts";

const RSJ = "metropoles.lyon.revenu_solidaire_jeune.";
const ARTICLE = "Métropole de Lyon, règlement du Revenu Solidarité Jeunes";

/** The 59 communes of the métropole in 2020; Lyon is one commune, whatever its arrondissements. */
const COMMUNES =
  "69003 69029 69033 69034 69040 69044 69046 69063 69068 69069 69071 69072 69081 69085 69087 69088 69089 " +
  "69091 69096 69100 69116 69117 69123 69127 69142 69143 69149 69152 69153 69163 69168 69191 69194 69199 " +
  "69202 69204 69205 69207 69233 69244 69250 69256 69259 69260 69266 69271 69273 69275 69276 69278 69279 " +
  "69282 69283 69284 69286 69290 69292 69293 69296";

const rsa = lointaine<FamilleDeLaLoi, number>("rsa");
const aeeh = lointaine<FamilleDeLaLoi, number>("aeeh");
const ppa = lointaine<FamilleDeLaLoi, number>("ppa");
const aah = lointaine<IndividuDeLaLoi, number>("aah");

export const lyon_metropole_eligibilite_geographique = residence(
  "lyon_metropole_eligibilite_geographique",
  "logement dans la Métropole de Lyon",
  ...COMMUNES.split(" "),
);

/** No other income of solidarity; one who could only ask for the youth engagement contract is not in it. */
const sansAutreSoutien = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const famille = c.familleDe(individu);
  return (
    rsa(c, famille, mois) + aeeh(c, famille, mois) + aah(c, individu, mois) === 0 &&
    !sous_contrat_engagement_jeune(c, individu, mois)
  );
};

/** What is earned, what the unemployment insurance or a service pays. */
const RESSOURCES = [
  d.salaire_net,
  beneficeDuMois,
  d.indemnites_stage,
  d.revenus_stage_formation_pro,
  d.indemnites_volontariat,
  d.chomage_net,
];

export const revenu_solidaire_jeune_ressources = variable.individu.nombre(
  {
    nom: "revenu_solidaire_jeune_ressources",
    libelle: "ressources prises en compte pour le Revenu Solidarité Jeunes",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) =>
    somme(RESSOURCES, (une) => une(c, individu, mois)) + ppa(c, c.familleDe(individu), mois),
);

/** Euros a month, by the resources of this month. */
export const revenu_solidaire_jeune = aideDuLieu(
  { nom: "revenu_solidaire_jeune", libelle: "Revenu Solidarité Jeunes", article: ARTICLE },
  lyon_metropole_eligibilite_geographique,
  (c, individu, mois) =>
    ageEntre(c, individu, mois, [`${RSJ}age.minimum_inclusif`, `${RSJ}age.maximum_inclusif`]) &&
    !etudiant(c, individu, mois) &&
    sansAutreSoutien(c, individu, mois)
      ? montantDuBareme(c.bareme(`${RSJ}montant`, mois), revenu_solidaire_jeune_ressources(c, individu, mois))
      : 0,
);
