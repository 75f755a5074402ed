import { communeDe } from "../../situation/commune.ts";
import { residenceDe } from "../../situation/residence.ts";
import { ageAt, type Periods, subtractMonths } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import { ecrirePeriode, moisDe, moisDeLAnnee } from "../mois.ts";
import { nombreEnVigueur } from "../parametres/parametres.ts";
import { recentMonths } from "./individu.ts";
import { prestationsFamiliales } from "./ressources.ts";
import { type CalculateRequest, type Instance, renseigne } from "../moteur/requete.ts";

/** Age up to which a child counts the longest, for the RSA (CASF, art. R262-3). */
const AGE_MAXIMAL_ENFANT = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.age_pac";

/** Children of the household as the engine counts it: over 25 without a disability, they are out. */
export function enfantsRetenus({ enfants, dateDeValeur }: Situation): Individu[] {
  const maximum = nombreEnVigueur(AGE_MAXIMAL_ENFANT, moisDe(dateDeValeur));
  return (enfants ?? []).filter(
    ({ date_naissance, handicap }) =>
      handicap === true || date_naissance === undefined || ageAt(date_naissance, dateDeValeur) <= maximum,
  );
}

/** True if the applicant is counted in the parents’ tax household. */
export const estRattache = ({ demandeur }: Situation, { thisYear }: Periods): boolean =>
  demandeur.enfant_a_charge[thisYear] === true;

/** Ids of the placeholder parents of an attached applicant: two if they live together. */
export function parentIds(situation: Situation, periods: Periods): string[] {
  if (!estRattache(situation, periods)) return [];
  return situation.parents._situation === "en_couple" ? ["parent1", "parent2"] : ["parent1"];
}

/** Months of the year of the date of value. */
const moisDeCetteAnnee = ({ thisYear }: Periods): string[] =>
  moisDeLAnnee(Number(thisYear)).map(ecrirePeriode);

const ids = (people: readonly Individu[]): string[] => people.map(({ id }) => id);

export function famillesDeLaLoi(situation: Situation, periods: Periods): Record<string, Instance> {
  const { demandeur, conjoint, famille } = situation;
  const adultes = conjoint ? [demandeur, conjoint] : [demandeur];
  const enfants = enfantsRetenus(situation);
  const { bourse_lycee, ...fields } = famille;
  const declarees = prestationsFamiliales([...adultes, ...enfants], periods);
  const parents = parentIds(situation, periods);
  return {
    _: {
      parents: ids(adultes),
      enfants: ids(enfants),
      ...renseigne(fields, recentMonths(periods)),
      // The yes or no of the project chapter stands for an amount that is not asked.
      ...(bourse_lycee !== undefined &&
        renseigne({ bourse_lycee: Number(bourse_lycee) }, [periods.thisMonth])),
      ...declarees,
    },
    ...(parents.length && { parents: { parents } }),
  };
}

/** True for two people who live together unmarried: each has a tax return (CGI, art. 6). */
export const sontConcubins = ({ demandeur, conjoint }: Situation): boolean =>
  conjoint !== undefined && demandeur.statut_marital === "celibataire";

/**
 * Tax households: the parents’ for an attached applicant, whose partner has one apart; one for spouses and
 * partners of a PACS, two for people who live together (CGI, art. 6), children in the applicant’s.
 */
export function foyersFiscaux(situation: Situation, periods: Periods): Record<string, Instance> {
  const { demandeur, conjoint, parents } = situation;
  const enfants = ids(enfantsRetenus(situation));
  const duConjoint = conjoint && { conjoint: { declarants: [conjoint.id], personnes_a_charge: [] } };
  if (!estRattache(situation, periods)) {
    const ensemble = conjoint && !sontConcubins(situation) ? [demandeur, conjoint] : [demandeur];
    return {
      _: { declarants: ids(ensemble), personnes_a_charge: enfants },
      ...(sontConcubins(situation) && duConjoint),
    };
  }
  const rbg = demandeur.bourse_criteres_sociaux_base_ressources_parentale || undefined;
  return {
    _: {
      declarants: parentIds(situation, periods),
      personnes_a_charge: [demandeur.id, ...enfants],
      ...renseigne({ rfr: parents.rfr, rni: parents.rfr, nbptr: parents.nbptr, rbg }, [periods.fiscalYear]),
    },
    ...duConjoint,
  };
}

/** Dwellings: the household’s, and one without an address for the placeholder parents. */
export function menages(situation: Situation, periods: Periods): Record<string, Instance> {
  const { demandeur, conjoint, menage, dateDeValeur } = situation;
  const residence = residenceDe(situation);
  const { depcom, _nombreMoisEntreeLogement: mois, ...rest } = menage;
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("_")));
  const [parent1, parent2] = parentIds(situation, periods);
  const logement = {
    ...fields,
    depcom: communeDe(depcom),
    residence_sociale: residence === "sociale" || undefined,
    residence_etudiante: residence === "etudiante" || undefined,
    date_entree_logement: mois === undefined ? undefined : subtractMonths(dateDeValeur, -mois),
  };
  return {
    _: {
      personne_de_reference: [demandeur.id],
      conjoint: conjoint ? [conjoint.id] : [],
      enfants: ids(enfantsRetenus(situation)),
      ...renseigne(logement, recentMonths(periods)),
      // The energy cheque is that of the dwelling of the campaign (C. énergie, art. R124-1).
      ...renseigne({ statut_occupation_logement: menage.statut_occupation_logement }, [
        ...new Set([...recentMonths(periods), ...moisDeCetteAnnee(periods)]),
      ]),
    },
    ...(parent1 && { parents: { personne_de_reference: [parent1], conjoint: parent2 ? [parent2] : [] } }),
  };
}

export type Groupes = Omit<CalculateRequest, "individus">;

export const groupes = (situation: Situation, periods: Periods): Groupes => ({
  familles: famillesDeLaLoi(situation, periods),
  foyers_fiscaux: foyersFiscaux(situation, periods),
  menages: menages(situation, periods),
});
