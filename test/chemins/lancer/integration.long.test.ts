import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Loaded before everything else: no file of a Chromium is on this machine. */
const SANS_CHROMIUM = `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { existsSync } = fs;
  fs.existsSync = (path) => !/chrom/i.test(String(path)) && existsSync(path);
  syncBuiltinESMExports();
`)}`;

test("dans l’intégration, un navigateur qui manque est un échec", () => {
  const args = ["--import", SANS_CHROMIUM, "--import", "tsx", "scripts/chemins.ts"];
  const env = { PATH: process.env["PATH"] ?? "", CI: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("Aucun Chromium : l’intégration en exige un.");
});
