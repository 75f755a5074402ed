import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../../moteur/entites.ts";
import { positif, variable } from "../../../moteur/variable.ts";
import { parisien } from "../../communs/donnees.ts";
import { en_couple } from "../../communs/personnes.ts";
import { maximumVieillesse, paris_aspa_reference } from "./logement.ts";
import { compteUnePersonneAgee, paris_personne_handicapee, PARIS, REGLEMENT } from "./personnes.ts";
import { paris_base_ressources_couple } from "./ressources.ts";

const AAH = "prestations_sociales.prestations_etat_de_sante.invalidite.aah.montant";

const plafond = (
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  public_: "agees" | "handicapees",
): number =>
  c.p(
    `${PARIS}personnes_${public_}.psol.plafond.${en_couple(c, famille, mois) ? "couple" : "personne_seule"}`,
    mois,
  );

/** The adults’ resources of this month, at least the old-age allowance. */
export const paris_solidarite_pa_base_ressources = variable.famille.nombre(
  {
    nom: "paris_solidarite_pa_base_ressources",
    libelle: "ressources prises en compte pour Paris Solidarité, personnes âgées",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    Math.max(paris_aspa_reference(c, famille, mois), paris_base_ressources_couple(c, famille, mois)),
);

/** What resources lack to reach the ceiling. */
export const paris_solidarite_pa_montant = variable.famille.nombre(
  {
    nom: "paris_solidarite_pa_montant",
    libelle: "montant de Paris Solidarité, personnes âgées",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    positif(plafond(c, famille, mois, "agees") - paris_solidarite_pa_base_ressources(c, famille, mois)),
);

export const paris_solidarite_pa = variable.famille.nombre(
  {
    nom: "paris_solidarite_pa",
    libelle: "Paris Solidarité, personnes âgées",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    compteUnePersonneAgee(c, famille, mois) ? paris_solidarite_pa_montant(c, famille, mois) : 0,
);

/** A parent is disabled. */
export const paris_solidarite_ph_eligibilite = variable.famille.booleen(
  {
    nom: "paris_solidarite_ph_eligibilite",
    libelle: "adulte handicapé dans la famille",
    article: REGLEMENT,
  },
  (c, famille, mois) => famille.parents.some((parent) => paris_personne_handicapee(c, parent, mois)),
  false,
);

/** The adults’ resources of this month, at least the disabled adults’ allowance. */
export const paris_solidarite_ph_base_ressources = variable.famille.nombre(
  {
    nom: "paris_solidarite_ph_base_ressources",
    libelle: "ressources prises en compte pour Paris Solidarité, personnes handicapées",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    const minimum = en_couple(c, famille, mois) ? maximumVieillesse(c, famille, mois) : c.p(AAH, mois);
    return Math.max(minimum, paris_base_ressources_couple(c, famille, mois));
  },
);

export const paris_solidarite_ph_montant = variable.famille.nombre(
  {
    nom: "paris_solidarite_ph_montant",
    libelle: "montant de Paris Solidarité, personnes handicapées",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    positif(plafond(c, famille, mois, "handicapees") - paris_solidarite_ph_base_ressources(c, famille, mois)),
);

export const paris_solidarite_ph = variable.famille.nombre(
  {
    nom: "paris_solidarite_ph",
    libelle: "Paris Solidarité, personnes handicapées",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) =>
    paris_solidarite_ph_eligibilite(c, famille, mois) ? paris_solidarite_ph_montant(c, famille, mois) : 0,
);

/** Euros a month: the better of the two. */
export const paris_logement_psol = variable.famille.nombre(
  { nom: "paris_logement_psol", pourSoi: true, libelle: "Paris Solidarité", article: REGLEMENT, unite: "€" },
  (c, famille, mois) =>
    parisien(c, famille, mois)
      ? Math.max(paris_solidarite_pa(c, famille, mois), paris_solidarite_ph(c, famille, mois))
      : 0,
);
