import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";

/** A law that does not hold, and how. */
export class LoiRompue extends Error {
  readonly loi: string;

  constructor(loi: string, detail: string, options?: ErrorOptions) {
    super(`${loi} : ${detail}`, options);
    this.loi = loi;
  }
}

/** Throws, the law first, unless it is true. */
export function exiger(vrai: boolean, loi: string, detail = ""): asserts vrai {
  if (!vrai) throw new LoiRompue(loi, detail);
}

/** Throws, the law first, unless both are deeply equal. */
export function exigerEgal(trouve: unknown, voulu: unknown, loi: string): void {
  try {
    deepStrictEqual(trouve, voulu);
  } catch (erreur) {
    throw new LoiRompue(loi, (erreur as Error).message, { cause: erreur });
  }
}

/** Tries a law on so many examples by day, twenty times more with NUIT=1, always the same. Throws the shortest that breaks it. */
export const tenir = async <T>(loi: fc.IRawProperty<T>, jour: number): Promise<void> =>
  fc.assert(loi, { seed: 20_261_122, numRuns: (process.env["NUIT"] ? 20 : 1) * jour });
