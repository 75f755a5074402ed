import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ancresAbsentes, liensMorts, renvoisDehors } from "./documents.ts";
import { lireLesTextes } from "./lire.ts";

const pieces = ["catalogue", "machines", "server", "ui"];
const textes = lireLesTextes([".", "docs", "scripts", "test", ...pieces]).filter(
  // These hold the very words that they look for.
  ({ path }) => !path.startsWith("test/documents/"),
);
const essai = (path: string, text: string) => ({ path, text });

describe("les documents", () => {
  it("toute ancre de la spécification citée quelque part existe", () => {
    expect(ancresAbsentes(textes)).toEqual([]);
  });

  it("tout lien relatif d’un document mène quelque part", () => {
    expect(liensMorts(textes, existsSync)).toEqual([]);
  });

  it("rien ne renvoie hors du dépôt", () => {
    expect(renvoisDehors(textes)).toEqual([]);
  });

  it("une ancre absente, un lien mort et un renvoi dehors se voient, avec leur ligne", () => {
    const spec = essai("docs/specification.md", '# Ce que\n\n## Le foyer <a id="foyer"></a>\n');
    const code = essai("ui/a.ts", "/** docs/specification.md#foyer */\n/** docs/specification.md#rien */\n");
    const page = essai(
      "docs/a.md",
      "[ici](specification.md#foyer) [là](specification.md#le-foyer)\n[non](b.md)\n",
    );
    const dehors = essai("ui/b.ts", "// simulator.md §3\n// catalogue/README.md\n");
    expect(ancresAbsentes([spec, code])).toEqual(["ui/a.ts:2 : rien"]);
    expect(liensMorts([spec, page], (path) => path === spec.path)).toEqual(["docs/a.md:2 : b.md"]);
    expect(renvoisDehors([dehors])).toEqual(["ui/b.ts:1 : simulator.md"]);
  });
});
