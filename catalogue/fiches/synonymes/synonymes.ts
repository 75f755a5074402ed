import * as v from "valibot";
import { besoins, type Besoin } from "../../schema/besoins.ts";
import { institutionTypes } from "../../schema/institution.ts";
import { typographier } from "../../schema/typographie.ts";

const texte = v.pipe(v.string("un texte est attendu"), v.trim(), v.minLength(1, "ce texte est vide"));
const liste = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.pipe(v.array(schema), v.minLength(1, "cette liste est vide : ôter la ligne")));

const entree = v.pipe(
  v.strictObject({
    dit: v.pipe(v.array(texte), v.minLength(1, "au moins un mot est attendu")),
    aides: liste(texte),
    organismes: liste(texte),
    types: liste(v.picklist(institutionTypes, "une sorte d’organisme est attendue : caf, region…")),
    besoin: v.optional(
      v.picklist(Object.keys(besoins) as Besoin[], "un besoin est attendu : loger, etudier…"),
    ),
    cherche: liste(texte),
    note: v.optional(v.pipe(texte, v.maxLength(180, "180 signes au plus"), v.transform(typographier))),
    urgent: v.optional(v.literal(true, "true, ou rien")),
  }),
  v.check(
    ({ aides, organismes, types, besoin, cherche, urgent }) =>
      Boolean(aides ?? organismes ?? types ?? besoin ?? cherche ?? urgent),
    "dire ce que ces mots veulent dire : aides, organismes, types, besoin, cherche ou urgent",
  ),
);

/** What people type for an aid, and what they mean; edited by hand in `synonymes.yml`. */
export const synonymesFile = v.strictObject({
  /** Searches proposed where nothing is typed. */
  suggestions: v.pipe(v.array(texte), v.minLength(1, "au moins une suggestion est attendue")),
  entrees: v.array(entree),
});
export type Synonymes = v.InferOutput<typeof synonymesFile>;
export type Synonyme = Synonymes["entrees"][number];
