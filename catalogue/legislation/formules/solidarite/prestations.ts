import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";

const asf = lointaine<FamilleDeLaLoi, number>("asf");
const af = lointaine<FamilleDeLaLoi, number>("af");
const af_base = lointaine<FamilleDeLaLoi, number>("af_base");
const cf = lointaine<FamilleDeLaLoi, number>("cf");
const cf_non_majore_avant_cumul = lointaine<FamilleDeLaLoi, number>("cf_non_majore_avant_cumul");
const paje_base = lointaine<FamilleDeLaLoi, number>("paje_base");

const BMAF = "prestations_sociales.prestations_familiales.bmaf.bmaf";
const FORFAIT_ASF = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_maj.forfait_asf.taux2";
const asf_elig_enfant = lointaine<FamilleDeLaLoi["enfants"][number], boolean>("asf_elig_enfant");

/** The part of the family support allowance that counts, a flat amount per child. */
export const rsa_forfait_asf = variable.famille.nombre(
  {
    nom: "rsa_forfait_asf",
    libelle: "allocation de soutien familial comptée",
    article: "CASF, art. R262-10-1",
    unite: "€",
  },
  (c, famille, mois) => {
    const forfait = c.p(BMAF, mois) * c.p(FORFAIT_ASF, mois);
    const parEnfant = somme(famille.enfants, (enfant) => (asf_elig_enfant(c, enfant, mois) ? forfait : 0));
    return Math.min(asf(c, famille, mois), parEnfant);
  },
);

/**
 * Euros of the month: family benefits, increases for age left out; the allowances that replace work for a
 * young child count, no text leaves them out. The prime d’activité counts the same.
 */
export const rsa_base_ressources_prestations_familiales = variable.famille.nombre(
  {
    nom: "rsa_base_ressources_prestations_familiales",
    libelle: "prestations familiales prises en compte",
    article: "CASF, art. R262-11 ; CSS, art. R844-5",
    unite: "€",
  },
  (c, famille, mois) => {
    const complement = cf(c, famille, mois) > 0 ? cf_non_majore_avant_cumul(c, famille, mois) : 0;
    return (
      paje_base(c, famille, mois) +
      paje_prepare(c, famille, mois) +
      paje_clca(c, famille, mois) +
      rsa_forfait_asf(c, famille, mois) +
      complement +
      Math.min(af_base(c, famille, mois), af(c, famille, mois))
    );
  },
);
