import * as v from "valibot";
import { url } from "./adresse.ts";
import { image } from "./aide.ts";
import { typographier } from "./typographie.ts";

/** A body that gives aids (docs/specification.md#institutions). One YAML file each. */
export const institutionTypes = [
  "national",
  "region",
  "departement",
  "caf",
  "msa",
  "epci",
  "commune",
  "europeen",
  // It sells: what it proposes is a commercial offer, and no aid.
  "banque",
  // It receives requests and answers, one in each place: it gives nothing under its name.
  "guichet",
  "autre",
] as const;

const code = v.pipe(v.string("un code s’écrit entre guillemets"), v.minLength(1));

export const institutionFile = v.strictObject({
  slug: v.string(),
  label: v.pipe(v.string(), v.minLength(1), v.transform(typographier)),
  type: v.picklist(institutionTypes),
  code_insee: v.optional(code),
  code_siren: v.optional(code),
  /** Where it acts, when its code is not that of a place: a Caf, a MSA, a joint body. */
  departements: v.optional(v.pipe(v.array(code), v.minLength(1))),
  prefix: v.optional(v.picklist(["de", "de la", "de l’", "des", "du", "d’", "le", "les"])),
  /** Its logo; without one, its initials. */
  imgSrc: v.optional(image),
  /** The colour under its initials, where it has no logo. */
  couleur: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^#[\da-f]{6}$/i, "une couleur s’écrit en six signes après un dièse : #0a5c36"),
    ),
  ),
  /** Its home page, shown in place of an aid’s page that no longer exists; visited as the links of aids are. */
  link: v.optional(url),
  /** The number anyone may call: « 32 30 ». A local Caf has that of all of them. */
  telephone: v.optional(
    v.pipe(v.string(), v.regex(/^\d[\d ]*\d$/, "un numéro s’écrit en chiffres, séparés par des espaces")),
  ),
  national: v.optional(v.boolean(), false),
  etablissements: v.optional(v.array(v.string()), []),
  repository: v.optional(v.string()),
  top: v.optional(v.number()),
});
export type Institution = v.InferOutput<typeof institutionFile>;
