import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ancresAbsentes, liensMorts, renvoisDehors, lireLesTextes } from "./documents.ts";
import { nomsEnDouble } from "./noms.ts";

const pieces = ["catalogue", "machines", "server", "ui"];
const textes = lireLesTextes([".", "docs", "scripts", "test", ...pieces]).filter(
  // These hold the very words that they look for.
  ({ path }) => !path.startsWith("test/documents/"),
);

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
});

describe("les noms exportés", () => {
  it("aucun ne l’est par deux fichiers, sauf les familles", () => {
    // What knows the product from outside only shares no name with it.
    const fichiers = lireLesTextes([...pieces, "scripts", "test"]).filter(
      ({ path }) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("test/dehors/"),
    );
    expect(nomsEnDouble(fichiers)).toEqual([]);
  });
});
