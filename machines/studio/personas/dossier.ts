import * as v from "valibot";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { recordSchema } from "../../answers/record.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { replay } from "../../journey/replay.ts";

/** A record read from text: the journey, and what of it no longer fits; or why it cannot be read. */
export type Lu = { context: JourneyContext; ecartees: string[] } | { erreurs: string[] };

const attendus: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  boolean: "oui ou non (true, false)",
  Object: "un objet { … }",
  Array: "une liste [ … ]",
  never: "rien de plus",
  undefined: "rien",
};

const mot = (dit: string) => attendus[dit] ?? dit;

function phrase(issue: v.BaseIssue<unknown>): string {
  const ou = issue.path?.map(({ key }) => String(key)).join(".") || "le dossier";
  if (issue.kind === "validation" && issue.type === "check") return `${ou} : ${issue.message}.`;
  if (issue.received === "undefined") return `${ou} manque.`;
  if (issue.expected === null || issue.expected === undefined) return `${ou} n’a pas la bonne forme.`;
  return `${ou} : on attend ${mot(issue.expected)}, et non ${mot(issue.received)}.`;
}

/** A saved session holds its record among other things; a record alone is one. */
const dossierDans = (lu: unknown): unknown =>
  typeof lu === "object" && lu !== null && "record" in lu ? lu.record : lu;

const MONTREES = 5;

/**
 * Reads a record (or a whole session) as the product saves it, and replays it. Never throws: what is
 * wrong is told in French, with its place in the record.
 */
export function lireDossier(texte: string, marque: Marque): Lu {
  let lu: unknown;
  try {
    lu = JSON.parse(texte);
  } catch {
    return { erreurs: ["Ce texte n’est pas du JSON : il doit commencer par { et finir par }."] };
  }
  const resultat = v.safeParse(recordSchema, dossierDans(lu), { abortPipeEarly: true });
  if (!resultat.success) return { erreurs: resultat.issues.slice(0, MONTREES).map(phrase) };
  const { context, dropped } = replay(resultat.output, { marque });
  return { context, ecartees: dropped.map(({ where, reason }) => `${where} : ${reason}`) };
}
