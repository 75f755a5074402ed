import type { Pays } from "../exemples/pays.ts";
import type { Condition } from "../../conditions/predicate/condition.ts";
import { atomsOf, describe } from "../../conditions/predicate/describe.ts";
import type { Formule } from "../recherche/formules.ts";
import { aVerifier, type CheminYaml, erreur, type Remarque } from "../../lire/constat.ts";
import { type Sujet, sujetConnu } from "./sujet.ts";
import { sujetDe } from "./temoins.ts";

/** A rule, where it is written. */
export interface RegleEcrite {
  chemin: CheminYaml;
  condition: Condition;
}

/** A rule as a formula over the households of its subject. */
interface Essai extends RegleEcrite {
  formule: Formule;
}

/** Rules that speak of the same thing. */
type Essais = readonly Essai[];

function parSujet(regles: readonly RegleEcrite[], pays: Pays | undefined): RegleEcrite[][] {
  const groupes = new Map<string, RegleEcrite[]>();
  for (const regle of regles) {
    const [atom] = atomsOf(regle.condition);
    const sujet = atom ? sujetDe(atom, pays) : "rien";
    groupes.set(sujet, [...(groupes.get(sujet) ?? []), regle]);
  }
  return [...groupes.values()];
}

const LONGUEUR = 60;
const enMots = ({ condition }: RegleEcrite): string => {
  const mots = describe(condition);
  return `« ${mots.length > LONGUEUR ? `${mots.slice(0, LONGUEUR)}…` : mots} »`;
};
const citer = (regle: RegleEcrite) => `${enMots(regle)} (${regle.chemin.join(".")})`;

const toutes = ({ formules }: Sujet, regles: Essais) => formules.et(...regles.map(({ formule }) => formule));

/** Why nobody meets these rules, told at the last of the rules that exclude each other. */
function contradiction(sujet: Sujet, regles: Essais): Remarque | undefined {
  if (sujet.possible(toutes(sujet, regles))) return undefined;
  for (const [rang, regle] of regles.entries()) {
    if (!sujet.possible(regle.formule)) return erreur(regle.chemin, `personne ne remplit ${enMots(regle)}`);
    const autre = regles.slice(0, rang).find((avant) => !sujet.possible(toutes(sujet, [avant, regle])));
    if (autre) return erreur(regle.chemin, `${enMots(regle)} contredit ${citer(autre)}`);
  }
  const derniere = regles.at(-1) as Essai;
  return erreur(derniere.chemin, `${enMots(derniere)} contredit les autres règles prises ensemble`);
}

/** Nobody who meets these rules fails to meet that one. */
const nAjouteRien = (sujet: Sujet, { formule }: Essai, regles: Essais) =>
  !sujet.possible(sujet.formules.et(toutes(sujet, regles), sujet.formules.non(formule)));

function pourquoiDeTrop(sujet: Sujet, regle: Essai, autres: Essais): string {
  if (nAjouteRien(sujet, regle, [])) {
    return describe(regle.condition)
      ? `${enMots(regle)} est vrai de tout le monde`
      : "une liste vide n’écarte personne";
  }
  const plusForte = autres.find((autre) => nAjouteRien(sujet, regle, [autre]));
  return `${enMots(regle)} n’ajoute rien à ${plusForte ? citer(plusForte) : "l’ensemble des autres règles"}`;
}

/** Rules that change nothing; of two that say the same, the second. */
function redondances(sujet: Sujet, regles: Essais, donnees: ReadonlySet<CheminYaml>): Remarque[] {
  let gardees = regles;
  const deTrop: Remarque[] = [];
  for (const regle of [...regles].reverse()) {
    const autres = gardees.filter((une) => une !== regle);
    if (donnees.has(regle.chemin) || !nAjouteRien(sujet, regle, autres)) continue;
    deTrop.unshift(aVerifier(regle.chemin, pourquoiDeTrop(sujet, regle, autres)));
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
      const sujet = sujetConnu(
        regles.flatMap(({ condition }) => atomsOf(condition)),
        pays,
      );
      if (!sujet) return [];
      const essais = regles.map((regle) => ({ ...regle, formule: sujet.formule(regle.condition) }));
      const deja = essais.filter(({ chemin }) => connues.has(chemin));
      if (contradiction(sujet, deja)) return [];
      const impossible = contradiction(sujet, essais);
      return impossible ? [impossible] : redondances(sujet, essais, connues);
    });
}
