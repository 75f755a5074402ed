import * as v from "valibot";
import { typographier } from "../../schema/typographie.ts";

const TEXTE = "un texte est attendu";

const prose = (message = TEXTE) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.transform(typographier));

/** What a closed object says of a key that it lacks, or that it does not have. */
const cleFautive = ({ expected }: v.StrictObjectIssue): string =>
  expected === "never" ? "ce champ n’existe pas" : "ce champ est nécessaire";

const categorie = v.strictObject(
  {
    name: prose("un nom est attendu"),
    ideas: v.pipe(
      v.array(prose(), "une liste d’idées est attendue"),
      v.minLength(1, "il faut au moins une idée"),
    ),
  },
  cleFautive,
);

/** Front matter of `fiches/contribuer/accueil.md`, and its text as `body` (docs/specification.md#contribuer). */
export const accueilFile = v.strictObject(
  {
    title: prose("un titre est attendu"),
    body: prose("la page doit avoir un texte, sous son en-tête"),
    categories: v.array(categorie, "une liste de catégories est attendue"),
  },
  cleFautive,
);

/** Front matter of a file of `fiches/contribuer/taches/`, and its text as `body`. */
export const tacheFile = v.strictObject(
  {
    title: prose("un titre est attendu"),
    body: v.pipe(v.string(TEXTE), v.trim(), v.transform(typographier)),
  },
  cleFautive,
);

/** Something anyone can do; `nom` is the name of its file, and the end of its address. */
export interface Tache {
  nom: string;
  titre: string;
  /** Paragraphs, lists and links (`blocs.ts`); empty when the title says it all. */
  texte: string;
}

/** What the pages « Contribuer » say. */
export interface PagesContribuer {
  titre: string;
  texte: string;
  categories: readonly { nom: string; idees: readonly string[] }[];
  /** In the order of their names. */
  taches: readonly Tache[];
}
