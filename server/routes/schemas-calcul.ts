import * as v from "valibot";
import { causesDeDoute } from "../../catalogue/results/doutes.ts";

/** A figure of the law that a value was computed with. */
export const parametreExplique = v.strictObject({
  libelle: v.string(),
  valeur: v.string(),
  depuis: v.string(),
  attendu: v.optional(v.string()),
  premier: v.optional(v.literal(true)),
  texte: v.optional(v.string()),
  lien: v.optional(v.string()),
});

/** A line of the letter that tells a computation. */
export const ligneDeLettre = v.strictObject({
  phrase: v.string(),
  euros: v.optional(v.number()),
  article: v.string(),
  depuis: v.optional(v.string()),
  suppose: v.optional(v.literal(true)),
  nul: v.optional(v.literal(true)),
});

/** Why an aid is not sure. */
export const doute = v.strictObject({
  cause: v.picklist(causesDeDoute),
  texte: v.string(),
});
