import type * as v from "valibot";
import { parsePosted } from "../../machines/answers/posted.ts";
import { sansPrenoms } from "../../machines/answers/record.ts";
import type { Ecartee } from "../../machines/journey/ecartees.ts";
import { type Durable, durableAt } from "../../machines/session/durable.ts";
import { type Replay, replay } from "../../machines/journey/replay.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { JsonBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";

/** What a path of an issue may name: our own keys, and positions; not a key that was sent. */
function isOurs({ key, origin }: v.IssuePathItem, issue: v.BaseIssue<unknown>): boolean {
  if (typeof key === "number") return true;
  return typeof key === "string" && (origin === "value" || issue.received === "undefined");
}

/** `answers.all[3].value.loyer`, cut where the keys stop being ours. */
function whereOf(issue: v.BaseIssue<unknown>): string {
  let where = "";
  for (const item of issue.path ?? []) {
    if (!isOurs(item, issue)) break;
    where += typeof item.key === "number" ? `[${item.key}]` : `${where && "."}${String(item.key)}`;
  }
  return where || "simulation";
}

const invalid = (where: string, reason: string) => new ApiError(422, "simulation_invalide", reason, where);

/** A record that may be stored, and the parts of it that reach nothing. */
export interface ReadRecord {
  /** The record, as JSON. */
  text: string;
  /** The journey of its answers, where they leave the person. */
  durable: Durable;
  replayed: Replay;
  ecartees: Ecartee[];
}

/**
 * Reads a simulation record (docs/specification.md#dossier) sent by a client; its `_id` is dropped, first names are
 * replaced by their placeholder. Throws an ApiError: 422 naming the first wrong place, without its
 * value, when the shape is wrong or when no journey can produce an answer.
 */
export function readRecord({ value, text }: JsonBody, marque: Marque): ReadRecord {
  const { success, output, issues } = parsePosted(value);
  if (!success) throw invalid(whereOf(issues[0]), "La valeur n’a pas la forme attendue.");
  const { _id, ...record } = sansPrenoms(output);
  // The shape is closed: what was sent holds nothing else than the record, and is nearly always it.
  const asSent = _id === undefined && record.answers === output.answers;
  const replayed = replay(record, { marque });
  const { context, path, dropped, ecartees } = replayed;
  const [refusal] = dropped;
  if (refusal) throw invalid(refusal.where, refusal.reason);
  return {
    text: asSent ? text : JSON.stringify(record),
    durable: durableAt(context, path),
    replayed,
    ecartees,
  };
}
