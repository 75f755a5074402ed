import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, positif, variable } from "../../moteur/variable.ts";
import { age, autonomie_financiere, en_couple } from "../communs/personnes.ts";
import { paje_clca, paje_prepare } from "../communs/rares.ts";
import { plafondArs } from "./ars.ts";
import { CF, cf_enfant_a_charge, enMetropole, estEnfant, outreMer } from "./enfants.ts";
import { paje_base } from "./paje.ts";
import { biactivite, BMAF, cf_base_ressources } from "./ressources.ts";

/** A dependent child between two ages, in years: from the first on, under the second. */
const entre = (
  c: Calcul,
  enfant: IndividuDeLaLoi,
  mois: number,
  [du, au]: readonly [number, number],
): boolean => {
  const ans = age(c, enfant, mois);
  return estEnfant(c, enfant) && ans >= du && ans < au && !autonomie_financiere(c, enfant, mois);
};

export const cf_enfant_eligible = variable.individu.booleen(
  {
    nom: "cf_enfant_eligible",
    libelle: "enfant qui ouvre droit au complément familial",
    article: "CSS, art. L522-1 et R522-1",
  },
  (c, enfant, mois) =>
    entre(c, enfant, mois, [c.p(`${CF}cf_cm.age_min`, mois), c.p(`${CF}cf_cm.age_max`, mois)]),
);

export const cf_dom_enfant_eligible = variable.individu.booleen(
  {
    nom: "cf_dom_enfant_eligible",
    libelle: "enfant qui ouvre droit au complément familial, outre-mer",
    article: "CSS, art. L755-16 et D755-7",
  },
  (c, enfant, mois) =>
    entre(c, enfant, mois, [
      c.p(`${CF}cf_cm_dom.age_minimal_dom`, mois),
      c.p(`${CF}cf_cm_dom.age_maximal_dom`, mois),
    ]),
);

export const cf_dom_enfant_trop_jeune = variable.individu.booleen(
  {
    nom: "cf_dom_enfant_trop_jeune",
    libelle: "enfant trop jeune pour le complément familial, outre-mer",
    article: "CSS, art. L755-16",
  },
  (c, enfant, mois) => {
    const limite = c.p(`${CF}cf_cm_dom.age_en_dessous_duquel_l_enfant_prive_la_famille_du_cf_dom`, mois);
    return entre(c, enfant, mois, [0, limite]);
  },
);

export const cf_eligibilite_base = variable.famille.booleen(
  {
    nom: "cf_eligibilite_base",
    libelle: "au moins trois enfants de plus de trois ans",
    article: "CSS, art. L522-1",
  },
  (c, famille, mois) =>
    enMetropole(c, famille, mois) &&
    famille.enfants.filter((enfant) => cf_enfant_eligible(c, enfant, mois)).length >=
      c.p(`${CF}cf_cm.nombre_d_enfants_minimal`, mois),
);

export const cf_eligibilite_dom = variable.famille.booleen(
  {
    nom: "cf_eligibilite_dom",
    libelle: "un enfant de trois ou quatre ans et aucun plus jeune, outre-mer",
    article: "CSS, art. L755-16",
  },
  (c, famille, mois) =>
    outreMer(c, famille, mois) &&
    famille.enfants.filter((enfant) => cf_dom_enfant_eligible(c, enfant, mois)).length >=
      c.p(`${CF}cf_cm_dom.nombre_enfant_minimum_dom`, mois) &&
    !famille.enfants.some((enfant) => cf_dom_enfant_trop_jeune(c, enfant, mois)),
);

/** Euros a year. */
export const cf_plafond = variable.famille.nombre(
  {
    nom: "cf_plafond",
    libelle: "plafond de ressources du complément familial",
    article: "CSS, art. R522-2 et D755-8",
    unite: "€",
  },
  (c, famille, mois) => {
    const nbEnfants = famille.enfants.filter((enfant) => cf_enfant_a_charge(c, enfant, mois)).length;
    if (cf_eligibilite_dom(c, famille, mois)) return plafondArs(c, nbEnfants, mois);
    if (!cf_eligibilite_base(c, famille, mois)) return 0;
    const part = (nom: string) => c.p(`${CF}cf_plaf.${nom}`, mois);
    const enfants =
      Math.min(nbEnfants, 2) * part("majoration.deux_premiers_enf") +
      positif(nbEnfants - 2) * part("majoration.troisieme_enf_et_plus");
    const majore = !en_couple(c, famille, mois) || biactivite(c, famille, mois);
    return (
      part("plafond_ressources_0_enfant") * (1 + enfants) + (majore ? part("majoration.biactifs_isoles") : 0)
    );
  },
);

export const cf_majore_plafond = variable.famille.nombre(
  {
    nom: "cf_majore_plafond",
    libelle: "plafond de ressources du complément familial majoré",
    article: "CSS, art. R522-2",
    unite: "€",
  },
  (c, famille, mois) => c.p(`${CF}cf_plaf.plafond_cf_majore`, mois) * cf_plafond(c, famille, mois),
);

/** Full amount of a rate; 0 for a family without the children it takes. */
function montantPlein(c: Calcul, famille: FamilleDeLaLoi, mois: number, taux: "base" | "majore"): number {
  if (cf_eligibilite_base(c, famille, mois))
    return c.p(`${CF}cf_cm.complement_familial.taux_cf_${taux}`, mois) * c.p(BMAF, mois);
  if (cf_eligibilite_dom(c, famille, mois))
    return c.p(`${CF}cf_cm_dom.complement_familial_dom.taux_${taux}_dom`, mois) * c.p(BMAF, mois);
  return 0;
}

/** Above the ceiling, what the amount leaves of the excess. */
export const cf_non_majore_avant_cumul = variable.famille.nombre(
  {
    nom: "cf_non_majore_avant_cumul",
    libelle: "complément familial sans majoration",
    article: "CSS, art. L522-2 et D522-1",
    unite: "€",
  },
  (c, famille, mois) => {
    const plein = montantPlein(c, famille, mois, "base");
    if (plein === 0) return 0;
    const exces = positif(cf_base_ressources(c, famille, mois) - cf_plafond(c, famille, mois));
    return positif(plein - exces / 12);
  },
);

export const cf_majore_avant_cumul = variable.famille.nombre(
  {
    nom: "cf_majore_avant_cumul",
    libelle: "complément familial majoré",
    article: "CSS, art. L522-3 et D522-2",
    unite: "€",
  },
  (c, famille, mois) => {
    const plein = montantPlein(c, famille, mois, "majore");
    if (plein === 0) return 0;
    return cf_base_ressources(c, famille, mois) <= cf_majore_plafond(c, famille, mois) ? plein : 0;
  },
);

export const cf_montant = variable.famille.nombre(
  {
    nom: "cf_montant",
    libelle: "complément familial, avant le choix avec l’allocation de base",
    article: "CSS, art. L522-1 à L522-3",
    unite: "€",
  },
  (c, famille, mois) =>
    Math.max(cf_non_majore_avant_cumul(c, famille, mois), cf_majore_avant_cumul(c, famille, mois)),
);

/** Euros a month; neither with the basic allowance of the early-childhood benefit nor with what replaces work. */
export const cf = variable.famille.nombre(
  {
    nom: "cf",
    libelle: "complément familial",
    article: "CSS, art. L522-1 et L532-1",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    const paje = paje_base(c, famille, mois) + paje_prepare(c, famille, mois) + paje_clca(c, famille, mois);
    return paje > 0 ? 0 : arrondi(cf_montant(c, famille, mois), 2);
  },
);
