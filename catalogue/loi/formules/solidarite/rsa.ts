import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { lointaine, positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { age, enceinte_fam, etudiant } from "../communs/personnes.ts";
import { famille_a_mayotte } from "../famille/enfants.ts";
import { montantDuLieu, partsDuLieu } from "./mayotte.ts";
import { rsa_condition_nationalite } from "./nationalite.ts";
import {
  avantageLogement,
  enfantsComptes,
  enPartageant,
  isoleAvec,
  multiplicateur,
  parentsComptes,
  parentsPresents,
  rsa_majore_eligibilite,
  rsa_nb_enfants,
  volontaire,
} from "./personnes.ts";
import { rsa_base_ressources_prestations_familiales } from "./prestations.ts";
import {
  rsa_base_ressources_individu,
  rsa_revenu_activite_individu,
  trimestreDeReference,
} from "./ressources.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.";
const BASE = `${RSA}rsa_m.montant_de_base_du_rsa`;
const MAJORATION = `${RSA}rsa_maj.maj_montant_max.`;
const ISOLEMENT = `${RSA}rsa_maj.majoration_isolement_en_base_rsa.`;
const FORFAIT = `${RSA}rsa_fl.forfait_logement.`;

const aide_logement = lointaine<FamilleDeLaLoi, number>("aide_logement");
const aspa = lointaine<FamilleDeLaLoi, number>("aspa");
const ass = lointaine<IndividuDeLaLoi, number>("ass");
const minima = (["aah", "asi", "caah"] as const).map((nom) => lointaine<IndividuDeLaLoi, number>(nom));

/** Sum over the months read; one that has followed the dole since counts as if it had been there (CASF, art. R262-13). */
const assComptee = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number => {
  const lus = trimestreDeReference(c, mois).map((m) => ass(c, individu, m));
  const nouvelle = lus.includes(0) ? lus.length * ass(c, individu, mois) : 0;
  return Math.max(
    somme(lus, (un) => un),
    nouvelle,
  );
};

/** Basic amount where the family lives, euros a month. */
const montantDeBase = (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
  montantDuLieu(c, famille, mois, c.p(BASE, mois));

/** Least that is paid in Mayotte, euros a month (CASF, art. R542-6, XVII). */
const MINIMUM_A_MAYOTTE = 2;

/** Somebody of 25, with children born or to be born, or young with two years of work; not a student; French or settled. */
export const rsa_eligibilite = variable.famille.booleen(
  {
    nom: "rsa_eligibilite",
    libelle: "droit au RSA",
    article: "CASF, art. L262-4 et L262-7-1 ; C. serv. nat., art. L120-11",
  },
  (c, famille, mois) => {
    const parent = (un: IndividuDeLaLoi) => {
      if (etudiant(c, un, mois)) return false;
      const ans = age(c, un, mois);
      const jeune =
        ans > c.p(`${RSA}rsa_cond.age_min_rsa_jeune`, mois) &&
        ans < c.p(`${RSA}rsa_cond.age_max_rsa_jeune`, mois) &&
        // Not in Mayotte (CASF, art. L542-6).
        !famille_a_mayotte(c, famille, mois) &&
        d.rsa_jeune_condition_heures_travail_remplie(c, un, mois);
      return (
        rsa_nb_enfants(c, famille, mois) > 0 ||
        enceinte_fam(c, famille, mois) ||
        ans >= c.p(`${RSA}rsa_cond.age_minimum_allocataire`, mois) ||
        jeune
      );
    };
    const parents = parentsComptes(c, famille, mois);
    return parents.some(parent) && parents.some((un) => rsa_condition_nationalite(c, un, mois));
  },
);

/** Basic amounts of a household of so many people, 1 for one alone. */
function parts(c: Calcul, famille: FamilleDeLaLoi, parents: number, enfants: number, mois: number): number {
  const taux = {
    deuxieme: c.p(`${MAJORATION}couples_celibataire_avec_enfant`, mois),
    troisieme: c.p(`${MAJORATION}couple_1_enfant_ou_2e_enfant`, mois),
    suivant: c.p(`${MAJORATION}par_enfant_supplementaire`, mois),
  };
  return multiplicateur(parents, enfants, partsDuLieu(c, famille, mois, taux));
}

/** Amount for a household without resources, euros a month. */
export const rsa_socle = variable.famille.nombre(
  {
    nom: "rsa_socle",
    libelle: "montant forfaitaire du RSA",
    article: "CASF, art. L262-3 et R262-1",
    unite: "€",
  },
  (c, famille, mois) => {
    if (!rsa_eligibilite(c, famille, mois)) return 0;
    const parents = parentsComptes(c, famille, mois).length;
    return (
      montantDeBase(c, famille, mois) *
      enPartageant(c, famille, mois, (enfants) => parts(c, famille, parents, enfants.length, mois))
    );
  },
);

/** The same for a lone parent or a pregnant woman. */
export const rsa_socle_majore = variable.famille.nombre(
  {
    nom: "rsa_socle_majore",
    libelle: "montant forfaitaire majoré pour parent isolé",
    article: "CASF, art. L262-9 et R262-2",
    unite: "€",
  },
  (c, famille, mois) => {
    if (!rsa_majore_eligibilite(c, famille, mois) || parentsComptes(c, famille, mois).length === 0) return 0;
    const majore = (enfants: number) =>
      c.p(`${ISOLEMENT}femmes_enceintes`, mois) + c.p(`${ISOLEMENT}par_enfant_a_charge`, mois) * enfants;
    return (
      montantDeBase(c, famille, mois) *
      enPartageant(c, famille, mois, (enfants) =>
        isoleAvec(c, famille, mois, enfants)
          ? majore(enfants.length)
          : parts(c, famille, 1, enfants.length, mois),
      )
    );
  },
);

/** What a housing aid, or a home for nothing, takes off the allowance. */
export const rsa_forfait_logement = variable.famille.nombre(
  {
    nom: "rsa_forfait_logement",
    libelle: "forfait logement",
    article: "CASF, art. R262-9 et R262-10",
    unite: "€",
  },
  (c, famille, mois) => {
    const personnes = parentsComptes(c, famille, mois).length + rsa_nb_enfants(c, famille, mois);
    const taux = (nom: string) => c.p(`${FORFAIT}${nom}`, mois);
    // A share of the basic amount for one, two or three people (1, 1.5 and 1.8 times).
    const part =
      personnes === 1
        ? taux("taux_1_personne")
        : personnes === 2
          ? taux("taux_2_personnes") * (1 + c.p(`${MAJORATION}couples_celibataire_avec_enfant`, mois))
          : taux("taux_3_personnes_ou_plus") *
            (1 +
              c.p(`${MAJORATION}couples_celibataire_avec_enfant`, mois) +
              c.p(`${MAJORATION}couple_1_enfant_ou_2e_enfant`, mois));
    const forfait = montantDeBase(c, famille, mois) * part;
    if (avantageLogement(c, famille, mois)) return forfait;
    return Math.min(positif(aide_logement(c, famille, mois)), forfait);
  },
);

/** The old-age minimum of the month, and the mean of the others over three months. */
export const rsa_base_ressources_minima_sociaux = variable.famille.nombre(
  {
    nom: "rsa_base_ressources_minima_sociaux",
    libelle: "minima sociaux pris en compte pour le RSA",
    article: "CASF, art. R262-6",
    unite: "€",
  },
  (c, famille, mois) => {
    const comptes = famille.membres.filter((un) => !volontaire(c, un, mois));
    const total =
      somme(comptes, (un) => assComptee(c, un, mois)) +
      somme(trimestreDeReference(c, mois), (m) =>
        somme(comptes, (un) => somme(minima, (minimum) => minimum(c, un, m))),
      );
    return aspa(c, famille, mois) + total / 3;
  },
);

/** Family benefits of the month, minimum benefits and incomes of three months. */
export const rsa_base_ressources = variable.famille.nombre(
  {
    nom: "rsa_base_ressources",
    libelle: "ressources prises en compte pour le RSA",
    ...selon("rsa", "CASF, art. L262-3 et R262-6 et suivants"),
    unite: "€",
  },
  (c, famille, mois) => {
    const comptes = [...parentsPresents(c, famille, mois), ...enfantsComptes(c, famille, mois)];
    const revenus = somme(
      comptes,
      (un) => rsa_revenu_activite_individu(c, un, mois) + rsa_base_ressources_individu(c, un, mois),
    );
    return (
      rsa_base_ressources_prestations_familiales(c, famille, mois) +
      rsa_base_ressources_minima_sociaux(c, famille, mois) +
      revenus
    );
  },
);

/** Euros a month; nothing is paid under six euros, two in Mayotte. */
export const rsa = variable.famille.nombre(
  {
    nom: "rsa",
    libelle: "revenu de solidarité active",
    article: "CASF, art. L262-2 et R262-39",
    unite: "€",
    protectionSociale: true,
  },
  (c, famille, mois) => {
    const socle = Math.max(rsa_socle(c, famille, mois), rsa_socle_majore(c, famille, mois));
    if (socle === 0) return 0;
    const montant = positif(
      socle - rsa_forfait_logement(c, famille, mois) - rsa_base_ressources(c, famille, mois),
    );
    const minimum = famille_a_mayotte(c, famille, mois)
      ? MINIMUM_A_MAYOTTE
      : c.p(`${RSA}rsa_maj.montant_minimum_verse`, mois);
    return montant < minimum ? 0 : montant;
  },
);
