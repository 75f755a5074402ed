import type { Atom, Condition } from "../conditions/predicate/condition.ts";
import { type ConditionAlgebra, fold } from "../conditions/predicate/fold.ts";
import type { FactName } from "../situation/facts.ts";
import { ageAt } from "../situation/periods.ts";
import type { Situation } from "../situation/situation.ts";
import { anneesEtude } from "../situation/vocabulaire.ts";

const ANNEES = Object.keys(anneesEtude);

/** Beyond, school is behind: nobody is told to go back to it. Years of age. */
const FIN_DU_LYCEE = 20;

const DU_SECONDAIRE: ReadonlySet<string> = new Set(["college", "lycee"]);

/** Atoms of a rule that would open it: those it denies are left out. */
const ouvrants: ConditionAlgebra<Atom[]> = {
  atom: (atom) => [atom],
  all: (parts) => parts.flat(),
  any: (parts) => parts.flat(),
  not: () => [],
  named: (part) => part,
};

/** Codes that a rule asks for, for one fact. */
const codes = (condition: Condition, fact: FactName): string[] =>
  fold(condition, ouvrants).flatMap((atom) => {
    if (atom.fact !== fact) return [];
    if (atom.kind === "is") return [String(atom.value)];
    return atom.kind === "oneOf" ? atom.values.map(String) : [];
  });

/** True if the only schooling that would do is already behind the person, or left for a contract; of an unknown age, it is not. */
function scolariteRevolue(condition: Condition, { demandeur, dateDeValeur }: Situation): boolean {
  const voulues = codes(condition, "demandeur.ecole");
  const passe =
    demandeur.scolarite === "enseignement_superieur" ||
    demandeur._contrat_alternant === "apprenti" ||
    ageAt(demandeur.date_naissance ?? dateDeValeur, dateDeValeur) >= FIN_DU_LYCEE;
  if (passe && voulues.length > 0 && voulues.every((une) => DU_SECONDAIRE.has(une))) return true;
  const annees = codes(condition, "demandeur.annee_etude").map((une) => ANNEES.indexOf(une));
  const rang = ANNEES.findIndex((une) => une === demandeur.annee_etude);
  return annees.length > 0 && annees.every((une) => une >= 0 && une < rang);
}

/** Higher studies come after the bac: they are for who sits it this year. */
const avantLeBac = (condition: Condition, { demandeur: { scolarite, annee_etude } }: Situation): boolean =>
  codes(condition, "demandeur.ecole").includes("enseignement_superieur") &&
  scolarite !== "enseignement_superieur" &&
  annee_etude !== "terminale";

/**
 * Answers that one may have mistaken, or that one may change within the year: what one declares to the taxes, one’s
 * income, one’s class or contract. Neither one’s country, nor a home, nor a family, nor another life: nobody is told to
 * have those for an aid.
 */
const CHANGENT: ReadonlySet<string> = new Set([
  ...[
    "scolarite",
    "annee_etude",
    "alternant",
    "_contrat_alternant",
    "stagiaire",
    "statuts_etablissement_scolaire",
    "groupe_specialites_formation",
    "enfant_a_charge",
    "habite_chez_parents",
    "regime_securite_sociale",
    "sortie_academie",
    "sortie_region_academique",
    "_interetEtudesEtranger",
    "ressources",
  ].map((champ) => `individu.demandeur.${champ}`),
  "parents.rfr",
  "parents.nbptr",
]);

/**
 * True if a rule may come to hold by what the person does or corrects, given the answers it reads: never an age, nor
 * a class that is over or far, nor a misfortune, nor another life.
 */
export const peutArriver = (regle: Condition, lues: readonly string[], situation: Situation): boolean =>
  lues.length > 0 &&
  lues.every((lue) => CHANGENT.has(lue)) &&
  !avantLeBac(regle, situation) &&
  !scolariteRevolue(regle, situation);
