import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import { residence_l751_1, residence_mayotte } from "../communs/lieux.ts";
import { age, autonomie_financiere } from "../communs/personnes.ts";

const PF = "prestations_sociales.prestations_familiales.";
const AGES = `${PF}def_pac.enfants.`;
export const CF = `${PF}prestations_generales.cf.`;

export const estEnfant = (c: Calcul, individu: IndividuDeLaLoi): boolean =>
  c.familleDe(individu).enfants.includes(individu);

/** A child under 16, or under 20 without earnings of its own. */
export const prestations_familiales_enfant_a_charge = variable.individu.booleen(
  {
    nom: "prestations_familiales_enfant_a_charge",
    libelle: "enfant à charge pour les allocations familiales",
    article: "CSS, art. L512-3 et R512-2",
  },
  (c, individu, mois) => {
    if (!estEnfant(c, individu)) return false;
    const ans = age(c, individu, mois);
    const [minimal, intermediaire] = [c.p(`${AGES}age_minimal`, mois), c.p(`${AGES}age_intermediaire`, mois)];
    if (ans < intermediaire) return ans >= minimal;
    return ans < c.p(`${AGES}age_limite`, mois) && !autonomie_financiere(c, individu, mois);
  },
);

/** A child under 21 without earnings of its own. */
export const cf_enfant_a_charge = variable.individu.booleen(
  {
    nom: "cf_enfant_a_charge",
    libelle: "enfant à charge pour le complément familial",
    article: "CSS, art. L512-3 et R512-3",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    return (
      estEnfant(c, individu) &&
      ans >= c.p(`${AGES}age_minimal`, mois) &&
      ans < c.p(`${CF}cf_cm.age_max`, mois) &&
      !autonomie_financiere(c, individu, mois)
    );
  },
);

/** Number of children that the family benefits count. */
export const af_nbenf = variable.famille.nombre(
  { nom: "af_nbenf", libelle: "enfants à charge de la famille", article: "CSS, art. L521-2" },
  (c, famille, mois) =>
    famille.enfants.filter((enfant) => prestations_familiales_enfant_a_charge(c, enfant, mois)).length,
);

const menageDe = (c: Calcul, famille: FamilleDeLaLoi) => c.menageDe(famille.membres[0] as IndividuDeLaLoi);

/** Places of the overseas rules of family benefits (CSS, art. L751-1): Mayotte has its own. */
export const outreMer = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  residence_l751_1(c, menageDe(c, famille), mois);

export const famille_a_mayotte = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  residence_mayotte(c, menageDe(c, famille), mois);

/** Neither there, nor in Mayotte. */
export const enMetropole = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  !outreMer(c, famille, mois) && !famille_a_mayotte(c, famille, mois);
