import * as v from "valibot";
import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import { ecrireHoraires } from "./horaires.ts";

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
