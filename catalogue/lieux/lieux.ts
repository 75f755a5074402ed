import type { Aide } from "../schema/aide.ts";
import type { Institution } from "../schema/institution.ts";

/** Kinds of places that can be asked for: those of the institutions and aids (docs/specification.md#lieux). */
export const genresDeLieu = [
  "caf",
  "carsat",
  "ccas",
  "cdas",
  "centre_social",
  "cg",
  "cpam",
  "edas",
  "france_travail",
  "mds",
  "mission_locale",
  "pole_emploi",
  "sdsei",
] as const;
export type GenreDeLieu = (typeof genresDeLieu)[number];

/** The social service of a département: its centres, under the names they have here and there. */
export const centresDuDepartement: readonly GenreDeLieu[] = ["cdas", "edas", "mds", "sdsei"];

/** Places that help whatever the aid, of everybody. */
export const lieuxGeneriques: readonly GenreDeLieu[] = [
  "ccas",
  "cg",
  ...centresDuDepartement,
  "mission_locale",
  "caf",
  "cpam",
  "france_travail",
];

/** Who is received, by age: 16 to 25 at a mission locale, to 29 with a disability (C. trav., art. L5314-2); from 16 at France Travail. */
const AGES: Partial<Record<GenreDeLieu, (age: number, handicap?: boolean) => boolean>> = {
  mission_locale: (age, handicap) => age >= 16 && age <= (handicap ? 29 : 25),
  france_travail: (age) => age >= 16,
};

/** Of these kinds of places, those that receive somebody of that age; all of them where it is not known. */
export const quiRecoivent = (
  genres: readonly string[],
  age: number | undefined,
  handicap?: boolean,
): readonly string[] =>
  genres.filter((genre) => age === undefined || AGES[genre as GenreDeLieu]?.(age, handicap) !== false);

/** A place where someone answers. */
export interface Lieu {
  nom: string;
  /** On one line: « 12 rue du Port, 35000 Rennes ». */
  adresse?: string;
  telephone?: string;
  url?: string;
  /** Where one writes to it, or asks for an appointment. */
  contact?: string;
  /** « lundi au jeudi », « 9 h – 12 h 30 et 14 h – 17 h »; the days of the week, 1 for Monday. */
  horaires: { jours: string; heures: string; semaine: number[] }[];
  /** Kilometres from the town hall of the commune, as the crow flies. */
  km?: number;
  /** Day it was read (`YYYY-MM-DD`), when it is not today’s answer of the directory. */
  vuLe?: string;
  /** One of the bundled table, when no directory answers: what it is for, and who says so. */
  fixe?: {
    pour: string;
    source: string;
    /** True when a directory is plugged in, and did not answer. */
    panne?: true;
  };
}

const isGenre = (text: string): text is GenreDeLieu => (genresDeLieu as readonly string[]).includes(text);

/** Kinds of places that know an aid: its own, else those of its institution; a local CAF is one. */
export function lieuxDe(aide: Pick<Aide, "lieux">, institution: Institution): GenreDeLieu[] {
  if (aide.lieux) return aide.lieux.filter(isGenre);
  if (institution.etablissements.length) return institution.etablissements.filter(isGenre);
  return institution.type === "caf" ? ["caf"] : [];
}

/** « Aujourd’hui : 9 h – 12 h », « Fermé aujourd’hui »; nothing when the hours are not known. */
export function heuresDuJour({ horaires }: Pick<Lieu, "horaires">, jour: string): string | undefined {
  if (horaires.length === 0) return undefined;
  const rang = new Date(`${jour}T00:00:00Z`).getUTCDay() || 7;
  const heures = horaires.filter(({ semaine }) => semaine.includes(rang)).map((un) => un.heures);
  return heures.length > 0 ? `Aujourd’hui : ${heures.join(", ")}` : "Fermé aujourd’hui";
}
