import type { Source } from "./reference.ts";

interface Lue {
  verifie_le?: string | undefined;
  reference?: readonly Source[] | undefined;
}

/** What a page says of an aid, by part, and the fields of the entry that each is made of. */
const PARTIES = {
  montant: ["montant", "legend", "nature"],
  conditions: ["description", "conditions", "conditions_generales", "profils", "label", "warning"],
  papiers: ["papiers"],
  dates: ["periode", "delai_demande", "delai_reponse", "fin"],
} as const;
export type PartieDeFiche = keyof typeof PARTIES;
const parties = Object.keys(PARTIES) as PartieDeFiche[];

const partieDe = ({ champ }: Source): PartieDeFiche | undefined =>
  parties.find((une) => (PARTIES[une] as readonly string[]).includes(champ ?? ""));

const plusRecente = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((une) => une !== undefined)
    .sort()
    .at(-1);

/** The day that each part read on a source of its own is known by; `undefined` for one whose sources have no date. */
export function lecturesParPartie({
  reference = [],
  verifie_le,
}: Lue): { partie: PartieDeFiche; date?: string }[] {
  return parties.flatMap((partie) => {
    const siennes = reference.filter((source) => partieDe(source) === partie);
    // What was read for the whole entry says this part too.
    const entieres = reference.filter(({ champ }) => champ === undefined);
    const date = plusRecente([verifie_le, ...[...siennes, ...entieres].map((source) => source.date)]);
    return siennes.length > 0 ? [{ partie, ...(date && { date }) }] : [];
  });
}

/**
 * The newest day known of an entry: of the pages that say what it gives and to whom, or on which an editor read them again.
 * Its papers and its dates prove no more than themselves.
 */
export const dateDeVerification = ({ reference = [], verifie_le }: Lue): string | undefined =>
  plusRecente([
    verifie_le,
    ...reference
      .filter((source) => !["papiers", "dates"].includes(partieDe(source) ?? ""))
      .map(({ date }) => date),
  ]);

/** Years after which a source says too little of today. */
export const ANNEES = 2;

/** True if nothing says that the entry was read on a page of these last years, on a day (`YYYY-MM-DD`). */
export const estNonVerifiee = (date: string | undefined, jour: string): boolean =>
  date === undefined || Number(date.slice(0, 4)) < Number(jour.slice(0, 4)) - ANNEES;
