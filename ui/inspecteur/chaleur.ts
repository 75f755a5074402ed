import * as v from "valibot";

/** Coverage of the journey, as the inspector colours it: that of `npm run test:paths`… */
const compte = v.pipe(v.number(), v.integer(), v.minValue(0));
const rapport = v.looseObject({
  etapes: v.record(v.string(), v.looseObject({ atteinte: compte })),
  transitions: v.record(v.string(), compte),
});

export interface Chaleur {
  /** How many journeys count, when they are the approved ones. */
  chemins?: number;
  /** Generated paths through each state. */
  etapes: Readonly<Record<string, number>>;
  /** Through each move, by its id. */
  transitions: Readonly<Record<string, number>>;
}

/** Reads a report; undefined when it has another shape. */
export function chaleurDe(json: unknown): Chaleur | undefined {
  const lu = v.safeParse(rapport, json);
  if (!lu.success) return undefined;
  const { etapes, transitions } = lu.output;
  const atteintes = Object.entries(etapes).map(([id, { atteinte }]) => [id, atteinte] as const);
  return { etapes: Object.fromEntries(atteintes), transitions };
}

/** 0 for what no path goes through, then 1 to 4 from the least to the most gone through. */
export function degreDe(passages: number, tous: readonly number[]): number {
  if (passages === 0) return 0;
  const plus = Math.max(1, ...tous);
  return plus === 1 ? 4 : 1 + Math.floor((3 * Math.log(passages)) / Math.log(plus));
}

const ABSENT =
  "Aucun rapport de couverture ici : lancez « npm run test:paths », relancez le serveur, puis rechargez cette page.";

/** The last report, from this site; throws in French if there is none or it cannot be read. */
export async function lireChaleur(): Promise<Chaleur> {
  const reponse = await fetch("/chemins/rapport.json").catch(() => undefined);
  if (!reponse?.ok) throw new Error(ABSENT);
  const chaleur = chaleurDe(await reponse.json().catch(() => undefined));
  if (!chaleur) throw new Error("Le rapport de couverture a une forme que cette page ne connaît pas.");
  return chaleur;
}

/** … or, without running anything, that of the approved journeys (`npm run approuver -- passages`). */
export const chaleurApprouvee = async (): Promise<Chaleur> =>
  (await import("../../machines/personas/passages.json", { with: { type: "json" } })).default;
