import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Functions that each list still holds: these numbers only go down, as functions leave the lists. */
const AU_PLUS = { "eslint/max-lines-per-function": 52, "eslint/complexity": 36 } as const;

type Regle = keyof typeof AU_PLUS;

interface Reglage {
  rules: Readonly<Record<string, unknown>>;
  overrides: readonly { files: readonly string[]; rules: Readonly<Record<string, unknown>> }[];
}

const reglage = JSON.parse(readFileSync(".oxlintrc.json", "utf8")) as Reglage;

/** What says nothing of a rule but to leave files alone. */
const listesDe = (regle: Regle) =>
  reglage.overrides.filter(({ rules }) => regle in rules && Object.keys(rules).length === 1);

/** Files of the list of a rule. */
const listeDe = (regle: Regle): readonly string[] => listesDe(regle).flatMap(({ files }) => files);

/** Functions that a rule refuses, by file, among those of its list. */
function refusees(regle: Regle): ReadonlyMap<string, number> {
  const dossier = mkdtempSync(join(tmpdir(), "longues-"));
  try {
    const seule = join(dossier, "regle.json");
    const rules = { [regle]: reglage.rules[regle] };
    writeFileSync(seule, JSON.stringify({ categories: { correctness: "off" }, rules }));
    const { stdout } = spawnSync(
      "node_modules/.bin/oxlint",
      ["-c", seule, "--format", "json", ...listeDe(regle)],
      { encoding: "utf8", maxBuffer: 64e6 },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string }[] };
    const comptes = new Map<string, number>();
    for (const { filename } of diagnostics) comptes.set(filename, (comptes.get(filename) ?? 0) + 1);
    return comptes;
  } finally {
    rmSync(dossier, { recursive: true });
  }
}

describe.each(Object.keys(AU_PLUS) as Regle[])("les fonctions que %s laisse passer", (regle) => {
  it("sont dans des fichiers nommés un par un, les essais à part", () => {
    expect(listesDe(regle)).toHaveLength(1);
    expect(listeDe(regle).filter((fichier) => /[*?{]/.test(fichier))).toEqual([]);
    expect(reglage.overrides.filter(({ rules }) => regle in rules)).toHaveLength(2);
  });

  it("ne sont que dans des fichiers qui en ont encore, et pas plus nombreuses qu’hier", () => {
    const comptes = refusees(regle);
    const finis = listeDe(regle).filter((fichier) => !comptes.has(fichier));
    expect(finis, "n’a plus de telle fonction : retirez-le de la liste (.oxlintrc.json)").toEqual([]);
    const toutes = [...comptes.values()].reduce((somme, n) => somme + n, 0);
    expect(toutes, "la liste ne peut que raccourcir").toBeLessThanOrEqual(AU_PLUS[regle]);
  });
});
