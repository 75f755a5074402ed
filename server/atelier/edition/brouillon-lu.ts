import { gitDans } from "./nom-git.ts";

/** A draft as the editors’ page reads it: its state, and the files that it changes. */
interface BrouillonLu {
  collection: string;
  slug: string;
  status: string;
  updatedAt: string;
  diffs: { path: string; id: string; oldPath: string; newPath: string; newFile: boolean; status: string }[];
}

const STATUTS = { A: "added", M: "modified" } as const;

/**
 * A draft of a working copy, read without leaving the branch that is checked out; nothing when there is none. The service of
 * decap compares both branches as they are: a draft begun before another was published would seem to undo it.
 */
export function lireLeBrouillonIci(
  depot: string,
  branche: string,
  { collection, slug }: { collection: string; slug: string },
): BrouillonLu | undefined {
  const git = gitDans(depot);
  const sienne = `cms/${collection}/${slug}`;
  if (git("branch", "--list", sienne).trim() === "") return undefined;
  const lignes = git(
    "diff",
    "-z",
    "--name-status",
    "--no-renames",
    "--diff-filter=AM",
    `${branche}...${sienne}`,
  );
  const [...champs] = lignes.split("\0").filter(Boolean);
  const diffs = champs.flatMap((path, rang) => {
    const status = STATUTS[champs[rang - 1] as keyof typeof STATUTS];
    if (rang % 2 === 0 || !status) return [];
    return [{ path, id: path, oldPath: path, newPath: path, newFile: status === "added", status }];
  });
  return {
    collection,
    slug,
    status: git("config", `branch.${sienne}.description`)
      .trim()
      .replace(/^decap-cms\//, ""),
    updatedAt: git("log", "-1", "--format=%aI", sienne).trim(),
    diffs,
  };
}
