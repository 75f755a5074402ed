import type { Pays } from "../exemples/pays.ts";
import type { Atom, Condition } from "../../conditions/predicate/condition.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";
import type { Formule } from "../recherche/formules.ts";
import { ABSENT, Lexique } from "../recherche/lexique.ts";
import { type Inconnue, type Possible, resoudre } from "../recherche/resoudre.ts";
import { type Piece, piecesDuSujet, vide } from "./temoins.ts";

/** The one value of a piece that is not asked. */
const NON_POSEE = [{ valeur: ABSENT, cout: 0 }];

/** The households of a subject, as unknowns: which of its rules can hold together. */
export class Sujet {
  private readonly lexique = new Lexique();
  readonly formules = this.lexique.formules;
  private readonly pieces: readonly Piece[];
  private readonly inconnues: readonly Inconnue[];
  private readonly atomes = new Map<string, Formule>();
  private readonly jugees = new Map<Formule, boolean>();
  private readonly connus = new Map<number, readonly Possible[]>();

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
    const inconnue = Math.max(
      0,
      this.pieces.findIndex(({ faits }) => faits?.has(atom.fact)),
    );
    const vrai = (this.pieces[inconnue]?.foyers ?? []).map((un) => evaluate(atom, un));
    const neuve = this.lexique.atome({ inconnue, vrai, absent: inconnue > 0 && evaluate(atom, vide) });
    this.atomes.set(cle, neuve);
    // A new atom may tell apart values that were alike.
    this.connus.delete(inconnue);
    return neuve;
  }

  /** One value of each kind that rules tell apart, of a piece. */
  private possibles(rang: number): readonly Possible[] {
    const connus = this.connus.get(rang);
    if (connus) return connus;
    const sortes = this.lexique.sortesDe(rang, this.pieces[rang]?.foyers.length ?? 0);
    const neufs = [...new Set(sortes)].map((sorte) => ({ valeur: sortes.indexOf(sorte), cout: 0 }));
    this.connus.set(rang, neufs);
    return neufs;
  }

  /** Some household of the subject makes it true. */
  possible(but: Formule): boolean {
    const connue = this.jugees.get(but);
    if (connue !== undefined) return connue;
    const issue = resoudre({
      lexique: this.lexique,
      but,
      inconnues: this.inconnues,
      possibles: ({ rang, lues }) => (lues[0]?.sorte === "faux" ? NON_POSEE : this.possibles(rang)),
      complet: false,
    });
    this.jugees.set(but, issue !== "impossible");
    return issue !== "impossible";
  }
}

/** The subject that atoms speak of; nothing for one whose households we cannot tell. */
export function sujetConnu(atoms: readonly Atom[], pays: Pays | undefined): Sujet | undefined {
  const pieces = piecesDuSujet(atoms, pays);
  return pieces && new Sujet(pieces);
}
