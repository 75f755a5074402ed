import type { Atom, Condition } from "../predicate/condition.ts";
import { type ConditionAlgebra, fold } from "../predicate/fold.ts";
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

/** True if the only schooling that would do is already behind the person; of an unknown age, it is not. */
function scolariteRevolue(condition: Condition, { demandeur, dateDeValeur }: Situation): boolean {
  const voulues = codes(condition, "demandeur.scolarite");
  const passe =
    demandeur.scolarite === "enseignement_superieur" ||
    ageAt(demandeur.date_naissance ?? dateDeValeur, dateDeValeur) >= FIN_DU_LYCEE;
  if (passe && voulues.length > 0 && voulues.every((une) => DU_SECONDAIRE.has(une))) return true;
  const annees = codes(condition, "demandeur.annee_etude").map((une) => ANNEES.indexOf(une));
  const rang = ANNEES.findIndex((une) => une === demandeur.annee_etude);
  return annees.length > 0 && annees.every((une) => une >= 0 && une < rang);
}

/** What befalls people, and that nobody is told to look for; or what is settled for good. */
const SUBIS: readonly ((lues: readonly string[], condition: Condition, situation: Situation) => boolean)[] = [
  (lues) => lues.includes("individu.demandeur.handicap"),
  (_, condition) => codes(condition, "menage.statut_occupation_logement").includes("sans_domicile"),
  (lues, _, { demandeur }) =>
    lues.includes("individu.demandeur.mention_baccalaureat") && demandeur.mention_baccalaureat !== undefined,
];

/** Ages: they come by themselves, or are past. A child, born or expected, is not a step to take. */
const duTemps = (read: string) =>
  read === "enfants" || read.endsWith(".date_naissance") || read.endsWith(".enceinte");

/**
 * True if a rule may come to hold by what the person does, given the answers it reads: never an age, nor a
 * class that is over, nor a misfortune.
 */
export const peutArriver = (regle: Condition, lues: readonly string[], situation: Situation): boolean =>
  !lues.every(duTemps) &&
  !SUBIS.some((subi) => subi(lues, regle, situation)) &&
  !scolariteRevolue(regle, situation);
