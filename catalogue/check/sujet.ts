import type { Pays } from "../exemples/pays.ts";
import type { Atom, Condition } from "../predicate/condition.ts";
import { evaluate } from "../predicate/evaluate.ts";
import type { Formule } from "../recherche/formules.ts";
import { ABSENT, Lexique } from "../recherche/lexique.ts";
import { type Inconnue, resoudre } from "../recherche/resoudre.ts";
import { type Piece, piecesDuSujet, vide } from "./temoins.ts";

/** The households of a subject, as unknowns: which of its rules can hold together. */
export class Sujet {
  private readonly lexique = new Lexique();
  readonly formules = this.lexique.formules;
  private readonly pieces: readonly Piece[];
  private readonly inconnues: readonly Inconnue[];
  private readonly atomes = new Map<string, Formule>();

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
    this.inconnues = pieces.map(({ posee }, rang) => ({
      rang,
      lues: posee ? [this.lexique.atome({ inconnue: 0, vrai: posee, absent: false })] : [],
    }));
  }

  /** A rule as a formula. */
  formule(condition: Condition): Formule {
    return this.formules.de(condition, (atom) => this.atome(atom));
  }

  private atome(atom: Atom): Formule {
    const cle = JSON.stringify(atom);
    const connue = this.atomes.get(cle);
    if (connue) return connue;
    const sien = this.pieces.findIndex(({ faits }) => faits?.has(atom.fact));
    const inconnue = Math.max(0, sien);
    const vrai = (this.pieces[inconnue]?.foyers ?? []).map((un) => evaluate(atom, un));
    const neuve = this.lexique.atome({ inconnue, vrai, absent: evaluate(atom, vide) });
    this.atomes.set(cle, neuve);
    return neuve;
  }

  /** One value of each kind that rules tell apart, or none when the piece is not asked. */
  private possibles({ rang, lues }: Inconnue): number[] {
    if (lues[0]?.sorte === "faux") return [ABSENT];
    const sortes = this.lexique.sortesDe(rang, this.pieces[rang]?.foyers.length ?? 0);
    return [...new Set(sortes)].map((sorte) => sortes.indexOf(sorte));
  }

  /** Some household of the subject makes it true. */
  possible(but: Formule): boolean {
    const issue = resoudre({
      lexique: this.lexique,
      but,
      inconnues: this.inconnues,
      possibles: (inconnue) => this.possibles(inconnue).map((valeur) => ({ valeur, cout: 0 })),
      complet: false,
    });
    return issue !== "impossible";
  }
}

/** The subject that atoms speak of; nothing for one whose households we cannot tell. */
export function sujetConnu(atoms: readonly Atom[], pays: Pays | undefined): Sujet | undefined {
  const pieces = piecesDuSujet(atoms, pays);
  return pieces && new Sujet(pieces);
}
