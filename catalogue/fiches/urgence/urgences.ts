import * as v from "valibot";
import { genresDeLieu } from "../../lieux/lieux.ts";
import { type Besoin, besoins } from "../../schema/besoins.ts";

const texte = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(180));
const lien = v.pipe(v.string(), v.regex(/^(?:https:\/\/|sms:|mailto:)\S+$/));

/** A number to call: what for, when, for how much, and how to reach it without speaking. */
const numero = v.strictObject({
  /** As it is read: « 39 19 ». */
  appeler: v.pipe(v.string(), v.regex(/^\d[\d ]*\d$/)),
  nom: texte,
  quoi: texte,
  heures: texte,
  prix: texte,
  ecrire: v.optional(v.strictObject({ mots: texte, href: lien })),
  /** Who says so. */
  source: texte,
});

/** Somewhere to go, or to write. */
const lieu = v.strictObject({
  nom: texte,
  quoi: texte,
  href: v.optional(lien),
  source: texte,
  /** Only for those who study. */
  pour: v.optional(v.literal("études")),
  /** How the national directory calls such places. */
  annuaire: v.optional(texte),
});

/** What someone may need now. */
const situation = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  titre: texte,
  phrase: texte,
  /** Need whose aids are shown for a commune. */
  besoin: v.optional(v.picklist(Object.keys(besoins) as Besoin[])),
  numeros: v.array(v.string()),
  /** What to say when calling. */
  dire: v.array(texte),
  lieux: v.array(lieu),
  /** Aids to ask for, the first ones first. */
  aides: v.array(v.string()),
  /** Kinds of places of the directory that help. */
  genres: v.array(v.picklist(genresDeLieu)),
});

/** Numbers and places for someone who needs help now (docs/specification.md#aide-maintenant), in `urgences.json`. */
export const urgencesFile = v.strictObject({
  /** Day these facts were last read, `YYYY-MM-DD`. */
  lu: v.pipe(v.string(), v.isoDate()),
  numeros: v.record(v.string(), numero),
  situations: v.array(situation),
});
export type Urgences = v.InferOutput<typeof urgencesFile>;
export type NumeroDUrgence = Urgences["numeros"][string];
export type SituationDUrgence = Urgences["situations"][number];
