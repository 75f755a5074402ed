import type { CmsField } from "decap-cms-core";
import type * as v from "valibot";
import { motsDesChoix } from "../../../catalogue/atelier/formulaire/mots.ts";
import {
  motsDesParametres,
  motsDesProfils,
  motsDesRegles,
} from "../../../catalogue/schema/mots-des-regles.ts";
import { profilTypes, type Regle, reglesSimples } from "../../../catalogue/schema/regles.ts";
import { champ } from "./champ.ts";

/** The kinds of place that a rule lists codes of. */
const LIEUX: Partial<Record<Regle["type"], string>> = {
  regions: "regions",
  departements: "departements",
  communes: "communes",
  epcis: "epcis",
  excluded_epcis: "epcis",
};

/** Closed values that a rule lists. */
const valeursDe = (type: string) =>
  Object.entries(motsDesChoix[type] ?? {}).map(([value, label]) => ({ value, label }));

function parametre(type: Regle["type"], nom: string, schema: v.GenericSchema): CmsField {
  const base = champ(nom, schema, { nom: motsDesParametres[nom] ?? nom });
  if (!["values", "includes", "excludes"].includes(nom)) return base;
  const lieu = LIEUX[type];
  if (lieu) return { ...base, widget: "lieux", lieu } as unknown as CmsField;
  const options = valeursDe(type);
  return options.length ? ({ ...base, widget: "select", multiple: true, options } as CmsField) : base;
}

/** The form of a kind has a field: a rule without parameter keeps an empty one, which is never written. */
const SANS_PARAMETRE: CmsField = { name: "rien", label: "", widget: "hidden", required: false };

const parametresDe = (type: Regle["type"], entries: Record<string, unknown>): CmsField[] => {
  const champs = Object.entries(entries)
    .filter(([nom]) => nom !== "type")
    .map(([nom, schema]) => parametre(type, nom, schema as v.GenericSchema));
  return champs.length > 0 ? champs : [SANS_PARAMETRE];
};

/** Every rule an editor may add, with its parameters. */
const types = reglesSimples.options.map(({ entries }) => ({
  name: entries.type.literal,
  label: motsDesRegles[entries.type.literal],
  widget: "object" as const,
  fields: parametresDe(entries.type.literal, entries),
}));

const liste = (name: string, label: string, aide?: string) => ({
  name,
  label,
  label_singular: "condition",
  ...(aide && { hint: aide }),
  widget: "list" as const,
  required: false,
  collapsed: false,
  types,
});

/** The rules that everyone must meet. */
export const champDesRegles = (name: string, label: string, aide?: string, quand?: string): CmsField =>
  ({ ...liste(name, label, aide), quand }) as CmsField;

/** The profiles, each with rules of its own. */
export const champDesProfils = (name: string, label: string, aide?: string): CmsField =>
  ({
    name,
    label,
    label_singular: "profil",
    ...(aide && { hint: aide }),
    widget: "list",
    required: false,
    types: profilTypes.map((type) => ({
      name: type,
      label: motsDesProfils[type],
      widget: "object",
      fields: [liste("conditions", "Et aussi")],
    })),
  }) as CmsField;
