import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Scripts that visitors load; a library of the inspector writes such expressions as text, and runs none. */
const scripts = () =>
  [
    "dist/client/integration.js",
    ...readdirSync("dist/client/assets").map((file) => `dist/client/assets/${file}`),
  ].filter((file) => file.endsWith(".js") && !file.includes("elk-worker"));

/**
 * What Safari 15.6, Chrome 109 and Firefox 115 do not all know, and that no year of ECMAScript tells
 * (docs/navigateurs.md): the syntax and the functions of a later year are es-check’s.
 */
const TROP_RECENTS = [/\(\?<[=!]/, /AbortSignal\.(any|timeout)\b/, /\.canParse\(/, /\.checkVisibility\(/];

test("rien de ce qui est construit n’est plus récent que le plancher", () => {
  const tous = scripts();
  expect(tous.length).toBeGreaterThan(50);
  execFileSync("node_modules/.bin/es-check", ["es2022", ...tous, "--module", "--checkFeatures", "--quiet"]);
  const trouves = tous.flatMap((file) => {
    const texte = readFileSync(file, "utf8");
    return TROP_RECENTS.filter((un) => un.test(texte)).map((un) => `${file} : ${un.source}`);
  });
  expect(trouves).toEqual([]);
});
