import * as v from "valibot";
import type { KindOf } from "./kind.ts";
import { enfantId, MAX_ENFANTS } from "./leaves.ts";

/** Yes or no, for each child. */
export const childrenYesNo: KindOf<object> = {
  ofAllChildren: true,
  schema: () =>
    v.pipe(v.array(v.strictObject({ id: enfantId, value: v.boolean() })), v.maxLength(MAX_ENFANTS)),
  check(_, value, { situation }) {
    const given = new Map(
      Array.isArray(value)
        ? value.map((item) => [(item as { id?: unknown }).id, (item as { value?: unknown }).value])
        : [],
    );
    const missing = (situation.enfants ?? []).find((enfant) => typeof given.get(enfant.id) !== "boolean");
    return missing && `Répondez pour ${missing._firstName ?? "chaque enfant"}.`;
  },
};
