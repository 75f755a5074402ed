import type { toJsonSchema } from "@valibot/to-json-schema";
import { nom } from "./tableau.ts";

export type Forme = ReturnType<typeof toJsonSchema>;

/** A shape, or a boolean for anything and nothing. */
type Morceau = NonNullable<Forme["properties"]>[string];

const mots: Readonly<Record<string, string>> = {
  string: "texte",
  number: "nombre",
  boolean: "oui ou non",
};

function formeDUnObjet({ properties = {}, additionalProperties }: Forme): string {
  if (typeof additionalProperties === "object") return `table de : ${formeDe(additionalProperties)}`;
  const champs = Object.entries(properties).map(([champ, une]) => `${nom(champ)} ${formeDe(une)}`);
  return `{ ${champs.join(", ")} }`;
}

/** What a field holds, in a few French words. */
export function formeDe(forme: Morceau): string {
  if (typeof forme === "boolean") return "n’importe quoi";
  const { type, pattern, anyOf, items, $ref } = forme;
  if ($ref) return "règle";
  if (forme.const !== undefined) return nom(JSON.stringify(forme.const));
  if (forme.enum) return forme.enum.map((un) => nom(String(un))).join(", ");
  if (anyOf) return anyOf.map(formeDe).join(", ou ");
  if (type === "array") return `liste de : ${items && !Array.isArray(items) ? formeDe(items) : "tout"}`;
  if (type === "object") return formeDUnObjet(forme);
  if (pattern?.startsWith("^https")) return "adresse";
  return mots[String(type)] ?? "texte";
}
