import { controlerCodes } from "./codes.ts";
import type { Constat, Lecture } from "./constat.ts";
import { controlerRegles } from "./regles.ts";
import type { Territoires } from "./territoires.ts";
import { controlerInstitution, controlerTextes } from "./textes.ts";

/** What some checks need and a start does without. */
export interface Reperes {
  /** Day of the check, YYYY-MM-DD. */
  date?: string;
  territoires?: Territoires;
}

/** Everything wrong or doubtful in a catalogue that was read, in the order of its files. */
export function controler(
  { aides, institutions, refus }: Lecture,
  { date, territoires }: Reperes = {},
): Constat[] {
  const parNom = new Map(institutions.map(({ institution }) => [institution.slug, institution]));
  const noms = new Set(aides.map(({ aide }) => aide.slug));
  return [
    ...refus,
    ...aides.flatMap((ecrite) => {
      const institution = parNom.get(ecrite.aide.institution);
      return [
        ...controlerTextes(ecrite, date),
        ...(institution ? controlerCodes(ecrite, institution, noms, territoires) : []),
        ...(institution ? controlerRegles(ecrite, institution, territoires) : []),
      ];
    }),
    ...institutions.flatMap(controlerInstitution),
  ];
}

export const erreursDe = (constats: readonly Constat[]): Constat[] =>
  constats.filter(({ gravite }) => gravite === "erreur");
