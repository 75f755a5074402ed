/** What a generation gives: the text of each of its files, and what a person should know besides. */
export interface Textes {
  /** By path from the root; those of a folder are all the files that it holds. */
  fichiers: ReadonlyMap<string, string>;
  notes?: readonly string[];
}

/** Committed files that are generated, wholly or by blocks, from the rest of the repository. */
export interface Engendre {
  /** How `npm run approuver` is asked for it. */
  nom: string;
  titre: string;
  /** Takes minutes: `check` leaves it to the night. */
  long?: true;
  /** What an editor writes may change it: `--catalogue` asks for it. */
  catalogue?: true;
  /** A file, or the folder of its files. */
  lieu: string;
  engendrer(): Textes | Promise<Textes>;
  /** What changed in a file, in French, when lines say it badly. */
  changements?(avant: string, apres: string): readonly string[];
}

/** One file, and no other. */
export const unFichier = (fichier: string, texte: string, notes?: readonly string[]): Textes => ({
  fichiers: new Map([[fichier, texte]]),
  ...(notes && { notes }),
});
