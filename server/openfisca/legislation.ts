import type { Legislation, LegislationValues } from "../../catalogue/legislation/legislation.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import { faitsDeLaLoi, type LegislationFacts } from "../../catalogue/situation/context.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { distanceDuDomicileFamilial } from "../../catalogue/legislation/requete/distance.ts";
import { breaker } from "../http/breaker.ts";
import { type Calculate, calculateAt, OpenFiscaError, type OpenfiscaTree } from "./client.ts";
import {
  buildRequest,
  factPlaces,
  type PlaceDeLaLoi,
  placeOf,
} from "../../catalogue/legislation/requete/requete.ts";

export interface OpenFiscaOptions {
  /** Address of the Web API, without a final slash. */
  url: string;
  /** Aids of national legislation. */
  aides: readonly Aide[];
  now(): Date;
  /** Milliseconds for a whole computation. */
  timeoutMs?: number;
}

/** Less than what a browser waits for results, the bike aids included. */
const TIMEOUT_MS = 8_000;
const FAILURES = 3;
const OPEN_MS = 30_000;
/** Calls made while the engine says it lacks variables. */
const MAX_CALLS = 6;

type Value = LegislationValues["values"][string];

/** The value at a place of an answer, `undefined` if it is not there. */
function valueAt(
  tree: OpenfiscaTree,
  { entity, instance, variable, period }: PlaceDeLaLoi,
): Value | undefined {
  const values = tree[entity]?.[instance]?.[variable];
  const value =
    typeof values === "object" && values !== null ? (values as Record<string, unknown>)[period] : undefined;
  return typeof value === "number" || typeof value === "boolean" || typeof value === "string"
    ? value
    : undefined;
}

/** Calls until the engine no longer names a variable it lacks; those are remembered in `lacking`. */
async function calculate(
  situation: Situation,
  aides: readonly Aide[],
  lacking: Set<string>,
  call: Calculate,
  signal: AbortSignal,
): Promise<OpenfiscaTree> {
  const periods = periodsOf(situation.dateDeValeur);
  const distance = await distanceDuDomicileFamilial(situation);
  const facts = Object.values(factPlaces(periods)).map(({ variable }) => variable);
  const asked = new Set([...aides.map((aide) => placeOf(aide, periods).variable), ...facts]);
  for (let n = 0; n < MAX_CALLS; n++) {
    const answer = await call(buildRequest(situation, aides, lacking, distance), signal);
    if ("values" in answer) return answer.values;
    const fresh = [...answer.refused].filter((name) => asked.has(name) && !lacking.has(name));
    // Without an input the values would be wrong: only what is asked may be given up.
    if (fresh.length === 0 || fresh.length < answer.refused.size) throw new OpenFiscaError("refus");
    for (const name of fresh) lacking.add(name);
  }
  throw new OpenFiscaError("refus");
}

function factsOf(tree: OpenfiscaTree, places: ReturnType<typeof factPlaces>): LegislationFacts {
  const booleans = { boursier: valueAt(tree, places.boursier), cmu_c: valueAt(tree, places.cmu_c) };
  const number = (place: PlaceDeLaLoi) => {
    const value = valueAt(tree, place);
    return typeof value === "number" ? value : undefined;
  };
  const numbers = { rsa: number(places.rsa), rfr: number(places.rfr), nbptr: number(places.nbptr) };
  return {
    ...Object.fromEntries(Object.entries(booleans).filter(([, value]) => typeof value === "boolean")),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
  };
}

/**
 * National legislation computed by an OpenFisca Web API. A computation rejects with an
 * OpenFiscaError when nothing came back in time; aids that did not come back are in `missing`.
 */
export function openfiscaLegislation({
  url,
  aides,
  now,
  timeoutMs = TIMEOUT_MS,
}: OpenFiscaOptions): Legislation {
  const call = calculateAt(url, breaker({ failures: FAILURES, openMs: OPEN_MS, now }));
  const byId = new Map(aides.map((aide) => [aide.slug, aide]));
  const lacking = new Set<string>();
  return {
    partie: "openfisca",
    async compute(situation, ids) {
      const periods = periodsOf(situation.dateDeValeur);
      const wanted = ids.flatMap((id) => byId.get(id) ?? []);
      const tree = await calculate(situation, wanted, lacking, call, AbortSignal.timeout(timeoutMs));
      const read = wanted.map((aide) => ({ aide, value: valueAt(tree, placeOf(aide, periods)) }));
      if (read.length > 0 && read.every(({ value }) => value === undefined)) throw new OpenFiscaError("vide");
      const kept = read.filter(({ value }) => value !== undefined);
      const values = Object.fromEntries(kept.map(({ aide, value }) => [aide.slug, value as Value]));
      const facts = factsOf(tree, factPlaces(periods));
      return {
        partie: "openfisca",
        values,
        facts,
        missing: ids.filter((id) => !Object.hasOwn(values, id)),
        echecs: [],
        inconnus: faitsDeLaLoi.filter((nom) => !Object.hasOwn(facts, nom)),
      };
    },
  };
}
