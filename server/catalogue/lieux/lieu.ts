import * as v from "valibot";
import type { Lieu } from "../../../catalogue/lieux/lieux.ts";

const jours = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

const text = v.pipe(v.string(), v.trim(), v.toLowerCase());
const creneau = v.object({ de: v.string(), a: v.string() });
const plage = v.object({
  du: v.pipe(text, v.picklist(jours)),
  au: v.fallback(v.optional(v.pipe(text, v.picklist(jours))), undefined),
  heures: v.array(v.unknown()),
});

/** « 9 h 30 » for « 09:30:00 »; `undefined` if it is not an hour. */
function heure(given: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(given.trim()) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

function heures(given: readonly unknown[]): string {
  const slots = given.flatMap((one) => {
    const { success, output } = v.safeParse(creneau, one);
    const [from, to] = success ? [heure(output.de), heure(output.a)] : [];
    return from && to ? [`${from} – ${to}`] : [];
  });
  return new Intl.ListFormat("fr", { type: "conjunction" }).format(slots);
}

/** Days of the week from one to another, 1 for Monday; « samedi au lundi » goes round. */
function semaineDe(du: string, au: string): number[] {
  const debut = jours.indexOf(du);
  const combien = ((jours.indexOf(au) - debut + 7) % 7) + 1;
  return Array.from({ length: combien }, (_, rang) => ((debut + rang) % 7) + 1);
}

/**
 * Opening hours as a person reads them: « lundi au jeudi », « 9 h – 12 h 30 et 14 h – 17 h ». What
 * cannot be understood is left out; days without an hour too.
 */
export function ecrireHoraires(given: unknown): Lieu["horaires"] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((one) => {
    const { success, output } = v.safeParse(plage, one);
    if (!success) return [];
    const { du, au = du } = output;
    const open = heures(output.heures);
    if (open === "") return [];
    return [{ jours: du === au ? du : `${du} au ${au}`, heures: open, semaine: semaineDe(du, au) }];
  });
}

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
/** A field that may be missing or odd: then it is left out. */
const maybe = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const adresse = v.object({
  type: maybe(line),
  lignes: v.fallback(v.array(line), []),
  codePostal: maybe(line),
  commune: maybe(line),
});

const coordonnees = v.tuple([v.number(), v.number()]);

const feature = v.object({
  geometry: maybe(v.object({ coordinates: coordonnees })),
  properties: v.object({
    nom: line,
    /** Its kind. */
    pivotLocal: maybe(line),
    url: maybe(v.pipe(line, v.regex(/^https?:\/\/\S+$/))),
    telephone: maybe(line),
    adresses: v.fallback(v.array(v.unknown()), []),
    horaires: v.optional(v.unknown()),
  }),
});

export const collection = v.object({ features: v.array(v.unknown()) });

/** The address where one goes, rather than the one where one writes. */
function ecrireAdresse(given: readonly unknown[]): string {
  const all = given.flatMap((one) => {
    const { success, output } = v.safeParse(adresse, one);
    return success ? [output] : [];
  });
  const chosen = all.find(({ type }) => type !== "postale") ?? all[0];
  if (!chosen) return "";
  const town = [chosen.codePostal, chosen.commune].filter(Boolean).join(" ");
  return [...chosen.lignes, town].filter(Boolean).join(", ");
}

type Point = v.InferOutput<typeof coordonnees>;

/** Kilometres between two points (longitude, latitude), on a sphere. */
function distance([lonA, latA]: Point, [lonB, latB]: Point): number {
  const rad = Math.PI / 180;
  const hav = (angle: number) => Math.sin((angle * rad) / 2) ** 2;
  const a = hav(latB - latA) + Math.cos(latA * rad) * Math.cos(latB * rad) * hav(lonB - lonA);
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

function lieuDe({ properties, geometry }: v.InferOutput<typeof feature>, mairie: Point | undefined): Lieu {
  const { nom, url, telephone, adresses, horaires } = properties;
  const where = ecrireAdresse(adresses);
  return {
    nom,
    ...(where && { adresse: where }),
    ...(telephone && { telephone }),
    ...(url && { url }),
    horaires: ecrireHoraires(horaires),
    ...(mairie && geometry && { km: Math.round(distance(mairie, geometry.coordinates)) }),
  };
}

/** Kind of the town hall, whence distances are counted. */
export const MAIRIE = "mairie";

/**
 * Places of the directory in our words, the nearest to the town hall first when it is among them; it is not
 * one of the places asked for. What has no name is left out. Never throws.
 */
export function lieuxDuRepertoire(features: readonly unknown[]): Lieu[] {
  const lus = features.flatMap((one) => {
    const { success, output } = v.safeParse(feature, one);
    return success ? [output] : [];
  });
  const mairie = lus.find(({ properties }) => properties.pivotLocal === MAIRIE)?.geometry?.coordinates;
  return lus
    .filter(({ properties }) => properties.pivotLocal !== MAIRIE)
    .map((un) => lieuDe(un, mairie))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}
