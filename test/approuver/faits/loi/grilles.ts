import type { PartieDite } from "../../sections.ts";
import { foyerChange, type FoyerDit } from "./foyer.ts";
import type { JugerLaLoi } from "./juge.ts";
import { courbe, paliers, paliersDits } from "./paliers.ts";

/** What is moved, from one number to the next, for each household of a list. */
export interface Grille {
  titre: string;
  /** Households by how they are told. */
  foyers: Readonly<Record<string, FoyerDit>>;
  /** Numbers tried, in order; the steps between them are looked for. */
  essais: readonly number[];
  /** The household with that number. */
  avec(n: number): FoyerDit;
  /** Amounts that change with every euro: only where they open and close is looked for. */
  continue?: true;
}

/** Numbers from one to another, by equal steps. */
export const suite = (de: number, a: number, pas: number): number[] =>
  Array.from({ length: Math.floor((a - de) / pas) + 1 }, (_, n) => de + n * pas);

/** A line per household: what each number gives. */
export function grilleDite({ titre, foyers, essais, avec, ...reste }: Grille, juger: JugerLaLoi): PartieDite {
  const chercher = reste.continue ? courbe : paliers;
  return {
    titre,
    lignes: Object.entries(foyers).map(([dit, base]) => {
      const trouves = chercher((n) => juger(foyerChange(base, avec(n))), essais);
      return `${dit} : ${paliersDits(trouves)}`;
    }),
  };
}
