import type { Atom, Condition } from "../../conditions/predicate/condition.ts";
import { fold } from "../../conditions/predicate/fold.ts";

/**
 * Boolean formulas over atoms, shared (two equal formulas are one node) and simplified when an atom
 * becomes known. What is left of the conditions still to be read is the whole memory that the rest
 * of a journey needs: two journeys with the same remains have the same future.
 */
export type Formule =
  | { readonly id: number; readonly sorte: "vrai" }
  | { readonly id: number; readonly sorte: "faux" }
  | { readonly id: number; readonly sorte: "atome"; readonly atome: number }
  | { readonly id: number; readonly sorte: "non"; readonly de: Formule }
  | { readonly id: number; readonly sorte: "et"; readonly de: readonly Formule[] }
  | { readonly id: number; readonly sorte: "ou"; readonly de: readonly Formule[] };

type SansNumero = Formule extends infer F ? (F extends Formule ? Omit<F, "id"> : never) : never;

/** Makes and keeps formulas; formulas of two workshops must not be mixed. */
export class Formules {
  private readonly connues = new Map<string, Formule>();
  readonly vrai = this.faire("V", { sorte: "vrai" });
  readonly faux = this.faire("F", { sorte: "faux" });
  /** By what is known, then by number of the formula. */
  private readonly remplacees = new Map<string, Map<number, Formule>>();

  private faire(cle: string, formule: SansNumero): Formule {
    const connue = this.connues.get(cle);
    if (connue) return connue;
    const neuve = { ...formule, id: this.connues.size } as Formule;
    this.connues.set(cle, neuve);
    return neuve;
  }

  constante = (vraie: boolean): Formule => (vraie ? this.vrai : this.faux);

  atome = (atome: number): Formule => this.faire(`a${atome}`, { sorte: "atome", atome });

  non(f: Formule): Formule {
    if (f.sorte === "vrai") return this.faux;
    if (f.sorte === "faux") return this.vrai;
    return f.sorte === "non" ? f.de : this.faire(`n${f.id}`, { sorte: "non", de: f });
  }

  et = (...formules: readonly Formule[]): Formule => this.plusieurs("et", formules);
  ou = (...formules: readonly Formule[]): Formule => this.plusieurs("ou", formules);

  /** A condition, each of its atoms being a formula. */
  de = (condition: Condition, atome: (atome: Atom) => Formule): Formule =>
    fold<Formule>(condition, {
      atom: atome,
      all: (parts) => this.et(...parts),
      any: (parts) => this.ou(...parts),
      not: (part) => this.non(part),
      named: (part) => part,
    });

  /** One holds and the other does not. */
  differe = (f: Formule, g: Formule): Formule => this.ou(this.et(f, this.non(g)), this.et(this.non(f), g));

  private plusieurs(sorte: "et" | "ou", formules: readonly Formule[]): Formule {
    const [neutre, absorbant] = sorte === "et" ? [this.vrai, this.faux] : [this.faux, this.vrai];
    const gardees = new Map<number, Formule>();
    for (const f of formules) {
      if (f === absorbant) return absorbant;
      const dedans = f.sorte === sorte ? f.de : f === neutre ? [] : [f];
      for (const une of dedans) gardees.set(une.id, une);
    }
    const de = [...gardees.values()].sort((a, b) => a.id - b.id);
    if (de.some((une) => une.sorte === "non" && gardees.has(une.de.id))) return absorbant;
    if (de.length < 2) return de[0] ?? neutre;
    return this.faire(`${sorte}${de.map(({ id }) => id).join(",")}`, { sorte, de } as SansNumero);
  }

  /**
   * The formula once some atoms are known. `par` gives the formula that an atom becomes (itself when
   * nothing is known of it); `cle` names this knowledge, so that the same one is not applied twice.
   */
  remplacer(f: Formule, cle: string, par: (atome: number) => Formule): Formule {
    const connues = this.remplacees.get(cle) ?? new Map<number, Formule>();
    this.remplacees.set(cle, connues);
    return this.remplacerAvec(f, connues, par);
  }

  private remplacerAvec(f: Formule, connues: Map<number, Formule>, par: (atome: number) => Formule): Formule {
    if (f.sorte === "vrai" || f.sorte === "faux") return f;
    const connue = connues.get(f.id);
    if (connue) return connue;
    const neuve =
      f.sorte === "atome"
        ? par(f.atome)
        : f.sorte === "non"
          ? this.non(this.remplacerAvec(f.de, connues, par))
          : this.plusieurs(
              f.sorte,
              f.de.map((une) => this.remplacerAvec(une, connues, par)),
            );
    connues.set(f.id, neuve);
    return neuve;
  }
}

const lus = new WeakMap<Formule, ReadonlySet<number>>();

/** Numbers of the atoms of a formula. */
export function atomesLus(f: Formule): ReadonlySet<number> {
  const connus = lus.get(f);
  if (connus) return connus;
  const trouves = new Set<number>(
    f.sorte === "atome"
      ? [f.atome]
      : f.sorte === "non"
        ? atomesLus(f.de)
        : f.sorte === "et" || f.sorte === "ou"
          ? f.de.flatMap((une) => [...atomesLus(une)])
          : [],
  );
  lus.set(f, trouves);
  return trouves;
}

/**
 * Truth of a formula when some of its atoms are decided; `undefined` while it may still go both ways.
 * What is decided is kept in `connues`, by number of the formula.
 */
export function trancher(
  f: Formule,
  atome: (numero: number) => boolean | undefined,
  connues: Map<number, boolean> = new Map(),
): boolean | undefined {
  const connue = connues.get(f.id);
  if (connue !== undefined) return connue;
  const neuve = calculer(f, atome, connues);
  if (neuve !== undefined) connues.set(f.id, neuve);
  return neuve;
}

function calculer(
  f: Formule,
  atome: (numero: number) => boolean | undefined,
  connues: Map<number, boolean>,
): boolean | undefined {
  if (f.sorte === "vrai" || f.sorte === "faux") return f.sorte === "vrai";
  if (f.sorte === "atome") return atome(f.atome);
  if (f.sorte === "non") {
    const dedans = trancher(f.de, atome, connues);
    return dedans === undefined ? undefined : !dedans;
  }
  const arret = f.sorte === "ou";
  let sur = true;
  for (const une of f.de) {
    const dedans = trancher(une, atome, connues);
    if (dedans === arret) return arret;
    sur &&= dedans !== undefined;
  }
  return sur ? !arret : undefined;
}
