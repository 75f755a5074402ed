import type * as v from "valibot";
import { motsDesChoix } from "./mots.ts";

/** Any schema of a field, whatever wraps it. */
export type SchemaDUnChamp = v.GenericSchema & {
  wrapped?: SchemaDUnChamp;
  pipe?: readonly (SchemaDUnChamp & { requirement?: unknown; message?: unknown })[];
  options?: readonly unknown[];
  item?: SchemaDUnChamp;
};

/** The schema under what makes it optional or transforms it. */
export function schemaNu(schema: SchemaDUnChamp): SchemaDUnChamp {
  if (schema.wrapped) return schemaNu(schema.wrapped);
  const premier = schema.pipe?.[0];
  return premier && premier !== schema && premier.type !== schema.type ? schemaNu(premier) : schema;
}

/** The values that a field chooses from, with what is read of each; nothing for a field that is typed. */
export function choixDuChamp(nom: string, schema: SchemaDUnChamp): { value: unknown; label: string }[] {
  const { type, options = [] } = schemaNu(schema);
  if (type !== "picklist") return [];
  return options.map((value) => ({ value, label: motsDesChoix[nom]?.[String(value)] ?? String(value) }));
}
