import { gitDans } from "./nom-git.ts";

/** What a file was, when and by whom. */
export interface VersionEcrite {
  /** Day and hour, ISO 8601. */
  date: string;
  qui: string;
  texte: string;
}

/** Versions told at once, and the one before them, which they are told from. */
const VERSIONS = 11;

/** The last versions of a file on a branch of a working copy, the newest first; nothing for a file that it never had. */
export function versionsEcrites(depot: string, branche: string, chemin: string): VersionEcrite[] {
  const git = gitDans(depot);
  const format = "--format=%H%x00%aI%x00%an";
  return git("log", `-${VERSIONS}`, "--no-merges", "--diff-filter=AM", format, branche, "--", chemin)
    .split("\n")
    .filter(Boolean)
    .map((ligne) => {
      const [sha = "", date = "", qui = ""] = ligne.split("\0");
      return { date, qui, texte: git("show", `${sha}:${chemin}`) };
    });
}
