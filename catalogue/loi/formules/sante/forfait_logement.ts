import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import { statut_occupation_logement } from "../communs/donnees.ts";
import { lu } from "./autres.ts";
import { cmu_nbp_foyer } from "./plafonds.ts";

const CSS = "prestations_sociales.solidarite_insertion.minima_sociaux.cs.css.";
const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.";
const SANS_LOYER: ReadonlySet<string> = new Set(["proprietaire", "loge_gratuitement"]);
const ARTICLE = "CSS, art. R861-5 et R861-7";

/** Yearly euros: a share of the RSA of one, two or three people and more. */
function forfait(c: Calcul, famille: FamilleDeLaLoi, mois: number, table: "avec_al" | "sans_al"): number {
  const personnes = Math.min(cmu_nbp_foyer(c, famille, mois), 3);
  const taux = c.p(`${CSS}forfait_logement_${table}.taux_${["1p", "2p", "3p_plus"][personnes - 1]}`, mois);
  const majoration = (nom: string) => c.p(`${RSA}rsa_maj.maj_montant_max.${nom}`, mois);
  const echelle =
    1 +
    (personnes >= 2 ? majoration("couples_celibataire_avec_enfant") : 0) +
    (personnes >= 3 ? majoration("couple_1_enfant_ou_2e_enfant") : 0);
  return 12 * c.p(`${RSA}rsa_m.montant_de_base_du_rsa`, mois) * echelle * taux;
}

export const css_cmu_forfait_logement_base = variable.famille.nombre(
  {
    nom: "css_cmu_forfait_logement_base",
    libelle: "forfait logement d’un propriétaire ou d’une personne logée gratuitement",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) => forfait(c, famille, mois, "sans_al"),
);

/** Yearly euros: the housing aid itself if it is less. */
export const css_cmu_forfait_logement_al = variable.famille.nombre(
  {
    nom: "css_cmu_forfait_logement_al",
    libelle: "forfait logement d’un bénéficiaire d’une aide au logement",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) => {
    const aide = lu.aide_logement(c, famille, mois);
    return aide > 0 ? Math.min(12 * aide, forfait(c, famille, mois, "avec_al")) : 0;
  },
);

/** Yearly euros that a dwelling is worth to a household that pays nothing for it or is helped to pay. */
export const forfaitLogement = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number => {
  const menage = c.menageDe(famille.parents[0] as IndividuDeLaLoi);
  return (
    (SANS_LOYER.has(statut_occupation_logement(c, menage, mois))
      ? css_cmu_forfait_logement_base(c, famille, mois)
      : 0) + css_cmu_forfait_logement_al(c, famille, mois)
  );
};
