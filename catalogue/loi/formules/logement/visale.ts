import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { premierJour } from "../../mois.ts";
import { somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { dansLaRegion, zone_apl } from "../communs/lieux.ts";
import { age, etudiant, ressortissant_eee } from "../communs/personnes.ts";
import { indemnites_journalieres } from "../communs/revenus.ts";
import { aide_logement } from "./aide.ts";
import { lu } from "./autres.ts";
import { estProprietaire } from "./statut.ts";

const VISALE = "prestations_sociales.aides_logement.action_logement.visale.";
const ARTICLE = "Convention quinquennale État – Action Logement du 16 janvier 2018, 7.4.1";
/** Adults only (same text). */
const AGE_MINIMAL = 18;
/** Not told: read as a move of the day. */
export const ENTREE_NON_DITE = "1870-01-01";

/** Last month’s resources of one person; the wage of a work that begins is the one of its contract (Visale, 30 ans ou moins). */
export const visale_base_ressources_individuelle = variable.individu.nombre(
  {
    nom: "visale_base_ressources_individuelle",
    libelle: "ressources d’une personne pour la garantie Visale",
    article: ARTICLE,
    unite: "€",
  },
  (c, individu, mois) =>
    Math.max(d.salaire_net(c, individu, mois - 1), d.salaire_net(c, individu, mois)) +
    somme(
      [
        d.prime_forfaitaire_mensuelle_reprise_activite,
        d.revenus_stage_formation_pro,
        d.bourse_enseignement_sup,
        d.bourse_recherche,
        d.chomage_net,
        d.indemnites_chomage_partiel,
        lu.ass,
        d.retraite_nette,
        d.pensions_alimentaires_percues,
        d.pensions_invalidite,
        d.pch,
        lu.asi,
        indemnites_journalieres,
      ],
      (ressource) => ressource(c, individu, mois - 1),
    ),
);

/** Monthly resources of the dwelling: last month’s, with two thirds of this month’s housing aid. */
export const visale_base_ressources = variable.menage.nombre(
  {
    nom: "visale_base_ressources",
    libelle: "ressources prises en compte pour la garantie Visale",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, mois) => {
    const familles = c.entites.familles.filter(({ parents }) =>
      menage.membres.includes(parents[0] as IndividuDeLaLoi),
    );
    const part = c.p(`${VISALE}quote_part_aides_logement`, mois);
    return (
      somme(menage.membres, (membre) => visale_base_ressources_individuelle(c, membre, mois)) +
      somme(
        familles,
        (famille) =>
          somme([lu.aeeh, lu.af, lu.asf, lu.aspa, lu.cf, lu.ppa, lu.rsa], (prestation) =>
            prestation(c, famille, mois - 1),
          ) +
          part * aide_logement(c, famille, mois),
      )
    );
  },
);

/** Île-de-France; elsewhere the large towns, Corsica and overseas, which are zone 2 of the housing aids; the rest. */
function lieuDuPlafond(c: Calcul, menage: MenageDeLaLoi, mois: number): string {
  if (dansLaRegion(c, menage, mois, "ile_de_france")) return "ile_de_france";
  return zone_apl(c, menage, mois) === "zone_3" ? "hors_ile_de_france" : "agglomerations";
}

/** The two that sign the lease of a couple. */
const locataires = (menage: MenageDeLaLoi): readonly IndividuDeLaLoi[] =>
  [menage.personneDeReference, menage.conjoint].filter((un) => un !== undefined);

/** Monthly rent with charges that is guaranteed: half of the resources, or a student’s flat ceiling. */
export const visale_montant_max = variable.menage.nombre(
  {
    nom: "visale_montant_max",
    libelle: "loyer garanti au plus par Visale",
    article: ARTICLE,
    unite: "€",
  },
  (c, menage, mois) => {
    const lieu = lieuDuPlafond(c, menage, mois);
    const plafond = (cas: string) => c.p(`${VISALE}plafond_loyer.${cas}.${lieu}`, mois);
    return Math.max(
      locataires(menage).some((un) => etudiant(c, un, mois)) ? plafond("etudiant") : 0,
      Math.min(visale_base_ressources(c, menage, mois) / 2, plafond("cas_general")),
    );
  },
);

const nationaliteAdmise = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  ressortissant_eee(c, individu, mois) ||
  etudiant(c, individu, mois) ||
  c.liste(`${VISALE}eligibilite.residence_hors_eee`, mois).includes(d.nationalite(c, individu, mois));

/** Of an age and of a nationality that the surety admits. */
const admis = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean => {
  const ans = age(c, individu, mois);
  return (
    ans >= AGE_MINIMAL &&
    ans <= c.p(`${VISALE}eligibilite.age_max`, mois) &&
    nationaliteAdmise(c, individu, mois)
  );
};

/** Surety of a tenant: an owner has no use for it. Of two on one lease, one who is admitted is enough (visale.fr). */
export const visale_eligibilite = variable.menage.booleen(
  {
    nom: "visale_eligibilite",
    libelle: "droit à la garantie Visale",
    article: ARTICLE,
    protectionSociale: true,
  },
  (c, menage, mois) => {
    const entree = d.date_entree_logement(c, menage, mois);
    return (
      locataires(menage).some((un) => admis(c, un, mois)) &&
      !estProprietaire(d.statut_occupation_logement(c, menage, mois)) &&
      (entree === ENTREE_NON_DITE || entree > premierJour(mois)) &&
      d.loyer(c, menage, mois) + d.charges_locatives(c, menage, mois) <= visale_montant_max(c, menage, mois)
    );
  },
  false,
);
