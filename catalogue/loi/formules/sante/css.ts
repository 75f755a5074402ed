import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, janvier, precedents } from "../../mois.ts";
import { somme, variable } from "../../moteur/variable.ts";
import { habite_chez_parents, pensions_alimentaires_percues } from "../communs/donnees.ts";
import { residence_mayotte } from "../communs/lieux.ts";
import { age, enfant_a_charge, nes } from "../communs/personnes.ts";
import { lu } from "./autres.ts";
import { acs_plafond, cmu_c_plafond, cmu_nb_pac } from "./plafonds.ts";
import { css_cmu_base_ressources } from "./ressources.ts";

const MONTANTS = "prestations_sociales.solidarite_insertion.minima_sociaux.cs.css.montant.france.";

/** Age from which one makes a household of one’s own (CSS, art. R861-2). */
const AGE_D_AUTONOMIE = 25;

/** Under 25, one makes a household of one’s own if nobody houses, declares or keeps one. */
const estIndependant = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  !enfant_a_charge(c, individu, anneeDe(mois)) &&
  !habite_chez_parents(c, individu, mois) &&
  somme(precedents(12, mois), (m) => pensions_alimentaires_percues(c, individu, m)) === 0;

/** The cover came to Mayotte on 1 January 2024 (LFSS pour 2023, art. 92; décret n° 2023-1425). */
const existe = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  mois >= janvier(2024) || !residence_mayotte(c, c.menageDe(famille.parents[0] as IndividuDeLaLoi), mois);

export const css_cmu_acs_eligibilite = variable.famille.booleen(
  {
    nom: "css_cmu_acs_eligibilite",
    libelle: "foyer autonome pour la complémentaire santé solidaire",
    article: "CSS, art. L861-1 et R861-2",
  },
  (c, famille, mois) =>
    existe(c, famille, mois) &&
    (cmu_nb_pac(c, famille, mois) > 0 ||
      famille.membres.some((membre) => age(c, membre, mois) >= AGE_D_AUTONOMIE) ||
      nes(c, famille.membres, mois).every((membre) => estIndependant(c, membre, mois))),
  false,
);

/** Free cover: small resources, or the RSA, whoever houses one and at any age (CSS, art. L861-2). */
export const cmu_c = variable.famille.booleen(
  {
    nom: "cmu_c",
    libelle: "complémentaire santé solidaire gratuite",
    article: "CSS, art. L861-1 et L861-2",
    protectionSociale: true,
  },
  (c, famille, mois) =>
    c.unDes(
      () =>
        css_cmu_acs_eligibilite(c, famille, mois) &&
        css_cmu_base_ressources(c, famille, mois) <= cmu_c_plafond(c, famille, mois),
      () => existe(c, famille, mois) && lu.rsa(c, famille, mois) > 0,
    ),
  false,
);

const TRANCHES: readonly [age: number, nom: string][] = [
  [70, "cmu_plus_69_ans"],
  [60, "cmu_60_69_ans"],
  [50, "cmu_50_59_ans"],
  [30, "cmu_30_49_ans"],
];

/** Monthly euros of one person, by age. */
export const css_participation_forfaitaire_montant_i = variable.individu.nombre(
  {
    nom: "css_participation_forfaitaire_montant_i",
    libelle: "participation d’une personne à la complémentaire santé solidaire",
    article: "CSS, art. D861-7",
    unite: "€",
  },
  (c, individu, mois) => {
    const ans = age(c, individu, mois);
    const tranche = TRANCHES.find(([seuil]) => ans >= seuil)?.[1] ?? "cmu_moins_30_ans";
    return c.p(`${MONTANTS}${tranche}`, mois);
  },
);

export const css_participation_forfaitaire_montant = variable.famille.nombre(
  {
    nom: "css_participation_forfaitaire_montant",
    libelle: "participation du foyer à la complémentaire santé solidaire",
    article: "CSS, art. D861-7",
    unite: "€",
  },
  (c, famille, mois) =>
    somme(nes(c, famille.membres, mois), (membre) =>
      css_participation_forfaitaire_montant_i(c, membre, mois),
    ),
);

/** Monthly euros to pay for the cover; 0 where it is free or not due. */
export const css_participation_forfaitaire = variable.famille.nombre(
  {
    nom: "css_participation_forfaitaire",
    libelle: "complémentaire santé solidaire avec participation",
    article: "CSS, art. L861-1 et L861-11",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) =>
    css_cmu_acs_eligibilite(c, famille, mois) &&
    !cmu_c(c, famille, mois) &&
    css_cmu_base_ressources(c, famille, mois) <= acs_plafond(c, famille, mois)
      ? css_participation_forfaitaire_montant(c, famille, mois)
      : 0,
);
