import { declaredFacts } from "../../loi/none.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";
import type { Formule } from "../recherche/formules.ts";
import { Lexique } from "../recherche/lexique.ts";
import { type Affectation, choixFaits, type Inconnue, resoudre } from "../recherche/resoudre.ts";
import { factContext, type FactContext, type Marque } from "../../situation/context.ts";
import { type Feuille, type Feuilles, type NomDeVariable, nomsDeVariables } from "./formule.ts";
import type { Pays } from "./pays.ts";
import { foyerOrdinaire, foyerDe, type Reponses, selonLesQuestions } from "./reponses.ts";
import type { ValeursDExemple } from "./valeurs.ts";
import type { Cout } from "./vraisemblance.ts";

/** Day and brand for which examples are looked for, and where their people may live. */
export interface CadreDExemple {
  jour: string;
  marque: Marque;
  pays: Pays;
}

/** What the rules read of these answers, with the law’s values as people declare them. */
export function contexteDExemple(reponses: Reponses, { jour, marque, pays }: CadreDExemple): FactContext {
  const commune = pays.commune(reponses.commune, reponses.codePostal);
  if (!commune) throw new Error(`commune inconnue : ${reponses.commune}`);
  const situation = foyerDe(reponses, commune, jour);
  return factContext(situation, { marque, legislation: declaredFacts(situation) });
}

/**
 * What every simple test says of every value of the piece it reads, a test reading one piece only. One
 * that reads none says the same of every value.
 */
export function lexiqueDe(
  { formules, toutes }: Feuilles,
  valeurs: ValeursDExemple,
  cadre: CadreDExemple,
): Lexique {
  const lexique = new Lexique(formules);
  const plat: Reponses = { ...foyerOrdinaire, ...valeurs.commune[0] };
  const lus = (r: Reponses) => ({ r, contexte: contexteDExemple(r, cadre) });
  const parNom = new Map(
    nomsDeVariables.map((nom) => [nom, valeurs[nom].map((valeur) => lus({ ...plat, ...valeur }))]),
  );
  const seul = lus(plat);
  const [premiere] = nomsDeVariables;
  for (const une of toutes) {
    const nom = une.variable ?? premiere;
    const siens = une.variable ? parNom.get(nom) : valeurs[nom].map(() => seul);
    lexique.atome({
      inconnue: nomsDeVariables.indexOf(nom),
      vrai: (siens ?? []).map(({ r, contexte }) => tenue(une, r, contexte)),
      absent: false,
    });
  }
  return lexique;
}

/** What a simple test says of a household. */
export const tenue = (une: Feuille, { interets }: Reponses, contexte: FactContext): boolean =>
  "atom" in une ? evaluate(une.atom, contexte) : interets.includes(une.interet);

export interface Enquete {
  formule: Formule;
  valeurs: ValeursDExemple;
  lexique: Lexique;
  cout: Cout;
}

const inconnues = nomsDeVariables.map((_, rang): Inconnue => ({ rang, lues: [] }));

/** Answers of the values chosen so far. */
const reponsesDe = (choix: Affectation, valeurs: ValeursDExemple): Reponses =>
  Object.assign(
    {},
    foyerOrdinaire,
    ...[...choix].map(([rang, n]) => valeurs[nomsDeVariables[rang] as NomDeVariable][n]),
  );

/**
 * The least expected household is the dearest: finds the cheapest one of which the formula holds, every
 * piece being given one of its values. `undefined` if none of those values do.
 */
export function chercher({ formule, valeurs, lexique, cout }: Enquete): Reponses | undefined {
  const issue = resoudre({
    lexique,
    but: formule,
    inconnues,
    possibles({ rang }, etat) {
      const nom = nomsDeVariables[rang] as NomDeVariable;
      const avant = reponsesDe(choixFaits(etat), valeurs);
      return valeurs[nom].map((valeur, n) => ({ valeur: n, cout: cout(nom, { ...avant, ...valeur }) }));
    },
    complet: true,
    lies: true,
  });
  return typeof issue === "string" ? undefined : selonLesQuestions(reponsesDe(issue.choix, valeurs));
}
