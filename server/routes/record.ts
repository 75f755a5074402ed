import * as v from "valibot";
import { recordSchema, sansPrenoms, type SimulationRecord } from "../../machines/answers/record.ts";
import type { Ecartee } from "../../machines/journey/ecartees.ts";
import { nomDeLaReponse, type Replay, replay } from "../../machines/journey/replay.ts";
import { type Stored, storedAt } from "../../machines/journey/stored.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";
import type { RessourceId } from "../../catalogue/situation/ressources.ts";
import type { SituerLieu } from "../../catalogue/fiches/situer.ts";
import type { Answer } from "../../machines/answers/answer.ts";
import { communeFields } from "../../machines/kinds/commune.ts";
import type { AppDeps } from "../deps.ts";
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

/** What is kept of a simulation: its journey, where its answers leave the person, and what they do not say. */
export interface StoredSimulation extends Stored {
  record: Pick<SimulationRecord, "abtesting" | "modifiedFrom">;
}

/** A record that may be stored, and the parts of it that reach nothing. */
export interface ReadRecord {
  dossier: StoredSimulation;
  replayed: Replay;
  ecartees: Ecartee[];
}

/** A commune that an answer gives: its code, and the département and the region said to be its own. */
function communeDite({ fieldName = "", value }: Answer) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { code, departement, region } = communeFields(fieldName === "depcom" ? "" : fieldName);
  const dite = value as Readonly<Record<string, unknown>>;
  return { code: dite[code], departement: dite[departement], region: dite[region] };
}

/** Throws 422 for a commune said to be in a département or a region that is not its own. */
function refuserLesLieuxImpossibles(answers: readonly Answer[], situer: SituerLieu): void {
  for (const [rang, answer] of answers.entries()) {
    const dite = communeDite(answer);
    if (typeof dite?.code !== "string") continue;
    const su = situer("commune", dite.code);
    for (const lieu of ["departement", "region"] as const)
      if (dite[lieu] !== undefined && su[lieu] !== undefined && dite[lieu] !== su[lieu])
        throw invalid(`answers.all[${rang}]`, "Cette commune n’est pas dans cette région ou ce département.");
  }
}

/** What a part of a record that is set aside is about, in a few words. */
function nomDeLEcartee({ answers }: SimulationRecord, where: string): string {
  const [, rang, item] = /^answers\.all\[(\d+)\](?:\.value\[(\d+)\])?$/.exec(where) ?? [];
  const answer = answers.all[Number(rang)];
  if (!answer) return "les revenus déclarés aux impôts";
  const un = item === undefined ? undefined : (answer.value as unknown[])[Number(item)];
  const id = typeof un === "string" ? un : (un as { id?: string } | undefined)?.id;
  const type = Object.hasOwn(typesRessources, id ?? "") ? typesRessources[id as RessourceId].label : "";
  return `«\u00a0${type || nomDeLaReponse(answer)}\u00a0»`;
}

/**
 * Reads a simulation record (docs/specification.md#dossier) sent by a client; its `_id` is dropped, first names are
 * replaced by their placeholder. Throws an ApiError: 422 naming the first wrong place, without its
 * value, when the shape is wrong or when no journey can produce an answer.
 */
export function readRecord(
  value: unknown,
  { config: { marque }, situer }: Pick<AppDeps, "config" | "situer">,
): ReadRecord {
  const { success, output, issues } = v.safeParse(recordSchema, value, { abortEarly: true });
  if (!success) throw invalid(whereOf(issues[0]), "La valeur n’a pas la forme attendue.");
  refuserLesLieuxImpossibles(output.answers.all, situer);
  const replayed = replay(sansPrenoms(output), { marque });
  const { dropped, ecartees } = replayed;
  const [refusal] = dropped;
  if (refusal) throw invalid(refusal.where, refusal.reason);
  const { abtesting, modifiedFrom } = output;
  return {
    dossier: { ...storedAt(replayed), record: { abtesting, modifiedFrom } },
    replayed,
    ecartees: ecartees.map((une) => ({ ...une, nom: nomDeLEcartee(output, une.where) })),
  };
}
