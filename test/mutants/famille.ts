/** What became of a planted fault: seen, and by what; not seen; or the machinery itself broke, which proves nothing. */
export type SortDUneFaute = `vu par ${string}` | "survit" | "plante";

/** A fault that can be planted, one at a time. */
export interface FauteAPlanter {
  /** Kind of fault, in French: faults are counted by kind. */
  sorte: string;
  /** Where it is planted: an aid, a question. */
  ou: string;
  /** What is changed, in French. */
  quoi: string;
  /** Lines of the source that it changes, from 1. */
  lignes?: readonly [debut: number, fin: number];
  /** Plants it and looks. Never rejects: what throws is `plante`. */
  essayer(): SortDUneFaute | Promise<SortDUneFaute>;
}

/** Faults of one kind of thing, asked for by its name: `npm run test:mutants -- --donnees`. */
export interface FamilleDeFautes {
  nom: string;
  titre: string;
  mutants(): readonly FauteAPlanter[] | Promise<readonly FauteAPlanter[]>;
  /**
   * Plants these together, where one at a time would take days: `essayer` then says what became of each. Tried on
   * these test files, or on all that can see them.
   */
  preparer?(choisies: readonly FauteAPlanter[], essais?: readonly string[]): Promise<void>;
  /** What is known of each from the times before, where that is kept; what changed since is not known. */
  connues?(fautes: readonly FauteAPlanter[]): ReadonlyMap<FauteAPlanter, SortDUneFaute>;
  /** Share of them that is to be seen, of those that count. */
  attendus: number;
  /** Survivors that change nothing anyone could see, by `cleDuMutant`, each with why. */
  equivalents: ReadonlyMap<string, string>;
  /** Lets go of what planting needed. */
  fermer?(): Promise<void>;
}

export const cleDuMutant = ({ sorte, ou, quoi }: Pick<FauteAPlanter, "sorte" | "ou" | "quoi">): string =>
  `${sorte} | ${ou} | ${quoi}`;
