import * as v from "valibot";
import type { SnapshotFrom } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { parcoursDe } from "../journey/walk.ts";
import type { sessionMachine } from "./session.ts";
import { type KeptSession, type Message, resultatsAJour } from "./state.ts";

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** What is kept beside the journey, to be compared part by part with what was last written. */
export function keptOf({ context, value, children }: SessionSnapshot): KeptSession {
  const { simulation, resultats, savedKey, abtesting, modifiedFrom, opened } = context;
  const { erasing, ecartees, savedEmail, message } = context;
  return {
    simulation,
    resultats,
    savedKey,
    abtesting,
    modifiedFrom,
    opened,
    opening: value.accès === "lecture",
    erasing,
    ecartees,
    savedEmail,
    message,
    demo: value.démonstration === "allumée",
    foyer: resultatsAJour(context)
      ? parcoursDe(children.journey!.getSnapshot().context).situation
      : undefined,
  };
}

const text = v.string();
const access = v.object({ id: text, token: text });
const or = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullish(schema), undefined);

/** Each part is worth keeping without the others. */
const keptSchema = v.object({
  simulation: or(access),
  resultats: or(
    v.looseObject({
      _id: v.optional(text),
      droitsEligibles: v.array(v.unknown()),
      baremes: v.looseObject({}),
    }),
  ),
  savedKey: or(text),
  abtesting: or(v.record(text, text)),
  modifiedFrom: or(text),
  opened: or(access),
  opening: or(v.boolean()),
  erasing: or(v.array(access)),
  ecartees: or(v.array(v.object({ where: text, reason: text, nom: v.optional(text) }))),
  savedEmail: or(text),
  message: or(v.object({ text, kind: v.picklist(["info", "warning"]), views: v.number() })),
  demo: or(v.boolean()),
});

/** What is read from outside beside the journey; empty when it says nothing. */
export function readKept(given: unknown): KeptSession {
  const { success, output } = v.safeParse(keptSchema, given);
  if (!success) return {};
  const { simulation, resultats, abtesting, opening, erasing, ecartees, demo, message, ...rest } = output;
  return {
    ...rest,
    simulation: simulation ?? undefined,
    // Shown only if they are of these answers; their shape is the server’s.
    resultats: (resultats ?? undefined) as Resultats | undefined,
    abtesting: abtesting ?? undefined,
    opening: opening ?? undefined,
    erasing: erasing ?? undefined,
    ecartees: ecartees ?? undefined,
    demo: demo ?? undefined,
    message: message ? seenOnce(message) : undefined,
  };
}

/** A message once one more page was opened, by the browser here: `undefined` if it is no longer to be seen. */
const seenOnce = (message: Message): Message | undefined =>
  message.views > 1 ? { ...message, views: message.views - 1 } : undefined;
