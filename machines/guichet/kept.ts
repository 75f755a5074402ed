import * as v from "valibot";
import { lireCeQuiEstFait } from "../../catalogue/results/pointages.ts";
import { frontier } from "../journey/position.ts";
import { parcoursDe } from "../journey/walk.ts";
import { sealedFragment } from "../session/carried.ts";
import { journeyAtRest, readStored, type Stored, storedOf } from "../journey/stored.ts";
import { estVierge, type FoyerOuvert, type GuichetContext, type GuichetInput } from "./state.ts";

/** A household as the tab keeps it: its results are asked for again. */
interface KeptFoyer extends Pick<FoyerOuvert, "id" | "label" | "fait"> {
  journey: Stored;
}

/** A household as a journey, standing at its first question without an answer. */
const journeyOf = ({ journey }: FoyerOuvert) =>
  journeyAtRest({ context: journey, path: frontier(parcoursDe(journey)) });

/** A household as the fragment of a private link, that the questionnaire opens. Rejects with a `LinkRefused`. */
export const fragmentDuFoyer = (foyer: FoyerOuvert): Promise<string> => sealedFragment(journeyOf(foyer));

/** What a tab keeps of a sitting, as text; nothing when nothing was said nor named. */
export function guichetText({
  foyers,
  courant,
}: Pick<GuichetContext, "foyers" | "courant">): string | undefined {
  if (foyers.every(estVierge)) return undefined;
  const kept = foyers.map((foyer): KeptFoyer => ({
    id: foyer.id,
    label: foyer.label,
    fait: foyer.fait,
    journey: storedOf(journeyOf(foyer)),
  }));
  return JSON.stringify({ courant, foyers: kept });
}

const keptSchema = v.looseObject({
  courant: v.fallback(v.string(), ""),
  foyers: v.array(v.unknown()),
});
const foyerSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
  label: v.fallback(v.string(), ""),
  fait: v.optional(v.unknown()),
  journey: v.unknown(),
});

/** What came back of a sitting. */
export interface RestoredGuichet {
  kept?: NonNullable<GuichetInput["kept"]>;
  /** Answers that no longer fit, and are asked again. */
  lost: readonly string[];
  /** Households that could not be read; or the whole text, when it says nothing. */
  unreadable: number;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A household read from outside: validated, and replayed by this version of the questionnaire. */
function restoreFoyer(given: unknown, options: Pick<GuichetInput, "marque" | "parameters">) {
  const { success, output } = v.safeParse(foyerSchema, given);
  const journey = success ? readStored(output.journey, options) : undefined;
  if (!success || !journey) return undefined;
  const { id, label, fait } = output;
  const foyer: FoyerOuvert = {
    id,
    label,
    journey: journey.context,
    ...(fait !== undefined && { fait: lireCeQuiEstFait(fait) }),
    refus: {},
  };
  return { foyer, lost: journey.lost };
}

/** Reads what a tab kept of a sitting, household by household. Never throws. */
export function restoreGuichet(
  text: string | null,
  options: Pick<GuichetInput, "marque" | "parameters">,
): RestoredGuichet {
  if (!text) return { lost: [], unreadable: 0 };
  const { success, output } = v.safeParse(keptSchema, parse(text));
  if (!success) return { lost: [], unreadable: 1 };
  const read = output.foyers.map((one) => restoreFoyer(one, options));
  const whole = read.filter((one) => one !== undefined);
  // Two of one number cannot be told apart: the first stays.
  const foyers = whole
    .map(({ foyer }) => foyer)
    .filter(({ id }, rank, all) => all.findIndex((other) => other.id === id) === rank);
  const [first] = foyers;
  const unreadable = output.foyers.length - foyers.length;
  const lost = whole.flatMap((one) => one.lost);
  if (!first) return { lost, unreadable };
  const courant = foyers.some(({ id }) => id === output.courant) ? output.courant : first.id;
  return { kept: { foyers, courant }, lost, unreadable };
}
