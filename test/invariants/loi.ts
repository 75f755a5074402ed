import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";

/** A law of the product that does not hold: its message begins with the law. Anything else thrown is a crash. */
class LoiRompue extends Error {
  override readonly name = "LoiRompue";
}

/** Throws `LoiRompue` unless it is true. */
export function exiger(vrai: boolean, loi: string, detail = ""): asserts vrai {
  if (!vrai) throw new LoiRompue(`${loi} : ${detail}`);
}

const court = (value: unknown) => (JSON.stringify(value) ?? "rien").slice(0, 400);

const estObjet = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The first place where two values differ, and what each has there. */
function premierEcart(a: unknown, b: unknown, lieu = ""): readonly [lieu: string, a: unknown, b: unknown] {
  if (!estObjet(a) || !estObjet(b)) return [lieu, a, b];
  const cle = [...new Set([...Object.keys(a), ...Object.keys(b)])].find(
    (une) => !isDeepStrictEqual(a[une], b[une]),
  );
  return cle === undefined ? [lieu, a, b] : premierEcart(a[cle], b[cle], `${lieu}.${cle}`);
}

/** Throws `LoiRompue` unless both are deeply equal. */
export function exigerEgal(trouve: unknown, voulu: unknown, loi: string): void {
  if (isDeepStrictEqual(trouve, voulu)) return;
  const [lieu, a, b] = premierEcart(trouve, voulu);
  exiger(false, loi, `${lieu} ${court(a)} au lieu de ${court(b)}`.trim());
}

/** A law tried on examples drawn at random, each failure shrunk. */
export interface Invariant {
  nom: string;
  /** Tries so many examples; returns the law that one breaks, with the shortest example, or nothing. Rejects with what is no law. Without `reduire`, the first example does. */
  essayer(suites: number, reduire?: boolean): Promise<string | undefined>;
}

/** Examples by day; twenty times more with NUIT=1. */
export const suitesDuJour = (jour: number): number => (process.env["NUIT"] ? 20 : 1) * jour;

/** An invariant from a property of fast-check, always drawn from the same seed. */
export const invariant = <T>(nom: string, loi: fc.IRawProperty<T>): Invariant => ({
  nom,
  async essayer(numRuns, reduire = true) {
    const { failed, errorInstance, counterexample } = await fc.check(loi, {
      seed: 20_261_122,
      numRuns,
      endOnFailure: !reduire,
    });
    if (!failed) return undefined;
    if (!(errorInstance instanceof LoiRompue)) throw errorInstance;
    return `${errorInstance.message}\n${String(fc.stringify(counterexample))}`;
  },
});
