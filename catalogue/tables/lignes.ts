import * as v from "valibot";
import { url } from "../schema/aide.ts";

/** What one row of a table says: only what differs from an aid of the family to the next. */
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const commun = {
  slug: text,
  label: text,
  institution: text,
  link: url,
  form: v.optional(url),
  instructions: v.optional(url),
  teleservice: v.optional(url),
};
const bornes = v.strictTuple([v.pipe(v.number(), v.minValue(0)), v.pipe(v.number(), v.minValue(0))]);

export const ligneApa = v.strictObject(commun);
export type LigneApa = v.InferOutput<typeof ligneApa>;

export const ligneFsl = v.strictObject({
  ...commun,
  /** SIREN of a metropolis of the département that has a fund of its own. */
  sauf_epci: v.optional(v.pipe(v.string(), v.regex(/^\d{9}$/, "un SIREN de neuf chiffres"))),
});
export type LigneFsl = v.InferOutput<typeof ligneFsl>;

export const ligneCovoiturage = v.strictObject({
  ...commun,
  operateurs: v.pipe(v.array(text), v.minLength(1)),
  plateforme: v.optional(text),
  /** Where a paid trip must begin and end: in the territory. */
  sens: v.picklist(["depart_et_arrivee", "depart_ou_arrivee"]),
  /** Euros a trip and passenger, from the shortest to the longest. */
  par_passager: bornes,
  /** Euros a month at most. */
  par_mois: v.optional(v.pipe(v.number(), v.minValue(1))),
  /** Kilometres of a paid trip, from and to. */
  km: bornes,
  trajets_par_mois: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  gratuit_passager: v.optional(v.boolean(), false),
});
export type LigneCovoiturage = v.InferOutput<typeof ligneCovoiturage>;
