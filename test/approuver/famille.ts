/** Approved texts by path from the root. */
export type Textes = ReadonlyMap<string, string>;

/** What a change does to people, to say it before anything else. */
export interface Effets {
  /** Told households whose text changes, and how many there are. */
  foyers: number;
  tous: number;
  /** How many households gain, or lose, each aid, by its name. */
  gagnees: ReadonlyMap<string, number>;
  perdues: ReadonlyMap<string, number>;
}

/** Committed texts that a person approves, made from the rest of the repository. */
export interface FamilleApprouvee {
  /** How `npm run approuver` is asked for it. */
  nom: string;
  titre: string;
  /** Files, and folders that hold nothing else. */
  lieux: readonly string[];
  engendrer(): Textes | Promise<Textes>;
  /** Follows from the code, whatever it means: nobody decides of it. */
  mecanique?: true;
  /** What changed in a file, in French. */
  changements(avant: string, apres: string): readonly string[];
  effets?(avant: Textes, apres: Textes): Effets;
}
