import type { Calcul } from "../../../moteur/calcul.ts";
import type { FamilleDeLaLoi } from "../../../moteur/entites.ts";
import { lointaine, variable } from "../../../moteur/variable.ts";
import { parisien } from "../../communs/donnees.ts";
import { en_couple } from "../../communs/personnes.ts";
import { premierParent } from "../communs.ts";
import { compteUnePersonneAgee, paris_personne_handicapee, PARIS, REGLEMENT } from "./personnes.ts";
import { paris_base_ressources_couple, paris_base_ressources_i } from "./ressources.ts";

const SANTE = "paris_complement_sante.";
const INVALIDITE = "prestations_sociales.prestations_etat_de_sante.invalidite.";

const cmu_c = lointaine<FamilleDeLaLoi, boolean>("cmu_c");

/** Nothing for those whose cover is free. */
const montant = (
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  public_: "agees" | "handicapees",
): number => (cmu_c(c, famille, mois) ? 0 : c.p(`${PARIS}personnes_${public_}.${SANTE}montant`, mois));

/** Somebody old, under a ceiling on the adults’ resources of last month. */
export const paris_complement_sante_pa_eligibilite = variable.famille.booleen(
  {
    nom: "paris_complement_sante_pa_eligibilite",
    libelle: "conditions du Complément Santé Paris, personnes âgées",
    article: REGLEMENT,
  },
  (c, famille, mois) => {
    const cas = en_couple(c, famille, mois) ? "en_couple" : "personne_isolee";
    return (
      compteUnePersonneAgee(c, famille, mois) &&
      paris_base_ressources_couple(c, famille, mois - 1) <=
        c.p(`${PARIS}personnes_agees.${SANTE}plafond.${cas}`, mois)
    );
  },
  false,
);

/** A disabled person whose own resources of this month are under the allowance and its supplement. */
export const paris_complement_sante_ph_eligibilite = variable.individu.booleen(
  {
    nom: "paris_complement_sante_ph_eligibilite",
    libelle: "conditions du Complément Santé Paris, personnes handicapées",
    article: REGLEMENT,
  },
  (c, individu, mois) => {
    const plafond = Math.max(
      c.p(`${PARIS}personnes_handicapees.${SANTE}plafond.personne_isolee`, mois),
      c.p(`${INVALIDITE}aah.montant`, mois) + c.p(`${INVALIDITE}caah.majoration_vie_autonome`, mois),
    );
    return (
      paris_personne_handicapee(c, individu, mois) && paris_base_ressources_i(c, individu, mois) <= plafond
    );
  },
  false,
);

/** Euros, the most that is paid in a year. */
export const paris_complement_sante = variable.famille.nombre(
  {
    nom: "paris_complement_sante",
    pourSoi: true,
    libelle: "Complément Santé Paris",
    article: REGLEMENT,
    unite: "€",
  },
  (c, famille, mois) => {
    if (!parisien(c, famille, mois)) return 0;
    const agee = paris_complement_sante_pa_eligibilite(c, famille, mois);
    const handicapee = paris_complement_sante_ph_eligibilite(c, premierParent(famille), mois);
    return Math.max(
      agee ? montant(c, famille, mois, "agees") : 0,
      handicapee ? montant(c, famille, mois, "handicapees") : 0,
    );
  },
);
