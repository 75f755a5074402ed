import type { Formule } from "./formules.ts";
import type { Lexique } from "./lexique.ts";
import { type Recherche, moinsCher } from "./moins-cher.ts";

/** Value chosen of some unknowns, by rank. */
export type Affectation = ReadonlyMap<number, number>;

/** An unknown, and the formulas that its values depend on, as they are once earlier ones are known. */
export interface Inconnue {
  rang: number;
  lues: readonly Formule[];
}

/** What the rest of a search depends on: what must hold, and what is still to be chosen, in order. */
export interface Reste {
  but: Formule;
  inconnues: readonly Inconnue[];
}

/** What remains, and the values it took to get there. */
export interface Avancee extends Reste {
  venu?: { de: Avancee; rang: number; valeur: number };
}

/** A value that an unknown may take, and how unexpected it is. */
export interface Possible {
  valeur: number;
  cout: number;
}

/** What must hold, and the unknowns to choose a value of. */
interface Probleme extends Reste, Pick<Recherche<Avancee, Possible>, "auMoins" | "borne" | "limite"> {
  lexique: Lexique;
  /** Values of the next unknown that agree with those chosen before it. */
  possibles: (inconnue: Inconnue, etat: Avancee) => Iterable<Possible>;
  /** Every unknown takes a value; else the search ends as soon as the formula holds. */
  complet: boolean;
  /** Costs depend on the values before: what remains does not tell what is still to pay. */
  lies?: boolean;
}

const cles = new WeakMap<Inconnue, string>();

function cleDe(inconnue: Inconnue): string {
  const connue = cles.get(inconnue);
  if (connue !== undefined) return connue;
  let cle = "|";
  for (const { id } of inconnue.lues) cle += `${id},`;
  cles.set(inconnue, cle);
  return cle;
}

/** The same for two households that have the same future. */
export function cleDuReste({ but, inconnues }: Reste): string {
  let cle = `${but.id}`;
  for (const inconnue of inconnues) cle += cleDe(inconnue);
  return cle;
}

/** What remains once the first unknown has a value; an unknown that does not depend on it stays as it is. */
export function resteApres(lexique: Lexique, { but, inconnues }: Reste, valeur: number): Reste {
  const [{ rang }, ...suite] = inconnues as [Inconnue, ...Inconnue[]];
  const sachant = (f: Formule) => lexique.sachant(f, rang, valeur);
  const changee = (f: Formule) => sachant(f) !== f;
  return {
    but: sachant(but),
    inconnues: suite.map((une) =>
      une.lues.some(changee) ? { rang: une.rang, lues: une.lues.map(sachant) } : une,
    ),
  };
}

/** Values that led to a state. */
export function choixFaits(etat: Avancee): Map<number, number> {
  const choix: [number, number][] = [];
  for (let ici = etat; ici.venu; ici = ici.venu.de) choix.push([ici.venu.rang, ici.venu.valeur]);
  return new Map([...choix].reverse());
}

/**
 * The cheapest values that make a formula true. Two states with the same remains are gone on from
 * once; « impossible » is a proof, « abandon » says that the limit came first.
 */
export function resoudre(
  probleme: Probleme,
): { choix: Affectation; cout: number } | "impossible" | "abandon" {
  const { lexique, but, inconnues, possibles, complet, lies, auMoins, borne, limite } = probleme;
  if (but.sorte === "faux") return "impossible";
  const issue = moinsCher<Avancee, Possible>({
    departs: [{ but, inconnues }],
    voies: (etat) => (etat.inconnues[0] ? possibles(etat.inconnues[0], etat) : []),
    apres(etat, { valeur }) {
      const reste = resteApres(lexique, etat, valeur);
      const { rang } = etat.inconnues[0] as Inconnue;
      return reste.but.sorte === "faux" ? undefined : { ...reste, venu: { de: etat, rang, valeur } };
    },
    voulu: ({ but, inconnues }) => but.sorte === "vrai" && !(complet && inconnues.length),
    auMoins,
    cle: lies ? undefined : cleDuReste,
    borne,
    limite,
  });
  return typeof issue === "string" ? issue : { choix: choixFaits(issue.noeud), cout: issue.cout };
}
