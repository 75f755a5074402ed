import * as v from "valibot";
import type { KindOf } from "./kind.ts";
import { MAX_ENFANTS } from "./leaves.ts";

/** The list of children, answered by how many they are. */
export const children: KindOf<object> = {
  schema: () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ENFANTS)),
  check: (_, value, { situation }) =>
    value === (situation.enfants ?? []).length ? undefined : "Confirmez le nombre d’enfants du foyer.",
};
