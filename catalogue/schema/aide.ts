import * as v from "valibot";
import { isDay } from "../situation/periods.ts";
import { isPlaced, profil, regle } from "./regles.ts";
import { typographier } from "./typographie.ts";

/** An aid of the catalogue (docs/specification.md#aides). One YAML file each. */
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
/** What a person reads. */
const prose = v.pipe(text, v.transform(typographier));
export const url = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, "Le champ doit contenir une url valide"));

const infinitif = /^(?:Ne pas |N[e’'] ?|S[e’'] ?|En |Y )?\p{Lu}?\p{L}*(?:er|ir|re|oir)\b/u;
const conditionLibre = v.pipe(
  text,
  v.check(
    (line) => infinitif.test(line) && line.endsWith("."),
    "La condition doit commencer par un verbe à l'infinitif et se terminer par un point",
  ),
  v.transform(typographier),
);

const question = v.pipe(
  prose,
  v.check((line) => /\s\?$/u.test(line), "La question doit se terminer par « ? »"),
);

const teleservice = v.union([
  url,
  v.strictObject({ name: text, query: v.optional(v.record(v.string(), v.string())) }),
  v.strictObject({ caf: v.optional(url), msa: v.optional(url) }),
]);

const personnalisation = v.strictObject({
  link: v.optional(url),
  form: v.optional(url),
  teleservice: v.optional(teleservice),
  instructions: v.optional(url),
  label: v.optional(prose),
  institution: v.optional(prose),
});

export const periodicites = ["ponctuelle", "mensuelle", "annuelle", "autre"] as const;
export const interestFlags = [
  "_interetsAidesVelo",
  "_interetBafa",
  "_interetPermisDeConduire",
  "_interetEtudesEtranger",
  "_interetAidesSanitaireSocial",
  "_interetVoiture",
  "_interetLogement",
  "_interetEmploi",
  "_interetDiagnostifFinancier",
] as const;

const fields = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[\p{L}\d_·’–-]+$/u, "identifiant en lettres, chiffres, tirets")),
  label: prose,
  institution: text,
  description: prose,
  prefix: v.picklist(["le", "la", "les", "l’", "l'", "un", "une", "l’aide", "l'aide"]),
  type: v.optional(v.picklist(["float", "bool", "mixed"]), "float"),
  unit: v.optional(v.picklist(["euro", "percent", "séances"]), "euro"),
  periodicite: v.optional(v.picklist(periodicites), "autre"),
  montant: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  floorAt: v.optional(v.picklist([10, 1, 0.01]), 1),
  legend: v.optional(v.pipe(v.string(), v.transform(typographier))),
  /** The amount is a reduced price to pay, not money to receive. */
  prix: v.optional(v.boolean(), false),
  /** The amount is lent, to be paid back. */
  pret: v.optional(v.boolean(), false),
  top: v.optional(v.number()),
  interestFlag: v.optional(v.picklist(interestFlags)),
  entity: v.optional(v.picklist(["familles", "foyers_fiscaux", "individus", "menages"])),
  openfiscaPeriod: v.optional(v.picklist(["thisMonth", "thisYear"])),
  /** An office decides whether it is given, and how much. */
  au_cas_par_cas: v.optional(v.boolean()),
  private: v.optional(v.boolean(), false),
  msa: v.optional(v.boolean(), false),
  warning: v.optional(prose),
  /** What decides of the aid and is not asked: the question to ask oneself. */
  a_verifier: v.optional(question),
  participation: v.optional(v.strictObject({ type: v.literal("Variable"), legend: prose })),
  isBaseRessourcesYearMinusTwo: v.optional(v.boolean(), false),
  isBaseRessourcesPatrimoine: v.optional(v.boolean(), false),
  setToZeroRecently: v.optional(v.boolean(), false),
  openfisca_eligibility_source: v.optional(text),
  national: v.optional(v.boolean(), false),
  profils: v.optional(v.array(profil), []),
  conditions_generales: v.optional(v.array(regle), []),
  conditions: v.optional(v.array(conditionLibre), []),
  link: v.optional(url),
  instructions: v.optional(url),
  form: v.optional(url),
  teleservice: v.optional(teleservice),
  teleservices: v.optional(v.array(v.strictObject({ name: text, url }))),
  forms: v.optional(v.record(v.string(), url)),
  customization: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^(D(\d{2,3}|2[AB])|M\d{9})$/, "clé D{code} ou M{siren}")),
      personnalisation,
    ),
  ),
  lieux: v.optional(v.array(text)),
  /** Last day on which the aid exists. */
  fin: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => isDay(day), "date AAAA-MM-JJ attendue"),
    ),
  ),
  verifie_le: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => isDay(day), "date AAAA-MM-JJ attendue"),
    ),
  ),
});

export const sources = ["javascript", "openfisca", "aides-velo"] as const;

/** Field schema plus the rules between fields (docs/specification.md#aides). */
export const aideFile = v.pipe(
  fields,
  v.check(
    (aide) => aide.type !== "float" || aide.entity !== undefined || aide.montant !== undefined,
    "une aide chiffrée a un montant",
  ),
);
export type AideFile = v.InferOutput<typeof aideFile>;

export interface Aide extends AideFile {
  source: (typeof sources)[number];
  /** Brand that alone shows the aid. */
  marque?: "banque";
}

/** True if the aid says where it applies: by a place in every way to get it, or by being national. */
export const hasPlace = (aide: AideFile): boolean =>
  aide.national ||
  aide.conditions_generales.some(isPlaced) ||
  (aide.profils.length > 0 && aide.profils.every((one) => one.conditions.some(isPlaced)));
