import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { arrondi, somme, variable } from "../../moteur/variable.ts";
import { garde_alternee } from "../communs/donnees.ts";
import { residence_dom } from "../communs/lieux.ts";
import { age, nes } from "../communs/personnes.ts";

const CS = "prestations_sociales.solidarite_insertion.minima_sociaux.cs.";

/** Share of a child in alternating custody (CSS, art. R861-2). */
const PART_EN_GARDE_ALTERNEE = 0.5;

/** A child of the family up to 25. */
export const estACharge = (c: Calcul, enfant: IndividuDeLaLoi, mois: number): boolean => {
  const ans = age(c, enfant, mois);
  return ans >= 0 && ans <= c.p(`${CS}cmu.age_limite_pac`, mois);
};

export const cmu_nb_pac = variable.famille.nombre(
  {
    nom: "cmu_nb_pac",
    libelle: "enfants à charge pour la complémentaire santé solidaire",
    article: "CSS, art. R861-2",
  },
  (c, famille, mois) => famille.enfants.filter((enfant) => estACharge(c, enfant, mois)).length,
);

export const cmu_nbp_foyer = variable.famille.nombre(
  {
    nom: "cmu_nbp_foyer",
    libelle: "personnes du foyer pour la complémentaire santé solidaire",
    article: "CSS, art. R861-2",
  },
  (c, famille, mois) => famille.parents.length + cmu_nb_pac(c, famille, mois),
);

export const cmu_eligible_majoration_dom = variable.menage.booleen(
  {
    nom: "cmu_eligible_majoration_dom",
    libelle: "plafond majoré outre-mer",
    article: "CSS, art. D861-1",
  },
  // Mayotte, which had no cover before, has had the overseas ceiling since 2024 (lejournaldemayotte.yt, 12 December 2023).
  (c, menage, mois) => residence_dom(c, menage, mois),
  false,
);

/** Share of the ceiling that the nth person of the household adds, the first being 1. */
function partDe(c: Calcul, rang: number, mois: number): number {
  if (rang === 1) return 1;
  if (rang === 2) return c.p(`${CS}cmu.coeff_p2`, mois);
  return c.p(`${CS}cmu.${rang <= 4 ? "coeff_p3_p4" : "coeff_p5_plus"}`, mois);
}

/** Every child counts, whatever the age, from the oldest on. */
function parts(c: Calcul, { parents, enfants }: FamilleDeLaLoi, mois: number): number {
  const parAge = nes(c, enfants, mois).sort((a, b) => age(c, b, mois) - age(c, a, mois));
  return (
    somme([...parents.keys()], (rang) => partDe(c, rang + 1, mois)) +
    somme(
      [...parAge.entries()],
      ([rang, enfant]) =>
        partDe(c, parents.length + rang + 1, mois) *
        (garde_alternee(c, enfant, mois) ? PART_EN_GARDE_ALTERNEE : 1),
    )
  );
}

/** Yearly euros, to the nearest euro. */
export const cmu_c_plafond = variable.famille.nombre(
  {
    nom: "cmu_c_plafond",
    libelle: "plafond de ressources de la complémentaire santé solidaire gratuite",
    article: "CSS, art. D861-1 et R861-3",
    unite: "€",
  },
  (c, famille, mois) => {
    const dom = cmu_eligible_majoration_dom(c, c.menageDe(famille.parents[0] as IndividuDeLaLoi), mois);
    const base = c.p(`${CS}cmu.plafond_base`, mois) * (1 + (dom ? c.p(`${CS}cmu.majoration_dom`, mois) : 0));
    return arrondi(base * parts(c, famille, mois));
  },
);

/** Yearly euros: over the free cover’s ceiling, a contribution is asked up to this one. */
export const acs_plafond = variable.famille.nombre(
  {
    nom: "acs_plafond",
    libelle: "plafond de ressources de la complémentaire santé solidaire payante",
    article: "CSS, art. L861-1",
    unite: "€",
  },
  (c, famille, mois) => cmu_c_plafond(c, famille, mois) * (1 + c.p(`${CS}acs.majoration_plafond_acs`, mois)),
);
