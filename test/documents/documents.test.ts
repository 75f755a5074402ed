import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ancresAbsentes, liensMorts, renvoisDehors } from "./documents.ts";
import { lireLesTextes } from "./lire.ts";
import { nomsEnDouble, nomsExportes } from "./noms.ts";

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

  it("docs/verbes.md dit chaque verbe et chaque script, et n’en dit pas d’autre ; le README n’en invente pas", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const fichiers = lireLesTextes(["scripts"]).flatMap(({ path }) =>
      path.endsWith(".test.ts") ? [] : [path],
    );
    const dits = (document: string, motif: RegExp) =>
      [...new Set([...readFileSync(document, "utf8").matchAll(motif)].map(([, nom = ""]) => nom))].sort();
    const npm = /`npm (?:run (?:-s )?)?(?!ci)([\w:]+)/g;
    const seuls = fichiers.filter((path) => !Object.values(scripts).some((un) => un.includes(path)));
    expect(dits("docs/verbes.md", npm)).toEqual(Object.keys(scripts).sort());
    expect(dits("docs/verbes.md", /`(scripts\/[\w./-]+)/g)).toEqual(seuls.sort());
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(dits("README.md", npm)));
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

describe("les noms exportés", () => {
  it("aucun ne l’est par deux fichiers, sauf les familles", () => {
    // What knows the product from outside only shares no name with it.
    const fichiers = lireLesTextes([...pieces, "scripts", "test"]).filter(
      ({ path }) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("test/dehors/"),
    );
    expect(nomsEnDouble(fichiers)).toEqual([]);
  });

  it("un nom passé plus loin reste celui de son fichier ; une page s’appelle toujours Component", () => {
    expect(
      nomsExportes("export const a = 1;\nexport { b } from './b.ts';\nexport type { c, d as e };\n"),
    ).toEqual(["a", "c", "e"]);
    const deux = (name: string) => [
      essai("ui/pages/a.tsx", `export function ${name}() {}`),
      essai("ui/pages/b.tsx", `export const ${name} = 1;`),
    ];
    expect(nomsEnDouble(deux("Component"))).toEqual([]);
    expect(nomsEnDouble(deux("Carte"))).toEqual(["Carte : ui/pages/a.tsx, ui/pages/b.tsx"]);
  });
});
