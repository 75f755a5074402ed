import { type Aide, AidesVeloEngine, type RuleName } from "aides-velo";
import type { Calculee, DemandeVelo } from "./demande.ts";

/** Whoever asks here buys a bike for themselves: the library takes a person for a professional unless told. */
const PARTICULIER = { "aides . montpellier vélo cargo pro . est professionnel": false } as const;

type Fiche = Omit<Aide, "amount">;

/**
 * The library itself (a rules engine and its 340 aids), asked only for the aids that the place of the
 * household does not exclude, and for nothing where it excludes them all: telling the engine of a bike
 * and evaluating a rule cost milliseconds, and most rules are those of other places.
 * Heavy: import this module only when a household wants a bike.
 */
class Moteur extends AidesVeloEngine {
  /** Every aid, with the condition of its rule: made once, the library makes them all again at each bike. */
  readonly #fiches: readonly { fiche: Fiche; condition: unknown }[];
  #possibles: Fiche[] = [];

  constructor() {
    super();
    const rules = this.getEngine();
    this.#fiches = super.getAllAidesIn().map((fiche) => {
      const { rawNode } = rules.getRule(fiche.id as RuleName);
      return { fiche, condition: (rawNode as Record<string, unknown>)["applicable si"] };
    });
  }

  override getAllAidesIn(): Fiche[] {
    return this.#possibles;
  }

  calculer(demande: DemandeVelo): readonly Calculee[] {
    const lieu = new Set(Object.entries(demande).map(([nom, value]) => `${nom} = '${value}'`));
    this.#possibles = this.#fiches
      .filter(({ condition }) => possible(condition, lieu))
      .map(({ fiche }) => fiche);
    if (this.#possibles.length === 0) return [];
    return this.setInputs({ ...demande, ...PARTICULIER }).computeAides();
  }
}

const LIEU = /^localisation \. (pays|région|département|epci|code insee) = '/;

/** False when the place alone makes a condition false: what else it reads is left to the engine. */
function possible(condition: unknown, lieu: ReadonlySet<string>): boolean {
  if (typeof condition === "string") return !LIEU.test(condition) || lieu.has(condition);
  if (typeof condition !== "object" || condition === null) return true;
  const { "toutes ces conditions": toutes, "une de ces conditions": une } = condition as Record<
    string,
    unknown
  >;
  if (Array.isArray(toutes)) return toutes.every((one) => possible(one, lieu));
  if (Array.isArray(une)) return une.some((one) => possible(one, lieu));
  return true;
}

let moteur: Moteur | undefined;

/** What the library gives for each set of inputs: one engine for the thread, each replacing the last. */
export function calculer(demandes: readonly DemandeVelo[]): readonly (readonly Calculee[])[] {
  const pret = (moteur ??= new Moteur());
  return demandes.map((demande) => pret.calculer(demande));
}
