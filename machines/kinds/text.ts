import * as v from "valibot";
import type { KindOf } from "./kind.ts";

export interface TextOptions {
  maxLength: number;
}

/** A few words: a first name. */
export const text: KindOf<TextOptions> = {
  schema: ({ maxLength }) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength)),
  check: ({ maxLength }, value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= maxLength
      ? undefined
      : `Écrivez un prénom de ${maxLength} caractères au plus.`,
};
