import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { lignesChangeesDe, MUTABLES } from "./lignes.ts";

const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" });

/** Lines of code that differ from `main`, or from the last commit when that is where we are. */
function changements(): string[] {
  const base =
    git("rev-parse", "--abbrev-ref", "HEAD").trim() === "main"
      ? "HEAD"
      : git("merge-base", "main", "HEAD").trim();
  return lignesChangeesDe(git("diff", "--unified=0", "--no-color", base, "--", ...MUTABLES));
}

/**
 * Plants faults in the code with Stryker (`stryker.config.mjs`): everywhere, in these files, or in the
 * lines that changed. Returns its exit code; 0 when nothing changed.
 */
export function changerLeCode({
  change,
  fichiers,
}: {
  change: boolean;
  fichiers: readonly string[];
}): number {
  const lesquels = change ? changements() : fichiers;
  if (change && lesquels.length === 0) {
    console.log("Aucune ligne de code n’a changé.");
    return 0;
  }
  const plus = lesquels.length > 0 ? ["--mutate", lesquels.join(",")] : [];
  const stryker = resolve("node_modules/.bin/stryker");
  return spawnSync(stryker, ["run", "stryker.config.mjs", ...plus], { stdio: "inherit" }).status ?? 1;
}
