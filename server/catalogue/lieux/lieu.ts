import * as v from "valibot";
import { minuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import type { Lieu } from "../../../catalogue/lieux/lieux.ts";

const jours = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
/** A field that may be missing, empty or odd: then it is left out. */
const maybe = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);
const jour = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(jours));

const plage = v.object({
  nom_jour_debut: jour,
  nom_jour_fin: maybe(jour),
  valeur_heure_debut_1: maybe(line),
  valeur_heure_fin_1: maybe(line),
  valeur_heure_debut_2: maybe(line),
  valeur_heure_fin_2: maybe(line),
  commentaire: maybe(line),
});

/** A list of the directory: a list, or the text of one. What is not of that shape is left out. */
function liste<T>(given: unknown, forme: v.GenericSchema<unknown, T>): T[] {
  let lue = given;
  try {
    if (typeof given === "string") lue = JSON.parse(given);
  } catch {
    return [];
  }
  if (!Array.isArray(lue)) return [];
  return lue.flatMap((one) => {
    const { success, output } = v.safeParse(forme, one);
    return success ? [output] : [];
  });
}

/** « 9 h 30 » for « 09:30:00 »; `undefined` if it is not an hour. */
function heure(given: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(given.trim()) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** « 9 h – 12 h 30 et 14 h – 17 h »; what the directory adds (« sur rendez-vous ») comes after. */
function heures(une: v.InferOutput<typeof plage>): string {
  const creneaux = [
    [une.valeur_heure_debut_1, une.valeur_heure_fin_1],
    [une.valeur_heure_debut_2, une.valeur_heure_fin_2],
  ].flatMap(([de = "", a = ""]) => {
    const [from, to] = [heure(de), heure(a)];
    return from && to ? [`${from} – ${to}`] : [];
  });
  const dites = new Intl.ListFormat("fr", { type: "conjunction" }).format(creneaux);
  return [dites, une.commentaire && minuscule(une.commentaire.replace(/\.$/, ""))].filter(Boolean).join(", ");
}

/** Days of the week from one to another, 1 for Monday; « samedi au lundi » goes round. */
function semaineDe(du: string, au: string): number[] {
  const debut = jours.indexOf(du);
  const combien = ((jours.indexOf(au) - debut + 7) % 7) + 1;
  return Array.from({ length: combien }, (_, rang) => ((debut + rang) % 7) + 1);
}

/**
 * Opening hours as a person reads them: « lundi au jeudi », « 9 h – 12 h 30 et 14 h – 17 h ». What
 * cannot be understood is left out; days of which nothing is said too.
 */
export function ecrireHoraires(given: unknown): Lieu["horaires"] {
  return liste(given, plage).flatMap((une) => {
    const { nom_jour_debut: du, nom_jour_fin: au = du } = une;
    const open = heures(une);
    if (open === "") return [];
    return [{ jours: du === au ? du : `${du} au ${au}`, heures: open, semaine: semaineDe(du, au) }];
  });
}

const adresse = v.object({
  type_adresse: maybe(line),
  complement1: maybe(line),
  complement2: maybe(line),
  numero_voie: maybe(line),
  service_distribution: maybe(line),
  code_postal: maybe(line),
  nom_commune: maybe(line),
  longitude: maybe(v.pipe(line, v.transform(Number), v.finite())),
  latitude: maybe(v.pipe(line, v.transform(Number), v.finite())),
});
type Adresse = v.InferOutput<typeof adresse>;

/** What a place is, and the communes that it serves. */
const pivot = v.object({ type_service_local: line, code_insee_commune: v.fallback(v.array(line), []) });
const valeur = v.object({ valeur: line });
const site = v.object({ valeur: v.pipe(line, v.regex(/^https?:\/\/\S+$/)) });

const fiche = v.object({
  nom: line,
  pivot: v.unknown(),
  adresse: v.optional(v.unknown()),
  telephone: v.optional(v.unknown()),
  site_internet: v.optional(v.unknown()),
  plage_ouverture: v.optional(v.unknown()),
  formulaire_contact: maybe(v.pipe(line, v.regex(/^https?:\/\/\S+$/))),
});

/** Fields that are asked for. */
export const CHAMPS_DEMANDES = Object.keys(fiche.entries);

export const reponse = v.object({ results: v.array(v.unknown()) });

/** The address where one goes, rather than the one where one writes. */
function ouAller(given: unknown): Adresse | undefined {
  const all = liste(given, adresse);
  return all.find(({ type_adresse: type }) => !type?.toLowerCase().includes("postale")) ?? all[0];
}

function ecrireAdresse(une: Adresse): string {
  const town = [une.code_postal, une.nom_commune].filter(Boolean).join(" ");
  const lignes = [une.complement1, une.complement2, une.numero_voie, une.service_distribution, town];
  return lignes.filter(Boolean).join(", ");
}

/** Longitude, latitude. */
type Point = readonly [number, number];

const pointDe = (une: Adresse | undefined): Point | undefined =>
  une?.longitude === undefined || une.latitude === undefined ? undefined : [une.longitude, une.latitude];

/** Kilometres between two points (longitude, latitude), on a sphere. */
function distance([lonA, latA]: Point, [lonB, latB]: Point): number {
  const rad = Math.PI / 180;
  const hav = (angle: number) => Math.sin((angle * rad) / 2) ** 2;
  const a = hav(latB - latA) + Math.cos(latA * rad) * Math.cos(latB * rad) * hav(lonB - lonA);
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

function lieuDe(une: v.InferOutput<typeof fiche>, mairie: Point | undefined): Lieu {
  const ici = ouAller(une.adresse);
  const where = ici && ecrireAdresse(ici);
  const [telephone] = liste(une.telephone, valeur);
  const [url] = liste(une.site_internet, site);
  const point = pointDe(ici);
  return {
    nom: une.nom,
    ...(where && { adresse: where }),
    ...(telephone && { telephone: telephone.valeur }),
    ...(url && { url: url.valeur }),
    ...(une.formulaire_contact && { contact: une.formulaire_contact }),
    horaires: ecrireHoraires(une.plage_ouverture),
    ...(mairie && point && { km: Math.round(distance(mairie, point)) }),
  };
}

/** Kind of the town hall, whence distances are counted. */
export const MAIRIE = "mairie";

/**
 * Places of the directory that serve a commune, of these kinds, in our words, the nearest to the town hall first when it
 * is among them; it is not one of the places asked for. What has no name is left out. Never throws.
 */
export function lieuxDuRepertoire(
  results: readonly unknown[],
  commune: string,
  types: readonly string[],
): Lieu[] {
  const lues = liste(results, fiche).map((une) => ({ une, pivots: liste(une.pivot, pivot) }));
  // The directory finds these words anywhere: what it serves, and is, decides.
  const deSorte = (sortes: readonly string[]) =>
    lues
      .filter(({ pivots }) =>
        pivots.some(
          ({ type_service_local: type, code_insee_commune: communes }) =>
            sortes.includes(type) && communes.includes(commune),
        ),
      )
      .map(({ une }) => une);
  const [mairie] = deSorte([MAIRIE]);
  return deSorte(types)
    .map((une) => lieuDe(une, pointDe(ouAller(mairie?.adresse))))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}
