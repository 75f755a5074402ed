import type { Pays } from "../exemples/pays.ts";
import type { Condition } from "../predicate/condition.ts";
import { atomsOf, describe } from "../predicate/describe.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { aVerifier, type Chemin, erreur, type Remarque } from "./constat.ts";
import { sujetDe, temoins } from "./temoins.ts";

/** A rule, where it is written. */
export interface RegleEcrite {
  chemin: Chemin;
  condition: Condition;
}

/** A rule, and which households of its subject meet it. */
interface Essai extends RegleEcrite {
  tenue: readonly boolean[];
}

/** Rules that speak of the same thing, tried on the same households. */
type Sujet = readonly Essai[];

function parSujet(regles: readonly RegleEcrite[], pays: Pays | undefined): RegleEcrite[][] {
  const groupes = new Map<string, RegleEcrite[]>();
  for (const regle of regles) {
    const [atom] = atomsOf(regle.condition);
    const sujet = atom ? sujetDe(atom, pays) : "rien";
    groupes.set(sujet, [...(groupes.get(sujet) ?? []), regle]);
  }
  return [...groupes.values()];
}

function essayer(regles: readonly RegleEcrite[], pays: Pays | undefined): Sujet {
  const foyers = temoins(
    regles.flatMap(({ condition }) => atomsOf(condition)),
    pays,
  );
  return regles.map((regle) => ({ ...regle, tenue: foyers.map((un) => evaluate(regle.condition, un)) }));
}

/** How many households meet all these rules. */
const combien = (foyers: number, regles: Sujet): number =>
  Array.from({ length: foyers }, (_, rang) => rang).filter((rang) => regles.every(({ tenue }) => tenue[rang]))
    .length;

const LONGUEUR = 60;
const enMots = ({ condition }: RegleEcrite): string => {
  const mots = describe(condition);
  return `« ${mots.length > LONGUEUR ? `${mots.slice(0, LONGUEUR)}…` : mots} »`;
};
const citer = (regle: RegleEcrite) => `${enMots(regle)} (${regle.chemin.join(".")})`;

/** Why nobody meets these rules, told at the last of the rules that exclude each other. */
function contradiction(sujet: Sujet): Remarque | undefined {
  const foyers = sujet[0]?.tenue.length ?? 0;
  if (foyers === 0 || combien(foyers, sujet) > 0) return undefined;
  for (const [rang, regle] of sujet.entries()) {
    if (!regle.tenue.includes(true)) return erreur(regle.chemin, `personne ne remplit ${enMots(regle)}`);
    const autre = sujet.slice(0, rang).find((avant) => combien(foyers, [avant, regle]) === 0);
    if (autre) return erreur(regle.chemin, `${enMots(regle)} contredit ${citer(autre)}`);
  }
  const derniere = sujet.at(-1) as Essai;
  return erreur(derniere.chemin, `${enMots(derniere)} contredit les autres règles prises ensemble`);
}

function pourquoiDeTrop(regle: Essai, autres: Sujet): string {
  if (!regle.tenue.includes(false)) {
    return describe(regle.condition)
      ? `${enMots(regle)} est vrai de tout le monde`
      : "une liste vide n’écarte personne";
  }
  const plusForte = autres.find(({ tenue }) => tenue.every((oui, rang) => !oui || regle.tenue[rang]));
  return `${enMots(regle)} n’ajoute rien à ${plusForte ? citer(plusForte) : "l’ensemble des autres règles"}`;
}

/** Rules that change nothing; of two that say the same, the second. */
function redondances(sujet: Sujet, donnees: ReadonlySet<Chemin>): Remarque[] {
  const foyers = sujet[0]?.tenue.length ?? 0;
  let gardees = sujet;
  const deTrop: Remarque[] = [];
  for (const regle of foyers ? sujet.toReversed() : []) {
    const autres = gardees.filter((une) => une !== regle);
    if (donnees.has(regle.chemin) || combien(foyers, autres) > combien(foyers, gardees)) continue;
    deTrop.unshift(aVerifier(regle.chemin, pourquoiDeTrop(regle, autres)));
    gardees = autres;
  }
  return deTrop;
}

/**
 * What is wrong with rules that must all hold. Those given (`donnees`) were looked at before: only what
 * the new ones do with them is told.
 */
export function juger(
  donnees: readonly RegleEcrite[],
  nouvelles: readonly RegleEcrite[],
  pays: Pays | undefined,
): Remarque[] {
  const connues = new Set(donnees.map(({ chemin }) => chemin));
  return parSujet([...donnees, ...nouvelles], pays)
    .filter((regles) => regles.some(({ chemin }) => !connues.has(chemin)))
    .flatMap((regles) => {
      const sujet = essayer(regles, pays);
      if (contradiction(sujet.filter(({ chemin }) => connues.has(chemin)))) return [];
      const impossible = contradiction(sujet);
      return impossible ? [impossible] : redondances(sujet, connues);
    });
}
