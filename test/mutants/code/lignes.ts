/** Folders whose code Stryker changes, as `stryker.config.mjs` says. */
export const MUTABLES = [
  "machines/journey",
  "machines/answers",
  "machines/kinds",
  "machines/session",
  "catalogue/predicate",
  "catalogue/rules",
  "catalogue/results",
] as const;

const FICHIER = /^\+\+\+ b\/(.+\.ts)$/;
const LIGNES = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** Lines that a git diff without context adds or changes, as Stryker reads them: `fichier.ts:3-5`; tests left out. */
export function lignesChangeesDe(diff: string): string[] {
  let fichier: string | undefined;
  return diff.split("\n").flatMap((ligne) => {
    if (ligne.startsWith("+++ ")) {
      const nom = FICHIER.exec(ligne)?.[1];
      fichier = nom !== undefined && !/\.test(-d)?\.ts$/.test(nom) ? nom : undefined;
    }
    const [, debut, combien = "1"] = LIGNES.exec(ligne) ?? [];
    if (fichier === undefined || debut === undefined || combien === "0") return [];
    return [`${fichier}:${debut}-${Number(debut) + Number(combien) - 1}`];
  });
}
