import { declaredFacts } from "../legislation/none.ts";
import { evaluate } from "../predicate/evaluate.ts";
import { factContext, type FactContext, type Marque } from "../situation/context.ts";
import { type Feuille, type Formule, nomsDeVariables, verite } from "./formule.ts";
import type { Pays } from "./pays.ts";
import { base, foyerDe, type Reponses, selonLesQuestions } from "./reponses.ts";
import type { Valeurs } from "./valeurs.ts";
import type { Cout } from "./vraisemblance.ts";

/** Day and brand for which examples are looked for, and where their people may live. */
export interface Cadre {
  jour: string;
  marque: Marque;
  pays: Pays;
}

/** What the rules read of these answers, with the law’s values as people declare them. */
export function contexteDe(reponses: Reponses, { jour, marque, pays }: Cadre): FactContext {
  const commune = pays.commune(reponses.commune, reponses.codePostal);
  if (!commune) throw new Error(`commune inconnue : ${reponses.commune}`);
  const situation = foyerDe(reponses, commune, jour);
  return factContext(situation, { marque, legislation: declaredFacts(situation) });
}

/** Answer of every simple test for every value of the piece it reads, a test reading one piece only. */
export type Table = ReadonlyMap<Feuille, readonly boolean[]>;

export function tableDe(feuilles: readonly Feuille[], valeurs: Valeurs, cadre: Cadre): Table {
  const plat: Reponses = { ...base, ...valeurs.commune[0] };
  const contextes = new Map(
    nomsDeVariables.map((nom) => [
      nom,
      valeurs[nom]
        .map((valeur) => ({ ...plat, ...valeur }))
        .map((r) => ({ r, contexte: contexteDe(r, cadre) })),
    ]),
  );
  const seul = [{ r: plat, contexte: contexteDe(plat, cadre) }];
  return new Map(
    feuilles.map((une) => [
      une,
      ((une.variable && contextes.get(une.variable)) ?? seul).map(({ r, contexte }) =>
        "atom" in une ? evaluate(une.atom, contexte) : r.interets.includes(une.interet),
      ),
    ]),
  );
}

export interface Recherche {
  formule: Formule;
  valeurs: Valeurs;
  table: Table;
  cout: Cout;
}

/** Costs within which a household is looked for before any dearer one. */
const PALIERS = [2, 8, 32, 160, 280, Number.MAX_VALUE];

/**
 * The least expected household is the dearest: finds the cheapest one of which the formula holds, by
 * trying the values of each piece in turn and giving up as soon as the formula cannot hold any more.
 * `undefined` if none of those values do.
 */
export function chercher(recherche: Recherche): Reponses | undefined {
  for (const palier of PALIERS) {
    const found = jusqua(palier, recherche);
    if (found) return found;
  }
  return undefined;
}

function jusqua(palier: number, { formule, valeurs, table, cout }: Recherche): Reponses | undefined {
  let meilleur: { reponses: Reponses; cout: number } | undefined;
  const choisies = new Map<string, number>();
  const decider = (une: Feuille) => {
    const reponses = table.get(une);
    if (une.variable === undefined) return reponses?.[0];
    const index = choisies.get(une.variable);
    return index === undefined ? undefined : reponses?.[index];
  };
  const poursuivre = (rang: number, reponses: Reponses, deja: number): void => {
    const nom = nomsDeVariables[rang];
    if (nom === undefined) {
      meilleur = { reponses, cout: deja };
      return;
    }
    const suites = valeurs[nom].map((valeur, index) => {
      const suite = { ...reponses, ...valeur };
      return { index, suite, total: deja + cout(nom, suite) };
    });
    for (const { index, suite, total } of suites.toSorted((a, b) => a.total - b.total)) {
      if (total > palier || (meilleur && total >= meilleur.cout)) break;
      choisies.set(nom, index);
      if (verite(formule, decider) !== false) poursuivre(rang + 1, suite, total);
      choisies.delete(nom);
    }
  };
  poursuivre(0, base, 0);
  return meilleur && selonLesQuestions(meilleur.reponses);
}
