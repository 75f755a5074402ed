import type { Legislation, LegislationValues } from "../../../catalogue/loi/legislation.ts";
import type { Aide } from "../../../catalogue/schema/aide.ts";
import { faitsDeLaLoi, type LegislationFacts } from "../../../catalogue/situation/context.ts";
import { periodsOf } from "../../../catalogue/situation/periods.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import {
  distanceDuDomicileFamilial,
  buildRequest,
  factPlaces,
  type PlaceDeLaLoi,
  placeOf,
} from "../../../catalogue/loi/openfisca.ts";
import * as v from "valibot";
import { partenaire } from "../../http/partenaire.ts";
import { type Calculate, calculateAt, type OpenfiscaTree } from "./client.ts";

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
type Value = LegislationValues["values"][string];

/** Calls made while the engine says it lacks variables. */
const MAX_CALLS = 6;

/** Why an answered computation gives nothing. The message says what happened, never what was sent or received. */
export class OpenFiscaError extends Error {
  constructor(kind: "refus" | "vide") {
    super(`OpenFisca : ${kind}`);
    this.name = "OpenFiscaError";
  }
}

/** Euros: no aid is above, whatever its period. An amount outside is no amount. */
const MONTANT_MAX = 1_000_000;
/** Euros of a year’s income. */
const REVENU_MAX = 100_000_000;
const PARTS_MAX = 100;

const nombre = (max: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max));

/** What an aid may be worth, by its type. */
const valeurs = {
  float: nombre(MONTANT_MAX),
  bool: v.union([v.boolean(), nombre(MONTANT_MAX)]),
  mixed: v.union([v.boolean(), nombre(MONTANT_MAX), v.pipe(v.string(), v.maxLength(200))]),
};

/** What each fact of the law may be. */
const formes = {
  boursier: v.boolean(),
  cmu_c: v.boolean(),
  rsa: nombre(MONTANT_MAX),
  rfr: v.pipe(v.number(), v.minValue(-REVENU_MAX), v.maxValue(REVENU_MAX)),
  nbptr: nombre(PARTS_MAX),
};

/** The value of that shape at a place of an answer, `undefined` if it is not there or is anything else. */
function valueAt<T>(
  tree: OpenfiscaTree,
  { entity, instance, variable, period }: PlaceDeLaLoi,
  forme: v.GenericSchema<unknown, T>,
): T | undefined {
  const values = tree[entity]?.[instance]?.[variable];
  const value =
    typeof values === "object" && values !== null ? (values as Record<string, unknown>)[period] : undefined;
  const { success, output } = v.safeParse(forme, value);
  return success ? output : undefined;
}

/** Calls until the engine no longer names a variable it lacks; those are remembered in `lacking`. */
async function calculate(
  situation: Situation,
  aides: readonly Aide[],
  lacking: Set<string>,
  call: Calculate,
  timeoutMs: number,
): Promise<OpenfiscaTree> {
  const periods = periodsOf(situation.dateDeValeur);
  const distance = await distanceDuDomicileFamilial(situation);
  const facts = Object.values(factPlaces(periods)).map(({ variable }) => variable);
  const asked = new Set([...aides.map((aide) => placeOf(aide, periods).variable), ...facts]);
  const end = performance.now() + timeoutMs;
  for (let n = 0; n < MAX_CALLS; n++) {
    const left = end - performance.now();
    const answer = await call(buildRequest(situation, aides, lacking, distance), left);
    if ("values" in answer) return answer.values;
    const fresh = [...answer.refused].filter((name) => asked.has(name) && !lacking.has(name));
    // Without an input the values would be wrong: only what is asked may be given up.
    if (fresh.length === 0 || fresh.length < answer.refused.size) throw new OpenFiscaError("refus");
    for (const name of fresh) lacking.add(name);
  }
  throw new OpenFiscaError("refus");
}

function factsOf(tree: OpenfiscaTree, places: ReturnType<typeof factPlaces>): LegislationFacts {
  const read = faitsDeLaLoi.map((nom) => [nom, valueAt<unknown>(tree, places[nom], formes[nom])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/**
 * National legislation computed by an OpenFisca Web API. A computation rejects with a PartenaireError when nothing
 * came back in time, with an OpenFiscaError when what came back is of no use; aids that did not come back, or with a
 * value that none may have, are in `missing`.
 */
export function openfiscaLegislation({
  url,
  aides,
  now,
  timeoutMs = TIMEOUT_MS,
}: OpenFiscaOptions): Legislation {
  const call = calculateAt(url, partenaire({ nom: "OpenFisca", now, delaiMs: timeoutMs }));
  const byId = new Map(aides.map((aide) => [aide.slug, aide]));
  const lacking = new Set<string>();
  return {
    partie: "openfisca",
    async compute(situation, ids) {
      const periods = periodsOf(situation.dateDeValeur);
      const wanted = ids.flatMap((id) => byId.get(id) ?? []);
      const tree = await calculate(situation, wanted, lacking, call, timeoutMs);
      const read = wanted.map((aide) => ({
        aide,
        value: valueAt<Value>(tree, placeOf(aide, periods), valeurs[aide.type]),
      }));
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
