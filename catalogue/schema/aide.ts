import * as v from "valibot";
import { url } from "./adresse.ts";
import { type Besoin, besoins, natures } from "./besoins.ts";
import { delaiDeDemande, delaiDeReponse, jour, periode } from "./periode.ts";
import { portee } from "./portee.ts";
import { reference } from "./reference.ts";
import { isPlaced, profil, regle } from "./regles.ts";
import { typographier } from "./typographie.ts";

/** An aid of the catalogue (docs/specification.md#aides). One YAML file each. */
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
/** What a person reads. */
const prose = v.pipe(text, v.transform(typographier));

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

/** A picture of `catalogue/logos/` (docs/specification.md#institutions). */
export const image = v.pipe(
  text,
  v.regex(/\.(?:png|jpe?g)$/i, "Seul les images au format JPG et PNG sont supportées"),
);

/** Subjects that no list writes of somebody who said nothing of them, as a name says them. */
const SUJETS_SENSIBLES =
  /violen|viol\b|prostitu|addict|alcool|drogue|toxicom|stupéfiant|avort|\bivg\b|interruption volontaire|\basile\b|réfugi|protection subsidiaire|prison|détenu|pénitent/iu;

const slug = v.pipe(v.string(), v.regex(/^[\p{L}\d_·’–-]+$/u, "identifiant en lettres, chiffres, tirets"));

const fields = v.strictObject({
  slug,
  /** Names under which the aid was known: their pages are its own. */
  anciens_slugs: v.optional(v.array(slug), []),
  label: prose,
  institution: text,
  /** Who receives the request and answers, where it is not who gives: an institution. */
  guichet: v.optional(text),
  description: prose,
  prefix: v.picklist(["le", "la", "les", "l’", "l'", "un", "une", "l’aide", "l'aide"]),
  type: v.optional(v.picklist(["float", "bool", "mixed"]), "float"),
  unit: v.optional(v.picklist(["euro", "percent", "séances"]), "euro"),
  periodicite: v.optional(v.picklist(periodicites), "autre"),
  montant: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  floorAt: v.optional(v.picklist([10, 1, 0.01]), 1),
  legend: v.optional(v.pipe(v.string(), v.transform(typographier))),
  nature: v.picklist(natures),
  besoin: v.picklist(Object.keys(besoins) as Besoin[]),
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
  /** What each of them is worth, in their order. */
  portees: v.optional(v.array(portee)),
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
  /** When it can be asked for: a campaign of every year, or one edition. */
  periode: v.optional(periode),
  delai_demande: v.optional(delaiDeDemande),
  delai_reponse: v.optional(delaiDeReponse),
  /** What to gather before asking. */
  papiers: v.optional(v.array(prose), []),
  /** Where the entry was read; each fact of it, where that is known. */
  reference: v.optional(reference),
  /** Last day on which the aid exists. */
  fin: v.optional(jour),
  /** Day on which an editor last read its sources. */
  verifie_le: v.optional(jour),
  /** Picture of the aid, in place of its institution’s. */
  imgSrc: v.optional(image),
  /** Words of the button that leads to the aid, on its page. */
  cta: v.optional(prose),
  /** Words of the link that leads to its page, in a list. */
  list_cta: v.optional(prose),
  /**
   * Its subject puts in danger, or is nobody’s business: the key of the question, among its `portees`, by which a person
   * speaks of it. Until then no list writes the aid (docs/specification.md#sensibles).
   */
  sensible: v.optional(portee),
  /** What is only doubtful is not said of this entry: an editor looked at it. */
  skip_schema_check: v.optional(v.boolean(), false),
});

/** The institutions that an entry names: who gives, and who is asked. */
export const organismesDe = ({
  institution,
  guichet,
}: Pick<AideFile, "institution" | "guichet">): string[] => [
  institution,
  ...(guichet === undefined ? [] : [guichet]),
];

export const sources = ["javascript", "openfisca", "aides-velo"] as const;

/** Field schema plus the rules between fields (docs/specification.md#aides). */
export const aideFile = v.pipe(
  fields,
  v.forward(
    v.check(
      (aide) => aide.type !== "float" || aide.entity !== undefined || aide.montant !== undefined,
      "une aide chiffrée a un montant : ajouter montant, ou écrire type: bool",
    ),
    ["type"],
  ),
  v.forward(
    v.check(
      ({ sensible, portees = [] }) => sensible === undefined || portees.includes(sensible),
      "la question par laquelle une personne en parle : l’une de ses portees",
    ),
    ["sensible"],
  ),
  v.forward(
    v.check(
      ({ sensible, label }) => sensible !== undefined || !SUJETS_SENSIBLES.test(label),
      "violences, addictions, avortement ou asile : écrire sensible, la question par laquelle une personne en parle",
    ),
    ["label"],
  ),
);
export type AideFile = v.InferOutput<typeof aideFile>;

export interface Aide extends AideFile {
  source: (typeof sources)[number];
  /** Brand that alone shows the aid. */
  marque?: "banque";
  /** Family that says most of it (`catalogue/fiches/familles`): its entry has its own fields. */
  famille?: NomDeFamille;
}

export const nomsDeFamilles = ["apa", "fsl", "covoiturage"] as const;
export type NomDeFamille = (typeof nomsDeFamilles)[number];

/** True if the aid says where it applies: by a place in every way to get it, or by being national. */
export const hasPlace = (aide: AideFile): boolean =>
  aide.national ||
  aide.conditions_generales.some(isPlaced) ||
  (aide.profils.length > 0 && aide.profils.every((one) => one.conditions.some(isPlaced)));
