import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { decembre, janvier } from "../../moteur/mois.ts";
import { positif, somme, variable } from "../../moteur/variable.ts";
import { age, age_en_mois, autonomie_financiere } from "../communs/personnes.ts";
import { af_nbenf } from "./enfants.ts";
import { BMAF, prestations_familiales_base_ressources } from "./ressources.ts";

const ARS = "prestations_sociales.prestations_familiales.education_presence_parentale.ars.";

/** Month of the year whose figures the allowance takes. */
const octobre = (annee: number): number => janvier(annee) + 9;

/** A child who turned 18 between 1 September and 1 December is still paid for (CSS, art. R543-2). */
const MOIS_DES_18_ANS = [216, 218] as const;

/** Ceiling of a family with so many children, euros a year. */
export const plafondArs = (c: Calcul, nbEnfants: number, mois: number): number =>
  c.p(`${ARS}ars_plaf.plafond_ressources`, mois) *
  (1 + nbEnfants * c.p(`${ARS}ars_plaf.majoration_par_enf_supp`, mois));

/** Rate for a child, in parts of the monthly base, by its age on 1 December. */
function taux(c: Calcul, enfant: IndividuDeLaLoi, annee: number): number {
  const mois = decembre(annee);
  if (autonomie_financiere(c, enfant, mois)) return 0;
  const ans = age(c, enfant, mois);
  const entree = (niveau: string) => c.p(`${ARS}ars_cond.age_entree_${niveau}`, octobre(annee));
  const part = (niveau: string) => c.p(`${ARS}ars_m.taux_${niveau}`, octobre(annee));
  if (ans < entree("primaire")) return 0;
  if (ans < entree("college")) return part("primaire");
  if (ans < entree("lycee")) return part("college");
  const enMois = age_en_mois(c, enfant, mois);
  const vientDAvoir18Ans = enMois >= MOIS_DES_18_ANS[0] && enMois <= MOIS_DES_18_ANS[1];
  return ans < c.p(`${ARS}ars_cond.age_sortie_lycee`, octobre(annee)) || vientDAvoir18Ans ? part("lycee") : 0;
}

/** Euros a year; above the ceiling, what the amount leaves of the excess. */
export const ars = variable.famille.parAn.nombre(
  {
    nom: "ars",
    libelle: "allocation de rentrée scolaire",
    article: "CSS, art. L543-1, L543-2, R543-2 à R543-6",
    unite: "€",
  },
  (c, famille, annee) => {
    const mois = octobre(annee);
    const montant = c.p(BMAF, mois) * somme(famille.enfants, (enfant) => taux(c, enfant, annee));
    const plafond = plafondArs(c, af_nbenf(c, famille, mois), mois);
    const exces = positif(prestations_familiales_base_ressources(c, famille, janvier(annee)) - plafond);
    const du = positif(montant - exces);
    return du < c.p(`${ARS}montant_minimum_verse`, mois) ? 0 : du;
  },
);
