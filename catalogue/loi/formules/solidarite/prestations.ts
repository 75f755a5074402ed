import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../moteur/entites.ts";
import { moisDe } from "../../mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import { date_naissance } from "../communs/donnees.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";
import { allocationsDeBase } from "../famille/paje.ts";
import { rsa_majore_eligibilite } from "./personnes.ts";

const asf = lointaine<FamilleDeLaLoi, number>("asf");
const af = lointaine<FamilleDeLaLoi, number>("af");
const af_base = lointaine<FamilleDeLaLoi, number>("af_base");
const cf = lointaine<FamilleDeLaLoi, number>("cf");
const cf_non_majore_avant_cumul = lointaine<FamilleDeLaLoi, number>("cf_non_majore_avant_cumul");
const paje_base = lointaine<FamilleDeLaLoi, number>("paje_base");

const BMAF = "prestations_sociales.prestations_familiales.bmaf.bmaf";
const FORFAIT_ASF = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_maj.forfait_asf.taux2";
const asf_elig_enfant = lointaine<FamilleDeLaLoi["enfants"][number], boolean>("asf_elig_enfant");

/** The part of the family support allowance that counts, a flat amount per child: of one at least, if it is declared. */
export const rsa_forfait_asf = variable.famille.nombre(
  {
    nom: "rsa_forfait_asf",
    libelle: "allocation de soutien familial comptée",
    article: "CASF, art. R262-10-1",
    unite: "€",
  },
  (c, famille, mois) => {
    const forfait = c.p(BMAF, mois) * c.p(FORFAIT_ASF, mois);
    const enfants = famille.enfants.filter((enfant) => asf_elig_enfant(c, enfant, mois)).length;
    return Math.min(asf(c, famille, mois), forfait * Math.max(1, enfants));
  },
);

/** Month, counted from that of the birth, until the end of which the base allowance of a lone parent does not count. */
const MOIS_ISOLE = 3;

/** Base allowance less what is due for children in their first months, up to the last one left out. */
function baseComptee(c: Calcul, famille: FamilleDeLaLoi, mois: number, dernier: number): number {
  const montant = paje_base(c, famille, mois);
  if (montant === 0) return 0;
  const comptes = famille.membres.filter((un) => mois - moisDe(date_naissance(c, un, mois)) > dernier);
  return (montant * allocationsDeBase(c, comptes, mois)) / allocationsDeBase(c, famille.membres, mois);
}

/** Family benefits are due from the month after the birth: those of a month are not those of a child born in it (CSS, art. R552-2, I). */
const moisDesAllocations = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  famille.enfants.some((enfant) => {
    const naissance = date_naissance(c, enfant, mois);
    return naissance !== "" && moisDe(naissance) === mois;
  })
    ? mois - 1
    : mois;

/** Increases for age left out; the allowances that replace work for a young child count, no text leaves them out. */
function autresPrestations(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const complement = cf(c, famille, mois) > 0 ? cf_non_majore_avant_cumul(c, famille, mois) : 0;
  const du = moisDesAllocations(c, famille, mois);
  return (
    paje_prepare(c, famille, mois) +
    paje_clca(c, famille, mois) +
    rsa_forfait_asf(c, famille, mois) +
    complement +
    Math.min(af_base(c, famille, du), af(c, famille, du))
  );
}

/** Euros of the month; the base allowance does not count in the month of birth, nor to a lone parent for three more. */
export const rsa_base_ressources_prestations_familiales = variable.famille.nombre(
  {
    nom: "rsa_base_ressources_prestations_familiales",
    libelle: "prestations familiales prises en compte",
    article: "CASF, art. R262-11",
    unite: "€",
  },
  (c, famille, mois) =>
    baseComptee(c, famille, mois, rsa_majore_eligibilite(c, famille, mois) ? MOIS_ISOLE : 0) +
    autresPrestations(c, famille, mois),
);

/** Euros of the month: the base allowance is due from the month after the birth, and a lone parent’s first months do not count. */
export const ppa_base_ressources_prestations_familiales = variable.famille.nombre(
  {
    nom: "ppa_base_ressources_prestations_familiales",
    libelle: "prestations familiales prises en compte",
    article: "CSS, art. R552-2 et R844-5",
    unite: "€",
  },
  (c, famille, mois) =>
    baseComptee(c, famille, mois, rsa_majore_eligibilite(c, famille, mois) ? MOIS_ISOLE : 0) +
    autresPrestations(c, famille, mois),
);
