import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, moisDeLAnnee } from "../../mois.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { ppa_base_ressources_prestations_familiales } from "./prestations.ts";
import {
  ppa_rsa_derniers_revenus_tns_annuels_connus,
  rsa_indemnites_journalieres_activite,
  rsa_indemnites_journalieres_hors_activite,
} from "./ressources.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const SEUIL_AAH = "prestations_sociales.solidarite_insertion.minima_sociaux.ppa.pa_cond.seuil_aah_activite";
const SMIC_HORAIRE = "marche_travail.salaire_minimum.smic.smic_b_horaire";

const aspa = lointaine<FamilleDeLaLoi, number>("aspa");
const ass = lointaine<IndividuDeLaLoi, number>("ass");
const aah = lointaine<IndividuDeLaLoi, number>("aah");
const asi = lointaine<IndividuDeLaLoi, number>("asi");
const caah = lointaine<IndividuDeLaLoi, number>("caah");

const travail: readonly ((c: Calcul, individu: IndividuDeLaLoi, mois: number) => number)[] = [
  d.salaire_net,
  d.revenus_stage_formation_pro,
  d.remuneration_apprenti,
  d.bourse_recherche,
  d.indemnites_chomage_partiel,
  rsa_indemnites_journalieres_activite,
  (c, individu, mois) => ppa_rsa_derniers_revenus_tns_annuels_connus(c, individu, anneeDe(mois)),
];

/** What work alone brings in a month: what is to be exceeded by who studies (CSS, art. L842-2, 3°). */
export const revenuDuTravail = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  somme(travail, (revenu) => revenu(c, individu, mois));

/** The same, for the amount; the disability allowance counts with it from 29 hours of minimum wage (CSS, art. L842-8). */
export const ppa_revenu_activite_individu = variable.individu.nombre(
  {
    nom: "ppa_revenu_activite_individu",
    libelle: "revenus d’activité du mois",
    ...selon("prime", "CSS, art. R844-1 et D843-2"),
    unite: "€",
  },
  (c, individu, mois) => {
    const revenus = revenuDuTravail(c, individu, mois);
    const seuil = c.p(SEUIL_AAH, mois) * c.p(SMIC_HORAIRE, mois);
    return revenus + (revenus >= seuil ? aah(c, individu, mois) : 0);
  },
);

export const ppa_revenu_activite = variable.famille.nombre(
  {
    nom: "ppa_revenu_activite",
    libelle: "revenus d’activité de la famille",
    ...selon("prime", "CSS, art. L842-3"),
    unite: "€",
  },
  (c, famille, mois) => somme(famille.membres, (un) => ppa_revenu_activite_individu(c, un, mois)),
);

/** What the family has besides work, euros of the month. */
export const ppa_ressources_hors_activite_individu = variable.individu.nombre(
  {
    nom: "ppa_ressources_hors_activite_individu",
    libelle: "autres ressources du mois",
    ...selon("prime", "CSS, art. R844-2 et suivants"),
    unite: "€",
  },
  (c, individu, mois) => {
    const mensuelles = [
      asi,
      caah,
      d.chomage_net,
      // It replaces a wage, and is taxed (CSS, art. L842-4, 2° and 5°).
      d.allocation_securisation_professionnelle,
      d.retraite_nette,
      d.pensions_invalidite,
      d.pensions_alimentaires_percues,
      d.prestation_compensatoire,
      d.prime_forfaitaire_mensuelle_reprise_activite,
      rsa_indemnites_journalieres_hors_activite,
    ];
    const patrimoine = somme(
      moisDeLAnnee(anneeDe(mois) - 2),
      (m) => d.revenus_capital(c, individu, m) + d.revenus_locatifs(c, individu, m),
    );
    const aahEnPlus =
      ppa_revenu_activite_individu(c, individu, mois) > revenuDuTravail(c, individu, mois)
        ? 0
        : aah(c, individu, mois);
    return somme(mensuelles, (revenu) => revenu(c, individu, mois)) + patrimoine / 12 + aahEnPlus;
  },
);

export const ppa_ressources_hors_activite = variable.famille.nombre(
  {
    nom: "ppa_ressources_hors_activite",
    libelle: "ressources de la famille en dehors du travail",
    article: "CSS, art. L842-4 et R844-2 et suivants",
    unite: "€",
  },
  (c, famille, mois) =>
    aspa(c, famille, mois) +
    ppa_base_ressources_prestations_familiales(c, famille, mois) +
    somme(famille.membres, (un) => ass(c, un, mois) + ppa_ressources_hors_activite_individu(c, un, mois)),
);

export const ppa_base_ressources = variable.famille.nombre(
  {
    nom: "ppa_base_ressources",
    libelle: "ressources prises en compte pour la prime d’activité",
    ...selon("prime", "CSS, art. L842-4"),
    unite: "€",
  },
  (c, famille, mois) =>
    ppa_revenu_activite(c, famille, mois) + ppa_ressources_hors_activite(c, famille, mois),
);
