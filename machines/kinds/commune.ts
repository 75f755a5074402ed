import * as v from "valibot";
import type { KindOf } from "./kind.ts";
import { code } from "./leaves.ts";
import { partsOf } from "./parts.ts";

export interface CommuneOptions {
  /** Prefix of the stored fields: "" for the household, the field’s name otherwise. */
  prefix: string;
}

const INSEE = /^(\d{2}|2[AB])\d{3}$/;
const POSTAL = /^\d{5}$/;

const fieldsOf = (prefix: string) => {
  const field = (part: string) => (prefix ? prefix + part : `_${part[0]!.toLowerCase()}${part.slice(1)}`);
  return {
    code: prefix || "depcom",
    postal: field("CodePostal"),
    name: field("NomCommune"),
    departement: field("Departement"),
    region: field("Region"),
    epci: field("Epci"),
    epciType: field("EpciType"),
  };
};

const known = new Map<string, ReturnType<typeof fieldsOf>>();

/** Stored fields of a commune; a prefix (the family home) writes them with a capital (docs/specification.md#communes). */
export function communeFields(prefix: string): ReturnType<typeof fieldsOf> {
  const fields = known.get(prefix) ?? fieldsOf(prefix);
  known.set(prefix, fields);
  return fields;
}

/** A commune of France. */
export const commune: KindOf<CommuneOptions> = {
  schema({ prefix }) {
    const fields = communeFields(prefix);
    return v.strictObject({
      [fields.code]: code(INSEE),
      [fields.postal]: code(POSTAL),
      [fields.name]: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
      [fields.departement]: v.optional(code(/^(\d{2,3}|2[AB])$/)),
      [fields.region]: v.optional(code(/^\d{2,3}$/)),
      [fields.epci]: v.optional(code(/^\d{9}$/)),
      [fields.epciType]: v.optional(code(/^(CC|CA|CU|METRO|MET69)$/)),
      // Given as the search gives it: how it was found changes nothing.
      ancienNom: v.optional(v.pipe(v.string(), v.maxLength(60))),
      certaine: v.optional(v.literal(true)),
    });
  },
  check({ prefix }, value) {
    const given = (value ?? {}) as Record<string, unknown>;
    const { code, postal, name } = communeFields(prefix);
    const right =
      INSEE.test(String(given[code])) &&
      POSTAL.test(String(given[postal])) &&
      typeof given[name] === "string";
    return right ? undefined : "Choisissez une commune dans la liste proposée.";
  },
  enter(into, { prefix }, value) {
    Object.assign(into, partsOf(value, Object.values(communeFields(prefix))));
  },
};
