import type { CmsField } from "decap-cms-core";
import * as v from "valibot";
import {
  choixDuChamp,
  type SchemaDUnChamp as Schema,
  schemaNu,
} from "../../../catalogue/atelier/formulaire/choix.ts";
import type { MotsDUnChamp } from "../../../catalogue/atelier/formulaire/mots.ts";

const OPTIONNELS: ReadonlySet<string> = new Set(["optional", "nullish", "undefinedable"]);

/** A rule of a text that the form can check by itself: what it must look like, and what is said when it does not. */
function motif(schema: Schema): [string, string] | undefined {
  const etapes = (schema.wrapped ?? schema).pipe ?? [];
  for (const etape of etapes) {
    if (etape.type === "regex" && etape.requirement instanceof RegExp && typeof etape.message === "string")
      return [etape.requirement.source, etape.message];
    const dedans = etape.pipe && motif(etape);
    if (dedans) return dedans;
  }
  return undefined;
}

/** Days, `YYYY-MM-DD`. */
const JOURS: ReadonlySet<string> = new Set(["fin", "verifie_le"]);

/** What a kind of value is typed with. */
function controle(nom: string, schema: Schema): Partial<CmsField> {
  const { type, item } = schemaNu(schema);
  if (JOURS.has(nom)) return { widget: "jour" } as object;
  if (nom === "couleur") return { widget: "couleur" } as object;
  switch (type) {
    case "picklist":
      return { widget: "select", options: choixDuChamp(nom, schema) };
    case "boolean":
      return { widget: "boolean" };
    case "number":
      // Any number of decimals: the step of the wheel must refuse none.
      return { widget: "number", value_type: "float", step: 0.01 };
    case "array":
      return { widget: "list", field: { label: "Une ligne", ...texte(nom, item ?? schema) } as CmsField };
    default:
      return texte(nom, schema);
  }
}

const LONGS: ReadonlySet<string> = new Set(["description"]);

const texte = (nom: string, schema: Schema) => {
  const pattern = motif(schema);
  return { name: nom, widget: LONGS.has(nom) ? "text" : "string", ...(pattern && { pattern }) } as const;
};

/**
 * A field of the form from its schema: its widget, whether it is required, what is checked and said. A
 * hidden one keeps what the file has.
 */
export function champ(name: string, schema: v.GenericSchema, mots: MotsDUnChamp): CmsField {
  const defaut = v.getDefault(schema as v.OptionalSchema<v.GenericSchema, unknown>);
  // What is chosen for want of anything else is never emptied.
  const required =
    !OPTIONNELS.has(schema.type) || (defaut !== undefined && schemaNu(schema).type === "picklist");
  const commun = {
    name,
    label: mots.nom,
    required,
    ...(mots.aide && { hint: mots.aide }),
    ...(mots.quand && !required && { quand: mots.quand }),
  };
  if (mots.cache) return { ...commun, widget: "hidden", required: false };
  return {
    ...controle(name, schema),
    ...commun,
    ...(defaut !== undefined && !Array.isArray(defaut) && { default: defaut }),
  } as CmsField;
}
