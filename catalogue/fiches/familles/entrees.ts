import * as v from "valibot";
import { url } from "../../schema/adresse.ts";
import { jour } from "../../schema/periode.ts";
import { reference } from "../../schema/reference.ts";

/** What an entry of a family says: only what differs from an aid of the family to the next. */
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
const positif = v.pipe(v.number(), v.minValue(0));
const bornes = v.pipe(
  v.strictTuple([positif, positif]),
  v.check(
    ([min, max]) => min <= max,
    "les deux nombres sont à l’envers : les écrire du plus petit au plus grand",
  ),
);

/** What every family says. */
export type EntreeCommune = v.InferOutput<v.StrictObjectSchema<typeof commun, undefined>>;

/** The départements of an entry whose institution is not of one place of that code. */
const departements = v.optional(v.pipe(v.array(text), v.minLength(1)));

export const entreeApa = v.strictObject({
  ...commun,
  departements,
  /** One of the 23 where the care homes are paid otherwise, until the end of 2026 (décret n° 2025-168). */
  sans_etablissement: v.optional(v.boolean(), false),
});
export type EntreeApa = v.InferOutput<typeof entreeApa>;

export const entreeFsl = v.strictObject({
  ...commun,
  /** The link is not the fund’s own page: it does not say how to ask. */
  page_generale: v.optional(v.boolean(), false),
  /** SIREN of a metropolis of the département that has a fund of its own. */
  sauf_epci: v.optional(v.pipe(v.string(), v.regex(/^\d{9}$/, "un SIREN de neuf chiffres"))),
  departements,
  /** A public page says that it helps no student. */
  sauf_etudiants: v.optional(v.boolean(), false),
  /** Where that was read. */
  reference: v.optional(reference),
});
export type EntreeFsl = v.InferOutput<typeof entreeFsl>;

const kilometres = v.pipe(v.number(), v.minValue(1));

/** What a passenger pays over some distance. */
export const palier = v.strictObject({
  /** 0 is free. */
  euros: v.optional(positif),
  /** When only two bounds are known, the other one. */
  euros_au_plus: v.optional(positif),
  /** Instead of euros: how much is not known, only that it depends on the distance. */
  selon_distance: v.optional(v.boolean(), false),
  /** Euros a kilometre, instead of a trip. */
  par_km: v.optional(v.boolean(), false),
  /** As far as the next band begins; not said for the last one, nor where it is not known. */
  jusqua_km: v.optional(kilometres),
});
export type PalierDuPassager = v.InferOutput<typeof palier>;

const limites = (paliers: readonly PalierDuPassager[]) =>
  paliers.flatMap(({ jusqua_km: km }) => (km === undefined ? [] : [km]));

const paliers = v.pipe(
  v.array(palier),
  v.minLength(1),
  v.check(
    (tous) => tous.every(({ euros, selon_distance }) => (euros === undefined) === selon_distance),
    "chaque distance dit ses euros, ou selon_distance, et pas les deux",
  ),
  v.check(
    (tous) => limites(tous).every((km, rang, kms) => rang === 0 || km > (kms[rang - 1] ?? km)),
    "les paliers vont du plus court au plus long",
  ),
);

/** Where a trip is paid, besides its two ends. Each reads after « Rouler » or « Partir et arriver ». */
export const zone = v.pipe(
  v.strictObject({
    seulement: v.optional(text),
    ailleurs_que: v.optional(text),
    extremites_ailleurs_que: v.optional(text),
  }),
  v.check((une) => Object.keys(une).length === 1, "une seule façon de dire la zone est attendue"),
);

export const entreeCovoiturage = v.strictObject({
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
  /** First trips that a passenger does not pay for. */
  trajets_offerts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What a passenger pays, band after band; something, when it is not said. */
  passager: v.optional(paliers),
  zone: v.optional(zone),
  /** What is to be checked before counting on it: a page that dates, a body that pays no more. */
  warning: v.optional(text),
  /** Last day on which it was paid. */
  fin: v.optional(jour),
  /** Where the end or the warning was read. */
  reference: v.optional(reference),
});
export type EntreeCovoiturage = v.InferOutput<typeof entreeCovoiturage>;
