import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import {
  indemnitesDeNaissance,
  indemnitesDeSante,
  indemnites_journalieres,
  rsa_base_ressources_patrimoine_individu,
} from "../communs/revenus.ts";
import { revenus_non_salaries } from "../impot/index.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

type Revenu = (c: Calcul, individu: IndividuDeLaLoi, mois: number) => number;

const BASE = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";

const ECOULES =
  "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.mois_ecoules_avant_le_trimestre";

/**
 * The three months whose resources the RSA and the prime d’activité of a month read, oldest first: M-4 to
 * M-2 since 1 March 2025, the three months before until then (CASF, art. R262-7; CSS, art. R843-1).
 */
export const trimestreDeReference = (c: Calcul, mois: number): number[] =>
  precedents(3, mois - c.p(ECOULES, mois));

/** Sick pay of somebody who still works, or who was not ill three months ago. */
export const rsa_indemnites_journalieres_activite = variable.individu.nombre(
  {
    nom: "rsa_indemnites_journalieres_activite",
    libelle: "indemnités journalières qui remplacent un salaire",
    article: "CASF, art. R262-12",
    unite: "€",
  },
  (c, individu, mois) => {
    const enCours = d.salaire_net(c, individu, mois) > 0 || indemnitesDeSante(c, individu, mois - 3) === 0;
    return indemnitesDeNaissance(c, individu, mois) + (enCours ? indemnitesDeSante(c, individu, mois) : 0);
  },
);

export const rsa_indemnites_journalieres_hors_activite = variable.individu.nombre(
  {
    nom: "rsa_indemnites_journalieres_hors_activite",
    libelle: "autres indemnités journalières",
    article: "CASF, art. R262-12",
    unite: "€",
  },
  (c, individu, mois) =>
    indemnites_journalieres(c, individu, mois) - rsa_indemnites_journalieres_activite(c, individu, mois),
);

/** For a year, a twelfth of the last profits known: this year’s, else last year’s, else the one before. */
export const ppa_rsa_derniers_revenus_tns_annuels_connus = variable.individu.parAn.nombre(
  {
    nom: "ppa_rsa_derniers_revenus_tns_annuels_connus",
    libelle: "derniers revenus d’indépendant connus, par mois",
    article: "CASF, art. R262-19 et suivants",
    unite: "€",
  },
  (c, individu, annee) => {
    const connus = [annee, annee - 1, annee - 2].map((une) => revenus_non_salaries(c, individu, une));
    return (connus.find((montant) => montant > 0) ?? 0) / 12;
  },
);

/** The allowances of volunteers never count (C. serv. nat., art. L120-21; loi n° 96-370 du 3 mai 1996, art. 11). */
const revenusActivite: readonly Revenu[] = [
  d.salaire_net,
  d.indemnites_chomage_partiel,
  d.remuneration_apprenti,
  d.revenus_stage_formation_pro,
  d.bourse_recherche,
  rsa_indemnites_journalieres_activite,
];

const ass = lointaine<IndividuDeLaLoi, number>("ass");

/** Income that stands in for a lost one this month: a benefit, the ASS that follows the dole among them, or other work. */
export const rsa_has_ressources_substitution = variable.individu.booleen(
  {
    nom: "rsa_has_ressources_substitution",
    libelle: "un autre revenu remplace celui qui s’est arrêté",
    article: "CASF, art. R262-13",
  },
  (c, individu, mois) =>
    somme(
      [...revenusActivite, d.chomage_net, ass, rsa_indemnites_journalieres_hors_activite, d.retraite_nette],
      (revenu) => revenu(c, individu, mois),
    ) > 0,
);

/**
 * A resource of the months read, or of those since, that comes no more this month: stopped for good, as far as
 * the answers tell. No limit of time: it stays out for every month that is still read (CASF, art. R262-13).
 */
const arrete = (c: Calcul, individu: IndividuDeLaLoi, mois: number, revenu: Revenu): boolean =>
  revenu(c, individu, mois) === 0 && !rsa_has_ressources_substitution(c, individu, mois);

/** Sum over three months, nothing if it has stopped and nothing replaces it (CASF R262-13, 1st para.). */
const sommeNeutralisee = (c: Calcul, individu: IndividuDeLaLoi, mois: number, revenu: Revenu): number =>
  arrete(c, individu, mois, revenu) ? 0 : somme(trimestreDeReference(c, mois), (m) => revenu(c, individu, m));

/** Work of the months read that brings nothing any more, and that nothing replaces: it is left out. */
export const travailArrete = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  revenusActivite.some(
    (revenu) =>
      arrete(c, individu, mois, revenu) &&
      trimestreDeReference(c, mois).some((m) => revenu(c, individu, m) > 0),
  );

/** Monthly mean of what work brought over three months. */
export const rsa_revenu_activite_individu = variable.individu.nombre(
  {
    nom: "rsa_revenu_activite_individu",
    libelle: "revenus d’activité, moyenne de trois mois",
    ...selon("rsa", "CASF, art. R262-7 et R262-8"),
    unite: "€",
  },
  (c, individu, mois) =>
    somme(revenusActivite, (revenu) => sommeNeutralisee(c, individu, mois, revenu)) / 3 +
    ppa_rsa_derniers_revenus_tns_annuels_connus(c, individu, anneeDe(mois)),
);

/** Counted whole, unless they stop: then, each month, what is above the basic amount. */
const autresRevenus: readonly Revenu[] = [
  d.allocation_securisation_professionnelle,
  d.dedommagement_victime_amiante,
  d.pensions_alimentaires_percues,
  d.pensions_invalidite,
  d.prestation_compensatoire,
  d.prime_forfaitaire_mensuelle_reprise_activite,
  rsa_base_ressources_patrimoine_individu,
  rsa_indemnites_journalieres_hors_activite,
];

/** Monthly mean of the other resources over three months. */
export const rsa_base_ressources_individu = variable.individu.nombre(
  {
    nom: "rsa_base_ressources_individu",
    libelle: "autres ressources, moyenne de trois mois",
    ...selon("rsa", "CASF, art. R262-6 et R262-13"),
    unite: "€",
  },
  (c, individu, mois) => {
    const montant = c.p(BASE, mois);
    const lus = trimestreDeReference(c, mois);
    const remplacement = somme([d.chomage_net, d.retraite_nette], (revenu) =>
      sommeNeutralisee(c, individu, mois, revenu),
    );
    const autres = somme(autresRevenus, (revenu) => {
      const franchise = arrete(c, individu, mois, revenu) ? montant : 0;
      return somme(lus, (m) => positif(revenu(c, individu, m) - franchise));
    });
    // What comes once (a gift, a prize) does not stop: it counts in the months that read it.
    const uneFois = somme(lus, (m) => d.gains_exceptionnels(c, individu, m));
    return (remplacement + autres + uneFois) / 3;
  },
);
