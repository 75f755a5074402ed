import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { decembre, janvier } from "../../mois.ts";
import { positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, autonomie_financiere } from "../communs/personnes.ts";
import { af_nbenf } from "./enfants.ts";
import { BMAF, prestations_familiales_base_ressources } from "./ressources.ts";

const ARS = "prestations_sociales.prestations_familiales.education_presence_parentale.ars.";

/** Month of the year whose figures the allowance takes. */
const octobre = (annee: number): number => janvier(annee) + 9;

/** Last day, `MM-DD`, on which a child that turns 18 is too old (CSS, art. R543-2). */
const JOUR_DES_18_ANS = "09-15";

/** Ceiling of a family with so many children, euros a year. */
export const plafondArs = (c: Calcul, nbEnfants: number, mois: number): number =>
  c.p(`${ARS}ars_plaf.plafond_ressources`, mois) *
  (1 + nbEnfants * c.p(`${ARS}ars_plaf.majoration_par_enf_supp`, mois));

/**
 * Rate for a child, in parts of the monthly base, by the age that it reaches in the calendar year: six years by
 * 31 December (as the CAF pays; R543-2 says before 1 February), eleven, fifteen, and not 18 on 15 September.
 */
function taux(c: Calcul, enfant: IndividuDeLaLoi, annee: number): number {
  const mois = decembre(annee);
  if (autonomie_financiere(c, enfant, mois)) return 0;
  const naissance = d.date_naissance(c, enfant, mois);
  const ans = naissance ? annee - Number(naissance.slice(0, 4)) : age(c, enfant, mois);
  const seuil = (nom: string) => c.p(`${ARS}ars_cond.age_${nom}`, octobre(annee));
  const part = (niveau: string) => c.p(`${ARS}ars_m.taux_${niveau}`, octobre(annee));
  if (ans < seuil("entree_primaire")) return 0;
  if (ans < seuil("entree_college")) return part("primaire");
  if (ans < seuil("entree_lycee")) return part("college");
  const sortie = seuil("sortie_lycee");
  const encoreMineur = ans < sortie || naissance > `${annee - sortie}-${JOUR_DES_18_ANS}`;
  return encoreMineur ? part("lycee") : 0;
}

/** Euros a year; above the ceiling, what the amount leaves of the excess. */
export const ars = variable.famille.parAn.nombre(
  {
    nom: "ars",
    libelle: "allocation de rentrée scolaire",
    article: "CSS, art. L543-1, L543-2, R543-2 à R543-6",
    unite: "€",
    protectionSociale: true,
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
