import type { LegislationValues } from "../loi/legislation.ts";
import { estOuvert } from "./rules/montant.ts";
import { subtractMonths } from "../situation/periods.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import * as v from "../situation/vocabulaire.ts";

/** What an answer that nobody gave is called, and the households that it could make. */
interface Manque {
  mots: string;
  autres: (situation: Situation) => readonly Situation[];
}

/** Ages on each side of those that the law looks at. */
const AGES = [12, 15, 17, 19, 22, 24, 27, 35, 61, 66];
const naissances = ({ dateDeValeur }: Situation): string[] =>
  AGES.map((ans) => subtractMonths(dateDeValeur, ans * 12));

const codes = <C extends string>(liste: Readonly<Record<C, string>>) => Object.keys(liste) as C[];

/** The applicant, or the partner, with each of some values. */
const dire =
  (qui: "demandeur" | "conjoint", valeurs: (situation: Situation) => readonly Partial<Individu>[]) =>
  (situation: Situation): Situation[] => {
    const lui = situation[qui];
    return lui ? valeurs(situation).map((valeur) => ({ ...situation, [qui]: { ...lui, ...valeur } })) : [];
  };
const champsDe = (qui: "demandeur" | "conjoint", mots: (quoi: string) => string): Record<string, Manque> => ({
  [`individu.${qui}.date_naissance`]: {
    mots: mots("date de naissance"),
    autres: dire(qui, (situation) => naissances(situation).map((date_naissance) => ({ date_naissance }))),
  },
  [`individu.${qui}.nationalite`]: {
    mots: mots("nationalité"),
    autres: dire(qui, () => codes(v.nationalites).map((nationalite) => ({ nationalite }))),
  },
  [`individu.${qui}.activite`]: {
    mots: mots("activité"),
    autres: dire(qui, () => codes(v.activites).map((activite) => ({ activite }))),
  },
});

/** A town of each housing zone, and one overseas. */
const COMMUNES = ["75056", "69123", "19272", "97411"];

/** A household without one of these is computed with each value that it could have. */
const MANQUES: Readonly<Record<string, Manque>> = {
  ...champsDe("demandeur", (quoi) => `votre ${quoi}`),
  ...champsDe("conjoint", (quoi) =>
    `la ${quoi} de votre conjoint ou conjointe`.replace("la activité", "l’activité"),
  ),
  "individu.demandeur.handicap": {
    mots: "un handicap éventuel",
    autres: dire("demandeur", () => [
      { handicap: false },
      { handicap: true, taux_incapacite: 0.65 },
      { handicap: true, taux_incapacite: 0.9 },
    ]),
  },
  // A rate that no decision bears yet is a guess.
  "individu.demandeur.taux_incapacite": {
    mots: "la décision de la MDPH",
    autres: dire("demandeur", () =>
      [0.3, 0.65, 0.9].map((taux_incapacite) => ({ handicap: true, taux_incapacite })),
    ),
  },
  "individu.demandeur.enfant_a_charge": {
    mots: "votre déclaration d’impôts",
    autres: (situation) =>
      [true, false].map((rattache) => ({
        ...situation,
        demandeur: {
          ...situation.demandeur,
          enfant_a_charge: { [situation.dateDeValeur.slice(0, 4)]: rattache },
        },
      })),
  },
  "parents.rfr": {
    mots: "le revenu fiscal de vos parents",
    autres: (situation) =>
      [0, 15_000, 40_000, 90_000].map((rfr) => ({ ...situation, parents: { ...situation.parents, rfr } })),
  },
  "parents.nbptr": {
    mots: "les parts fiscales de vos parents",
    autres: (situation) =>
      [1, 2, 4].map((nbptr) => ({ ...situation, parents: { ...situation.parents, nbptr } })),
  },
  // Four points more of a scholarship.
  "precisions.etudiant_aidant": {
    mots: "un rôle d’aidant éventuel",
    autres: (situation) => [{ ...situation, precisions: { ...situation.precisions, etudiant_aidant: true } }],
  },
  "individu.enfant.date_naissance": {
    mots: "la date de naissance d’un enfant",
    autres: (situation) =>
      [1, 4, 8, 12, 16, 19].map((ans) => ({
        ...situation,
        enfants: (situation.enfants ?? []).map((enfant) => ({
          date_naissance: subtractMonths(situation.dateDeValeur, ans * 12),
          ...enfant,
        })),
      })),
  },
  "menage.depcom": {
    mots: "votre commune",
    autres: (situation) =>
      COMMUNES.map((depcom) => ({ ...situation, menage: { ...situation.menage, depcom } })),
  },
  "menage.statut_occupation_logement": {
    mots: "votre logement",
    autres: (situation) =>
      codes(v.statutsLogement).map((statut_occupation_logement) => ({
        ...situation,
        menage: { ...situation.menage, statut_occupation_logement },
      })),
  },
};

/** Names of the answers that are missing, as a sentence says them. */
export const enMots = (cles: Iterable<string>): string =>
  new Intl.ListFormat("fr").format([...cles].flatMap((cle) => MANQUES[cle]?.mots ?? []));

/** Answers that are missing, « je ne sais pas », and the rate of a disability that the MDPH has not decided of. */
function clesManquantes({ manquantes = [], precisions = {}, parents }: Situation): readonly string[] {
  const ignorees = {
    "individu.demandeur.taux_incapacite": precisions["decision_mdph"] === false,
    "parents.rfr": parents.rfr === null,
    "parents.nbptr": parents.nbptr === null && parents.rfr != null,
    "precisions.etudiant_aidant": precisions["etudiant_aidant"] === null,
  };
  return [...manquantes, ...Object.entries(ignorees).flatMap(([cle, ignoree]) => (ignoree ? [cle] : []))];
}

/** Aids that are open with some values or with others, and worth something else. */
const changees = (unes: LegislationValues["values"], autres: LegislationValues["values"]): string[] =>
  Object.keys(unes).filter((id) => unes[id] !== autres[id] && (estOuvert(unes[id]) || estOuvert(autres[id])));

/**
 * For each aid of the law, which missing answers could change what it gives: those whose every value gives the same are
 * left out. `calculer` gives the values of a household; the missing answers are tried one at a time.
 */
export async function ceQuiManque(
  situation: Situation,
  values: LegislationValues["values"],
  calculer: (autre: Situation) => Promise<LegislationValues>,
): Promise<ReadonlyMap<string, string>> {
  const parAide = new Map<string, Set<string>>();
  for (const cle of clesManquantes(situation)) {
    for (const autre of MANQUES[cle]?.autres(situation) ?? []) {
      const autrement = (await calculer(autre)).values;
      for (const id of changees(autrement, values)) parAide.set(id, (parAide.get(id) ?? new Set()).add(cle));
    }
  }
  return new Map([...parAide].map(([id, cles]) => [id, enMots(cles)]));
}
