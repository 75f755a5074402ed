import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { positif, somme, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { dansLaRegion } from "../communs/lieux.ts";
import { age, en_couple, nes, statut_marital } from "../communs/personnes.ts";
import { foyersDuCouple } from "../impot/couple.ts";
import { nbptr, rfr, rni } from "../impot/index.ts";
import { ageEntre, premierParent } from "./communs.ts";

const REGION = "regions.hauts_de_france.";
const GARDE = `${REGION}aide_garde_enfant.`;
const PERMIS = `${REGION}aide_permis.`;
const SMIC_MENSUEL = "marche_travail.salaire_minimum.smic.smic_b_mensuel";
const ARTICLE_PERMIS = "Région Hauts-de-France, aide au permis de conduire";
const ARTICLE_GARDE = "Région Hauts-de-France, aide à la garde d’enfants";
const MARIES: ReadonlySet<string> = new Set(["marie", "pacse"]);
const SANS_EMPLOI: ReadonlySet<string> = new Set(["chomeur", "inactif"]);

const dansLaRegionDe = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  dansLaRegion(c, c.menageDe(individu), mois, "hauts_de_france");

/** Taxable income of a month of both parents, married or not, under two or three net minimum wages. */
function sousLePlafond(c: Calcul, famille: FamilleDeLaLoi, mois: number, cas: string): boolean {
  const foyers = foyersDuCouple(c, premierParent(famille));
  return (
    somme(foyers, (foyer) => rni(c, foyer, anneeDe(mois) - 2)) / 12 <
    c.p(`${GARDE}plafond_multiple_smic.${cas}`, mois) *
      c.p(`${GARDE}part_nette_du_smic`, mois) *
      c.p(SMIC_MENSUEL, mois)
  );
}

/** Euros a month for a disabled child, and as much for each child once a parent is disabled. */
const majoration = (c: Calcul, famille: FamilleDeLaLoi, enfant: IndividuDeLaLoi, mois: number): number => {
  const parHandicap = c.p(`${GARDE}montant.majoration_handicap`, mois);
  const duParent = famille.parents.some((parent) => d.handicap(c, parent, mois));
  return parHandicap * (Number(d.handicap(c, enfant, mois)) + Number(duParent));
};

const occupe = (c: Calcul, parent: IndividuDeLaLoi, mois: number): boolean =>
  ["actif", "etudiant"].includes(d.activite(c, parent, mois)) ||
  d.revenus_stage_formation_pro(c, parent, mois) > 0;

/** Euros a month, for each child under three whose parents all work or learn a trade. */
export const hauts_de_france_aide_garde_enfant = variable.famille.nombre(
  {
    nom: "hauts_de_france_aide_garde_enfant",
    libelle: "aide à la garde d’enfants des Hauts-de-France",
    article: ARTICLE_GARDE,
    unite: "€",
  },
  (c, famille, mois) => {
    const cas = en_couple(c, famille, mois) ? "famille_biparentale" : "famille_monoparentale";
    const ouvert =
      dansLaRegionDe(c, premierParent(famille), mois) &&
      famille.parents.every((parent) => occupe(c, parent, mois)) &&
      sousLePlafond(c, famille, mois, cas);
    if (!ouvert) return 0;
    const maximum = c.p(`${GARDE}age_maximum_enfant`, mois);
    const petits = nes(c, famille.enfants, mois).filter((enfant) => age(c, enfant, mois) < maximum);
    const base = c.p(`${GARDE}montant.${cas}`, mois);
    return somme(petits, (enfant) => base + majoration(c, famille, enfant, mois));
  },
);

const estMarie = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  MARIES.has(statut_marital(c, individu, mois));

const estCelibataire = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  statut_marital(c, individu, mois) === "celibataire";

/** A ceiling for the couple’s income, another for the quotient of single people. */
function ressourcesSuffisammentBasses(c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean {
  const foyer = c.foyerFiscalDe(individu);
  const annee = anneeDe(mois) - 2;
  const revenu = rfr(c, foyer, annee);
  const plafond = (cas: string, vaut: boolean) =>
    vaut ? c.p(`${PERMIS}plafond_ressources.base_personne_${cas}`, mois) : 0;
  return (
    revenu <= plafond("couple", estMarie(c, individu, mois)) ||
    positif(revenu / nbptr(c, foyer, annee)) <= plafond("autonome", estCelibataire(c, individu, mois))
  );
}

export const hauts_de_france_aide_permis_eligibilite = variable.individu.booleen(
  {
    nom: "hauts_de_france_aide_permis_eligibilite",
    libelle: "conditions de l’aide au permis des Hauts-de-France",
    article: ARTICLE_PERMIS,
  },
  (c, individu, mois) =>
    dansLaRegionDe(c, individu, mois) &&
    ageEntre(c, individu, mois, [`${PERMIS}age.minimum`, `${PERMIS}age.maximum`]) &&
    (SANS_EMPLOI.has(d.activite(c, individu, mois)) ||
      d.stagiaire(c, individu, mois) ||
      d.apprenti(c, individu, mois)) &&
    ressourcesSuffisammentBasses(c, individu, mois),
  false,
);

/** Euros, once. */
export const hauts_de_france_aide_permis = variable.individu.nombre(
  {
    nom: "hauts_de_france_aide_permis",
    libelle: "aide au permis de conduire des Hauts-de-France",
    article: ARTICLE_PERMIS,
    unite: "€",
  },
  (c, individu, mois) =>
    hauts_de_france_aide_permis_eligibilite(c, individu, mois) ? c.p(`${PERMIS}montant`, mois) : 0,
);
