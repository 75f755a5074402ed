import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a comparison says of a file. */
interface Change {
  filename: string;
  status: "added" | "modified" | "removed";
  sha: string;
  patch?: string;
}

/** An item of a tree, as git lists it; without its `sha`, it is taken away. */
export interface ElementDArbre {
  path: string;
  mode: string;
  type: string;
  sha: string | null;
  size?: number;
}

const ETATS = { A: "added", D: "removed" } as const;

/** A repository of the catalogue alone, on the branch `main`, written by git’s plumbing as a code host writes it. */
export function depotNu() {
  const ici = mkdtempSync(join(tmpdir(), "cap-aides-hebergeur-"));
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: "Le catalogue",
    GIT_AUTHOR_EMAIL: "catalogue@exemple.fr",
    GIT_COMMITTER_NAME: "Le catalogue",
    GIT_COMMITTER_EMAIL: "catalogue@exemple.fr",
  };
  const git = (args: readonly string[], input?: string | Buffer, plus: Record<string, string> = {}) =>
    execFileSync("git", args, {
      cwd: ici,
      input,
      encoding: "utf8",
      maxBuffer: 64e6,
      env: { ...env, ...plus },
    });
  const un = (...args: string[]) => git(args).trim();
  cpSync("catalogue", join(ici, "catalogue"), { recursive: true });
  un("init", "-q", "-b", "main");
  un("add", "-A");
  un("commit", "-qm", "Le catalogue");

  const lister = (arbre: string, dedans: boolean): ElementDArbre[] =>
    git(["ls-tree", "-l", ...(dedans ? ["-r"] : []), arbre])
      .split("\n")
      .filter(Boolean)
      .map((ligne) => {
        const [, mode = "", type = "", sha = "", size, path = ""] =
          /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(ligne) ?? [];
        return { path, mode, type, sha, ...(size !== "-" && { size: Number(size) }) };
      });
  return {
    git: un,
    /** Hash of what a name designates; `undefined` when there is none. */
    sha(nom: string): string | undefined {
      try {
        return un("rev-parse", "--verify", "-q", nom);
      } catch {
        return undefined;
      }
    },
    lister,
    lireBlob: (sha: string) => execFileSync("git", ["cat-file", "blob", sha], { cwd: ici }),
    ecrireBlob: (contenu: Buffer) => git(["hash-object", "-w", "--stdin"], contenu).trim(),
    /** The tree of a base where these items took the place of theirs. */
    ecrireArbre(base: string, feuilles: readonly ElementDArbre[]): string {
      const plus = { GIT_INDEX_FILE: join(ici, ".git", "index-de-l-hebergeur") };
      git(["read-tree", base], undefined, plus);
      const nul = "0".repeat(40);
      const lignes = feuilles.map(({ path, mode, sha }) =>
        sha ? `${mode} ${sha}\t${path}` : `0 ${nul}\t${path}`,
      );
      git(["update-index", "--index-info"], `${lignes.join("\n")}\n`, plus);
      return git(["write-tree"], undefined, plus).trim();
    },
    engager(
      message: string,
      arbre: string,
      parents: readonly string[],
      auteur?: { name: string; email: string },
    ) {
      const plus = auteur && { GIT_AUTHOR_NAME: auteur.name, GIT_AUTHOR_EMAIL: auteur.email };
      return git(["commit-tree", arbre, ...parents.flatMap((p) => ["-p", p])], message, plus).trim();
    },
    comparer(avant: string, apres: string): { base: string; commits: string[]; files: Change[] } {
      const base = un("merge-base", avant, apres);
      const files = git(["diff", "--raw", "--abbrev=40", "--no-renames", base, apres])
        .split("\n")
        .filter(Boolean)
        .map((ligne): Change => {
          const [, sha = "", lettre = "", filename = ""] =
            /^:\d+ \d+ \w+ (\w+) (\w)\t(.*)$/.exec(ligne) ?? [];
          const patch = un("diff", base, apres, "--", filename);
          const binaire = /^Binary files/m.test(patch);
          const status = ETATS[lettre as keyof typeof ETATS] ?? "modified";
          return { filename, status, sha, ...(!binaire && { patch }) };
        });
      return {
        base,
        commits: un("rev-list", "--reverse", `${base}..${apres}`).split("\n").filter(Boolean),
        files,
      };
    },
    stop: () => rmSync(ici, { recursive: true, force: true }),
  };
}

export type DepotNu = ReturnType<typeof depotNu>;
