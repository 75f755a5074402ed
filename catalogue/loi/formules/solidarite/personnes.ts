import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import {
  age,
  autonomie_financiere,
  en_couple,
  enceinte_fam,
  estNe,
  nes,
  service_civique,
} from "../communs/personnes.ts";
import { famille_a_mayotte } from "../famille/enfants.ts";
import type { PartsDesPersonnes } from "./mayotte.ts";
import { admisAvecLAutre } from "./nationalite.ts";
import {
  ppa_rsa_derniers_revenus_tns_annuels_connus,
  rsa_base_ressources_individu,
  rsa_revenu_activite_individu,
} from "./ressources.ts";

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.";
const MAJORATION = `${RSA}rsa_maj.maj_montant_max.`;
const ISOLEMENT = `${RSA}rsa_maj.majoration_isolement_en_base_rsa.`;

/** Share of the basic amount above which a child’s own resources take it out of the family. */
function partPropre(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const enfants = nes(c, famille.enfants, mois).filter(
    (enfant) =>
      age(c, enfant, mois) < c.p(`${RSA}rsa_cond.age_pac`, mois) && !autonomie_financiere(c, enfant, mois),
  );
  const seul =
    !enceinte_fam(c, famille, mois) &&
    !en_couple(c, famille, mois) &&
    d.rsa_isolement_recent(c, famille, mois) &&
    enfants.length <= 1;
  if (!seul) return c.p(`${MAJORATION}par_enfant_supplementaire`, mois);
  return c.p(`${ISOLEMENT}femmes_enceintes`, mois) - 1 + c.p(`${ISOLEMENT}par_enfant_a_charge`, mois);
}

/** A child under 25 whose earnings and resources stay below what it adds to the allowance. */
export const rsa_enfant_a_charge = variable.individu.booleen(
  { nom: "rsa_enfant_a_charge", libelle: "enfant à charge pour le RSA", article: "CASF, art. R262-3" },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    if (!famille.enfants.includes(individu) || autonomie_financiere(c, individu, mois)) return false;
    if (service_civique(c, individu, mois) || !estNe(c, individu, mois)) return false;
    if (age(c, individu, mois) >= c.p(`${RSA}rsa_cond.age_pac`, mois)) return false;
    const propres =
      rsa_revenu_activite_individu(c, individu, mois) + rsa_base_ressources_individu(c, individu, mois);
    return propres < partPropre(c, famille, mois) * c.p(`${RSA}rsa_m.montant_de_base_du_rsa`, mois);
  },
);

/**
 * In a contract of civic service: paid its allowance and nothing else for work. Volunteer firemen have theirs beside
 * another life, and it takes nothing from the RSA (loi n° 96-370 du 3 mai 1996, art. 11).
 */
export const volontaire = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  service_civique(c, individu, mois) &&
  d.activite(c, individu, mois) === "actif" &&
  d.salaire_net(c, individu, mois) === 0 &&
  ppa_rsa_derniers_revenus_tns_annuels_connus(c, individu, anneeDe(mois)) === 0;

/**
 * Parents whose resources the RSA counts: it is suspended for a volunteer of the civic service, whom the rest of the household
 * is paid without (C. serv. nat., art. L120-11; circulaire DGCS/SD1C/2012/104).
 */
export const parentsPresents = (c: Calcul, famille: FamilleDeLaLoi, mois: number): IndividuDeLaLoi[] =>
  famille.parents.filter((parent) => !volontaire(c, parent, mois));

/** Those of them for whom it is paid: a partner from out of Europe needs five years of permit (CASF, art. L262-5). */
export const parentsComptes = (
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
): readonly IndividuDeLaLoi[] => admisAvecLAutre(c, parentsPresents(c, famille, mois), mois);

export const enfantsComptes = (c: Calcul, famille: FamilleDeLaLoi, mois: number): IndividuDeLaLoi[] =>
  famille.enfants.filter((enfant) => rsa_enfant_a_charge(c, enfant, mois));

export const rsa_nb_enfants = variable.famille.nombre(
  { nom: "rsa_nb_enfants", libelle: "enfants comptés pour le RSA", article: "CASF, art. R262-3" },
  (c, famille, mois) => enfantsComptes(c, famille, mois).length,
);

/** What a family’s children are worth, an alternating one for half: the mean with them and without (CE, 21 July 2017, no 398911). */
export function enPartageant(
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  valeur: (enfants: readonly IndividuDeLaLoi[]) => number,
): number {
  const comptes = enfantsComptes(c, famille, mois);
  return (valeur(comptes) + valeur(comptes.filter((un) => !d.garde_alternee(c, un, mois)))) / 2;
}

/** Alone with a child under three, recently separated, or pregnant, if these were the family’s children; not in Mayotte (CASF, art. R542-6, II). */
export function isoleAvec(
  c: Calcul,
  famille: FamilleDeLaLoi,
  mois: number,
  enfants: readonly IndividuDeLaLoi[],
): boolean {
  if (en_couple(c, famille, mois) || famille_a_mayotte(c, famille, mois)) return false;
  const enceinte = enceinte_fam(c, famille, mois);
  if (!enceinte && !enfants.some((enfant) => rsa_enfant_a_charge(c, enfant, mois))) return false;
  const toutPetit = enfants.some((enfant) => {
    const ans = age(c, enfant, mois);
    return (
      ans >= 0 &&
      ans < c.p(`${RSA}rsa_maj.majoration_isolement_en_base_rsa.age_limite_enfant`, mois) &&
      !autonomie_financiere(c, enfant, mois)
    );
  });
  return enceinte || toutPetit || d.rsa_isolement_recent(c, famille, mois);
}

/** A lone parent, on whosever tax return. */
export const rsa_majore_eligibilite = variable.famille.booleen(
  {
    nom: "rsa_majore_eligibilite",
    libelle: "droit au RSA majoré pour parent isolé",
    article: "CASF, art. L262-9",
  },
  (c, famille, mois) => isoleAvec(c, famille, mois, famille.enfants),
);

/** How a basic amount grows with the people of the family: single, couple, children (CASF R262-1, CSS D843-1). */
export function multiplicateur(
  parents: number,
  enfants: number,
  { deuxieme, troisieme, suivant, pleins }: PartsDesPersonnes,
): number {
  const couple = parents > 1 ? deuxieme : 0;
  const parts = Array.from({ length: enfants }, (_, rang) => {
    if (rang >= pleins) return suivant;
    return parents + rang === 1 ? deuxieme : troisieme;
  });
  return 1 + couple + somme(parts, (part) => part);
}

/** Who is housed for nothing, or owns a home without a loan: a benefit in kind. */
export function avantageLogement(c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean {
  const menage = c.menageDe(famille.parents[0] as IndividuDeLaLoi);
  const statut = d.statut_occupation_logement(c, menage, mois);
  if (statut === "loge_gratuitement") return !d.participation_frais(c, menage, mois);
  return (statut === "proprietaire" || statut === "primo_accedant") && d.loyer(c, menage, mois) === 0;
}
