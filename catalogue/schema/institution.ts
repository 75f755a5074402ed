import * as v from "valibot";
import { url } from "./aide.ts";
import { typographier } from "./typographie.ts";

/** A body that gives aids (docs/specification.md#institutions). One YAML file each; its logo is generated. */
export const institutionTypes = [
  "national",
  "region",
  "departement",
  "caf",
  "msa",
  "epci",
  "commune",
  "europeen",
  "autre",
] as const;

const code = v.pipe(v.string("un code s’écrit entre guillemets"), v.minLength(1));

export const institutionFile = v.strictObject({
  slug: v.string(),
  label: v.pipe(v.string(), v.minLength(1), v.transform(typographier)),
  type: v.picklist(institutionTypes),
  code_insee: v.optional(code),
  code_siren: v.optional(code),
  prefix: v.optional(v.string()),
  /** Its home page, shown in place of an aid’s page that no longer exists. */
  link: v.optional(url),
  national: v.optional(v.boolean(), false),
  etablissements: v.optional(v.array(v.string()), []),
  repository: v.optional(v.string()),
  top: v.optional(v.number()),
});
export type Institution = v.InferOutput<typeof institutionFile>;
