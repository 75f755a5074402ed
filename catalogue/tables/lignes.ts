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
const positif = v.pipe(v.number(), v.minValue(0));
const bornes = v.pipe(
  v.strictTuple([positif, positif]),
  v.check(
    ([min, max]) => min <= max,
    "les deux nombres sont à l’envers : les écrire du plus petit au plus grand",
  ),
);

export const ligneApa = v.strictObject(commun);
export type LigneApa = v.InferOutput<typeof ligneApa>;

export const ligneFsl = v.strictObject({
  ...commun,
  /** The link is not the fund’s own page: it does not say how to ask. */
  page_generale: v.optional(v.boolean(), false),
  /** SIREN of a metropolis of the département that has a fund of its own. */
  sauf_epci: v.optional(v.pipe(v.string(), v.regex(/^\d{9}$/, "un SIREN de neuf chiffres"))),
});
export type LigneFsl = v.InferOutput<typeof ligneFsl>;

const kilometres = v.pipe(v.number(), v.minValue(1));

/** What a passenger pays over some distance. */
const palier = v.strictObject({
  /** 0 is free; two bounds, when only they are known; nothing, when it is not known. */
  euros: v.optional(v.union([positif, bornes])),
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
    (tous) => limites(tous).every((km, rang, kms) => rang === 0 || km > (kms[rang - 1] ?? km)),
    "les paliers vont du plus court au plus long",
  ),
);

/** Where a trip is paid, besides its two ends. Each reads after « Rouler » or « Partir et arriver ». */
const zone = v.union([
  v.strictObject({ seulement: text }),
  v.strictObject({ ailleurs_que: text }),
  v.strictObject({ extremites_ailleurs_que: text }),
]);

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
  /** What a passenger pays, band after band; something, when it is not said. */
  passager: v.optional(paliers),
  zone: v.optional(zone),
});
export type LigneCovoiturage = v.InferOutput<typeof ligneCovoiturage>;
