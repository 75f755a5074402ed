import { vieilliDUnAn } from "../annee/foyer-apres.ts";
import { PART_NETTE_SALAIRE } from "../../situation/net.ts";
import { ageAt, periodsOf } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";

/** « Et si… »: the same household with one thing changed. Pure; every change is a new situation. */

/** Months of a resource: this one and the twelve before. */
const mois = ({ dateDeValeur }: Situation): readonly string[] => {
  const { thisMonth, last12Months } = periodsOf(dateDeValeur);
  return [thisMonth, ...last12Months];
};

/** What is left of a gross unemployment benefit (docs/specification.md#loi-montants). */
const PART_NETTE_CHOMAGE = 0.906;
/** Part of the gross wage that unemployment benefit loses (règlement d’assurance chômage, art. 30 à 32). */
const PART_DEDUITE = 0.7;

/** What unemployment benefit loses to a net wage, in net euros a month. */
const deduit = (net: number): number => (net / PART_NETTE_SALAIRE) * PART_DEDUITE * PART_NETTE_CHOMAGE;

/** Unemployment benefit beside a wage, from what it is beside the wage of today; `undefined` once nothing is left. */
function chomageAvec(situation: Situation, net: number): Individu["chomage_net"] {
  const { chomage_net } = situation.demandeur;
  if (!chomage_net) return undefined;
  const rendu = deduit(salaireActuel(situation)) - deduit(net);
  const restes = Object.entries(chomage_net).map(([mois, euros]) => [
    mois,
    Math.max(0, Math.round(((euros ?? 0) + rendu) * 100) / 100),
  ]);
  return restes.some(([, euros]) => Number(euros) > 0) ? Object.fromEntries(restes) : undefined;
}

/**
 * A net salary, in euros a month, for a year already: what it changes once things have settled. Unemployment
 * benefit goes down with it; the former wage, its ceiling, is not known here.
 */
export function avecSalaire(situation: Situation, net: number): Situation {
  const { chomage_net: _, ...demandeur } = situation.demandeur;
  const { activite } = demandeur;
  const chomage_net = chomageAvec(situation, net);
  const sansEmploi = activite === "chomeur" || activite === "inactif";
  const salaire = Object.fromEntries(mois(situation).map((one) => [one, net]));
  return {
    ...situation,
    demandeur: {
      ...demandeur,
      ...(chomage_net && { chomage_net }),
      ...(net > 0 && sansEmploi && !chomage_net && { activite: "salarie" as const }),
      salaire_net: salaire,
    },
  };
}

/** Net salary of this month, the applicant’s own. */
export const salaireActuel = ({ demandeur, dateDeValeur }: Situation): number =>
  demandeur.salaire_net?.[periodsOf(dateDeValeur).thisMonth] ?? 0;

/** A home of one’s own, rented empty, at a rent in euros a month. */
export const avecLoyer = (situation: Situation, loyer: number): Situation => ({
  ...situation,
  demandeur: { ...situation.demandeur, habite_chez_parents: false },
  menage: {
    ...situation.menage,
    statut_occupation_logement: "locataire_vide",
    loyer,
    charges_locatives: 0,
    coloc: false,
    logement_chambre: false,
    _nombreMoisEntreeLogement: -2,
  },
});

/** One more child, born on the day of value. */
export function avecEnfant(situation: Situation): Situation {
  const { dateDeValeur } = situation;
  const enfants = situation.enfants ?? [];
  const rang = Math.max(-1, ...enfants.map(({ id }) => Number(id.slice("enfant_".length)))) + 1;
  const enfant: Individu = {
    id: `enfant_${rang}`,
    _role: "enfant",
    _firstName: "le nouvel enfant",
    date_naissance: dateDeValeur,
    nationalite: "FR",
    enfant_a_charge: { [dateDeValeur.slice(0, 4)]: true },
  };
  return { ...situation, enfants: [...enfants, enfant] };
}

/** Living with somebody of the same age, without income. */
export function avecConjoint(situation: Situation): Situation {
  if (situation.conjoint) return situation;
  const { date_naissance, nationalite } = situation.demandeur;
  const conjoint: Individu = {
    id: "conjoint",
    _role: "conjoint",
    ...(date_naissance && { date_naissance }),
    ...(nationalite && { nationalite }),
    activite: "inactif",
    statut_marital: "celibataire",
    enfant_a_charge: {},
  };
  return {
    ...situation,
    conjoint,
    demandeur: { ...situation.demandeur, statut_marital: "celibataire" },
    famille: { ...situation.famille, en_couple: true },
  };
}

/** The same people the day after the applicant’s next birthday, under today’s law. */
export const aProchainAnniversaire = (situation: Situation): Situation => ({
  ...situation,
  demandeur: vieilliDUnAn(situation.demandeur),
});

/** Age after the next birthday. */
export const prochainAge = ({ demandeur, dateDeValeur }: Situation): number | undefined =>
  demandeur.date_naissance ? ageAt(demandeur.date_naissance, dateDeValeur) + 1 : undefined;
