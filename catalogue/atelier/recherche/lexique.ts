import { atomesLus, type Formule, Formules } from "./formules.ts";

/** Value of an unknown that has none. */
export const ABSENT = -1;

/** What an atom says of each value of the one unknown it reads, and when that unknown has none. */
export interface Atome {
  inconnue: number;
  vrai: readonly boolean[];
  absent: boolean;
}

/** Atoms by number, and what becomes of their formulas once unknowns have a value. */
export class Lexique {
  readonly formules: Formules;
  readonly atomes: Atome[] = [];
  private readonly parInconnue = new Map<number, number[]>();

  constructor(formules: Formules = new Formules()) {
    this.formules = formules;
  }

  /** A new atom. */
  atome(atome: Atome): Formule {
    const numero = this.atomes.push(atome) - 1;
    const siens = this.parInconnue.get(atome.inconnue);
    if (siens) siens.push(numero);
    else this.parInconnue.set(atome.inconnue, [numero]);
    return this.formules.atome(numero);
  }

  /** Numbers of the atoms that read an unknown. */
  atomesDe = (inconnue: number): readonly number[] => this.parInconnue.get(inconnue) ?? [];

  /** What an atom says of a value; false when there is no such atom. */
  dit(numero: number, valeur: number): boolean {
    const atome = this.atomes[numero];
    return (valeur === ABSENT ? atome?.absent : atome?.vrai[valeur]) === true;
  }

  /** A formula once an unknown has a value. */
  sachant(f: Formule, inconnue: number, valeur: number): Formule {
    const siens = this.atomesDe(inconnue);
    if (siens.length === 0 || f.sorte === "vrai" || f.sorte === "faux") return f;
    if (f.sorte === "atome")
      return siens.includes(f.atome) ? this.formules.constante(this.dit(f.atome, valeur)) : f;
    const lus = atomesLus(f);
    if (!siens.some((numero) => lus.has(numero))) return f;
    const { formules, atomes } = this;
    return formules.remplacer(f, `${inconnue}=${valeur}`, (numero) =>
      atomes[numero]?.inconnue === inconnue
        ? formules.constante(this.dit(numero, valeur))
        : formules.atome(numero),
    );
  }

  /**
   * By value: those that neither an atom nor `aussi` tells apart share a number, in the order they are
   * first met.
   */
  sortesDe(inconnue: number, combien: number, aussi: (valeur: number) => unknown = () => ""): number[] {
    const numeros = new Map<string, number>();
    return Array.from({ length: combien }, (_, valeur) => {
      const mot = this.atomesDe(inconnue).map((numero) => (this.dit(numero, valeur) ? 1 : 0));
      const cle = `${mot.join("")}|${aussi(valeur)}`;
      const numero = numeros.get(cle) ?? numeros.size;
      numeros.set(cle, numero);
      return numero;
    });
  }
}
