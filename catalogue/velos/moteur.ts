import { type Aide, AidesVeloEngine, type RuleName } from "aides-velo";
import type { Calculee, DemandeVelo } from "./demande.ts";

/**
 * The library itself (a rules engine and its 340 aids), asked only for the aids that the place of the
 * household does not exclude: a rule costs half a millisecond, and most are those of other places.
 * Heavy: import this module only when a household wants a bike.
 */
class Moteur extends AidesVeloEngine {
  readonly #conditions: ReadonlyMap<PropertyKey, unknown>;
  #lieu: ReadonlySet<string> = new Set();

  constructor() {
    super();
    const rules = this.getEngine();
    this.#conditions = new Map(
      super
        .getAllAidesIn()
        .map(({ id }) => [
          id,
          (rules.getRule(id as RuleName).rawNode as Record<string, unknown>)["applicable si"],
        ]),
    );
  }

  override getAllAidesIn(country?: "france"): Omit<Aide, "amount">[] {
    return super.getAllAidesIn(country).filter(({ id }) => possible(this.#conditions.get(id), this.#lieu));
  }

  calculer(demande: DemandeVelo): readonly Calculee[] {
    this.#lieu = new Set(Object.entries(demande).map(([nom, value]) => `${nom} = '${value}'`));
    return this.setInputs(demande).computeAides();
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
