import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { positif, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import {
  age,
  age_en_mois,
  autonomie_financiere,
  en_couple,
  enceinte_fam,
  estNe,
} from "../communs/personnes.ts";
import { af_nbenf } from "./enfants.ts";
import { biactivite, BMAF, prestations_familiales_base_ressources } from "./ressources.ts";

const PAJE = "prestations_sociales.prestations_familiales.petite_enfance.paje.";
const PLAFONDS = `${PAJE}paje_plaf.ne_adopte_apres_04_2018.`;

/** Under three, from the month of the birth on. */
export const enfant_eligible_paje = variable.individu.booleen(
  {
    nom: "enfant_eligible_paje",
    libelle: "enfant de moins de trois ans",
    article: "CSS, art. L531-3 et D531-1",
  },
  (c, individu, mois) =>
    d.date_naissance(c, individu, mois) !== "" &&
    estNe(c, individu, mois) &&
    age(c, individu, mois) < c.p(`${PAJE}paje_cm.age_limite_enfant_adopte_non`, mois) &&
    !autonomie_financiere(c, individu, mois),
);

/** Ceiling of the full or of the half amount, euros a year. */
function plafond(
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  taux: "plein" | "partiel",
  nbEnfants = af_nbenf(c, famille, mois),
): number {
  const majoration = (rang: string) => c.p(`${PLAFONDS}majorations_enfants.${rang}_enfant`, mois);
  const enfants =
    Math.min(nbEnfants, 2) * majoration("premier_2eme") +
    positif(nbEnfants - 2) * majoration("troisieme_plus");
  const majore = !en_couple(c, famille, mois) || biactivite(c, famille, mois);
  return (
    c.p(`${PLAFONDS}taux_${taux}.plafond_ressources_0_enfant`, mois) * (1 + enfants) +
    (majore ? c.p(`${PLAFONDS}taux_${taux}.biactifs_parents_isoles`, mois) : 0)
  );
}

/**
 * Base allowances due for these people: one a family, whatever the number of births under three years, but one
 * for each child of a multiple birth (CSS, art. L532-1).
 */
export function allocationsDeBase(c: Calcul, gens: readonly IndividuDeLaLoi[], mois: number): number {
  const naissances = new Map<string, number>();
  for (const membre of gens.filter((un) => enfant_eligible_paje(c, un, mois))) {
    const jour = d.date_naissance(c, membre, mois);
    naissances.set(jour, (naissances.get(jour) ?? 0) + 1);
  }
  return Math.max(0, ...naissances.values());
}

/** Euros a month: the whole amount, half of it, or nothing, by the resources of the year before last. */
export const paje_base = variable.famille.nombre(
  {
    nom: "paje_base",
    libelle: "allocation de base de la prestation d’accueil du jeune enfant",
    article: "CSS, art. L531-3, L532-1, D531-2 et D531-3",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    const nombre = allocationsDeBase(c, famille.membres, mois);
    if (nombre === 0) return 0;
    const ressources = prestations_familiales_base_ressources(c, famille, mois);
    const montant = `${PAJE}paje_cm.montant.allocation_base_taux_`;
    if (ressources <= plafond(c, famille, mois, "plein"))
      return nombre * c.p(`${montant}plein.apres_2018.taux`, mois) * c.p(BMAF, mois);
    return ressources <= plafond(c, famille, mois, "partiel")
      ? nombre * c.p(`${montant}partiel`, mois) * c.p(BMAF, mois)
      : 0;
  },
);

/** Resources under the ceiling of the half amount, which is that of the two premiums (CSS, art. D531-2). */
const sousLePlafond = (c: Calcul, famille: FamilleDeLaLoi, mois: number, nbEnfants?: number): boolean =>
  prestations_familiales_base_ressources(c, famille, mois) <= plafond(c, famille, mois, "partiel", nbEnfants);

/** Children who are not born: those that are listed with a day to come, at least one of a pregnancy. */
function aNaitre(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const dits = famille.enfants.filter((enfant) => age_en_mois(c, enfant, mois) < 0).length;
  return Math.max(dits, enceinte_fam(c, famille, mois) ? 1 : 0);
}

/** Euros, for one child that is expected or just born; the child to come counts for the ceiling. */
export const prime_naissance = variable.famille.nombre(
  {
    nom: "prime_naissance",
    libelle: "prime à la naissance, pour un enfant",
    article: "CSS, art. L531-2 et D531-2",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) =>
    sousLePlafond(c, famille, mois, af_nbenf(c, famille, mois) + aNaitre(c, famille, mois))
      ? c.p(`${PAJE}paje_cm2.montant.prime_naissance`, mois) * c.p(BMAF, mois)
      : 0,
);

/** Resources of a household that may have the premium of an adoption, which nobody is asked of here. */
export const prime_adoption = variable.famille.booleen(
  {
    nom: "prime_adoption",
    libelle: "ressources sous le plafond de la prime à l’adoption",
    article: "CSS, art. L531-2 et D531-2",
    protectionSociale: true,
  },
  (c, famille, mois) => sousLePlafond(c, famille, mois),
);
