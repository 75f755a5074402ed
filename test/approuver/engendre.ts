/** What a generation gives: the text of its file, and what a person should know of it besides. */
interface Texte {
  texte: string;
  notes?: readonly string[];
}

/** A committed file that is generated, wholly or by blocks, from the rest of the repository. */
export interface Engendre {
  /** How `npm run approuver` is asked for it. */
  nom: string;
  titre: string;
  fichier: string;
  engendrer(): Texte | Promise<Texte>;
  /** What changed, in French, when lines say it badly. */
  changements?(avant: string, apres: string): readonly string[];
}
