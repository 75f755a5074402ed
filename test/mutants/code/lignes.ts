import { execFileSync } from "node:child_process";

/** Folders whose code is changed. */
export const MUTABLES = [
  "machines/journey",
  "machines/answers",
  "machines/kinds",
  "machines/session",
  "catalogue/predicate",
  "catalogue/rules",
  "catalogue/results",
] as const;

/** Lines of a source file, from 1. */
export interface LignesDeCode {
  ou: string;
  lignes: readonly [debut: number, fin: number];
}

const FICHIER = /^\+\+\+ b\/(.+\.ts)$/;
const LIGNES = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** Lines of code that a git diff without context adds or changes; tests left out. */
export function lignesChangeesDe(diff: string): LignesDeCode[] {
  let fichier: string | undefined;
  return diff.split("\n").flatMap((ligne): LignesDeCode[] => {
    if (ligne.startsWith("+++ ")) {
      const nom = FICHIER.exec(ligne)?.[1];
      fichier = nom !== undefined && !/\.test(-d)?\.ts$/.test(nom) ? nom : undefined;
    }
    const [, debut, combien = "1"] = LIGNES.exec(ligne) ?? [];
    if (fichier === undefined || debut === undefined || combien === "0") return [];
    return [{ ou: fichier, lignes: [Number(debut), Number(debut) + Number(combien) - 1] }];
  });
}

const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" });

/** Lines of code that differ from `main`, or from the last commit when that is where we are. */
export function lignesDeCodeChangees(): LignesDeCode[] {
  const base =
    git("rev-parse", "--abbrev-ref", "HEAD").trim() === "main"
      ? "HEAD"
      : git("merge-base", "main", "HEAD").trim();
  return lignesChangeesDe(git("diff", "--unified=0", "--no-color", base, "--", ...MUTABLES));
}

/** Whether some of these lines is among those that changed. */
export const estChangee = (
  { ou, lignes }: { ou: string; lignes?: readonly [number, number] },
  changees: readonly LignesDeCode[],
): boolean =>
  lignes !== undefined &&
  changees.some((une) => une.ou === ou && une.lignes[0] <= lignes[1] && lignes[0] <= une.lignes[1]);
