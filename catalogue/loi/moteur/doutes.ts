import type { Definition } from "./definition.ts";
import type { Entite } from "./entites.ts";

/**
 * Which unknowns a value rests on when it is read without a formula: one bit each, 0 for none. `donnee` is
 * false for a default that stands where nothing was given.
 */
export type Inconnu = (definition: Definition, entite: Entite, periode: number, donnee: boolean) => number;

/** The unknowns that each value of a computation rests on, near or far; nothing is kept of the others. */
export class Doutes {
  readonly #inconnu: Inconnu;
  readonly #parValeur = new Map<string, Map<number, number>>();
  /** Unknowns of what is being computed. */
  #courant = 0;

  constructor(inconnu: Inconnu) {
    this.#inconnu = inconnu;
  }

  #noter(nom: string, ou: number, bits: number): void {
    if (bits === 0) return;
    let valeurs = this.#parValeur.get(nom);
    if (!valeurs) this.#parValeur.set(nom, (valeurs = new Map()));
    valeurs.set(ou, bits);
  }

  /** A value that was given, or that took its default. */
  donner(definition: Definition, entite: Entite, periode: number, ou: number, donnee: boolean): void {
    const bits = this.#inconnu(definition, entite, periode, donnee);
    this.#noter(definition.nom, ou, bits);
    this.#courant |= bits;
  }

  /** A value begins to be computed: returns what its reader rests on so far, for `sortir`. */
  entrer(): number {
    const lecteur = this.#courant;
    this.#courant = 0;
    return lecteur;
  }

  sortir(nom: string, ou: number, lecteur: number): void {
    this.#noter(nom, ou, this.#courant);
    this.#courant |= lecteur;
  }

  /** True when one of the conditions is; it rests on no unknown when one that is true does not, else on all of theirs. */
  unDes(conditions: readonly (() => boolean)[]): boolean {
    const lecteur = this.entrer();
    let [une, tous] = [false, lecteur];
    for (const condition of conditions) {
      this.#courant = 0;
      const vraie = condition();
      const sure = vraie && this.#courant === 0;
      tous = sure ? lecteur : tous | this.#courant;
      une ||= vraie;
      if (sure) break;
    }
    this.#courant = tous;
    return une;
  }

  /** A value known already is read again. */
  relire(nom: string, ou: number): void {
    this.#courant |= this.de(nom, ou);
  }

  de(nom: string, ou: number): number {
    return this.#parValeur.get(nom)?.get(ou) ?? 0;
  }
}
