import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { licenceAdmise, paquetsLivres } from "./licences.ts";
import { dossiersLivres, verrouLivre } from "./livres.ts";
import { lireLeVerrou, nomenclature } from "./nomenclature.ts";
import { texteDesTiers } from "./tiers.ts";

const MIT = { version: "1.0.0", license: "MIT" };

const verrou = {
  packages: {
    "": {
      name: "essai",
      version: "0.1.0",
      dependencies: { a: "^1.0.0" },
      devDependencies: { outil: "^1.0.0" },
    },
    "node_modules/a": {
      ...MIT,
      dependencies: { b: "^2.0.0", c: "^1.0.0" },
      peerDependencies: { pair: "<1", passant: "*" },
      peerDependenciesMeta: { passant: { optional: true } },
    },
    "node_modules/a/node_modules/b": { version: "2.0.0", license: "ISC", dependencies: { c: "^1.0.0" } },
    "node_modules/b": MIT,
    "node_modules/c": { ...MIT, name: "@vrai/c", optionalDependencies: { absent: "^1.0.0" } },
    "node_modules/outil": { ...MIT, dependencies: { b: "^1.0.0" } },
    "node_modules/pair": MIT,
    "node_modules/passant": MIT,
  },
};

describe("ce qui est livré", () => {
  it("THIRD-PARTY.md suit des verrous : npx tsx scripts/sbom.ts le réécrit", () => {
    expect(readFileSync("THIRD-PARTY.md", "utf8")).toBe(
      texteDesTiers(lireLeVerrou("."), lireLeVerrou("ui/atelier")),
    );
  });

  it("ce que demandent les dépendances et leurs pairs exigés ; aucun outil, aucun pair facultatif", () => {
    expect(paquetsLivres(verrou)).toEqual([
      { nom: "@vrai/c", version: "1.0.0", licence: "MIT" },
      { nom: "a", version: "1.0.0", licence: "MIT" },
      { nom: "b", version: "2.0.0", licence: "ISC" },
      { nom: "pair", version: "1.0.0", licence: "MIT" },
    ]);
  });

  // npm marks what only tools need in the locks that it writes.
  it.each([".", "ui/atelier"])(
    "%s : rien de ce que npm marque d’un outil, tout ce qu’il n’en marque pas",
    (ou) => {
      const lu = lireLeVerrou(ou);
      const marques = Object.entries(lu.packages) as [string, Record<string, unknown>][];
      const livres = new Set(dossiersLivres(lu));
      const faux = marques.filter(([dossier, { dev, devOptional, optional }]) =>
        livres.has(dossier) ? dev || devOptional : dossier !== "" && !dev && !devOptional && !optional,
      );
      expect(faux.map(([dossier]) => dossier)).toEqual([]);
    },
  );

  it("npm en fait une nomenclature CycloneDX, sans paquet de plus ni de moins", () => {
    expect(
      nomenclature(verrouLivre(verrou))
        .components.map((un) => un["bom-ref"])
        .sort(),
    ).toEqual(["@vrai/c@1.0.0", "a@1.0.0", "b@2.0.0", "pair@1.0.0"]);
  });
});

describe("les licences", () => {
  test.each([
    ["MIT", true],
    ["(MIT OR WTFPL)", true],
    ["EPL-2.0 OR GPL-3.0-or-later", true],
    ["(MIT AND Zlib)", true],
    ["MIT AND SSPL-1.0", false],
    ["EPL-2.0", false],
    ["GPL-2.0-only", false],
    ["SEE LICENSE IN LICENSE.md", false],
    ["UNLICENSED", false],
    ["(MIT OR SSPL-1.0) AND (ISC OR EPL-2.0)", false],
    ["", false],
  ])("« %s » : %s", (expression, admise) => {
    expect(licenceAdmise(expression)).toBe(admise);
  });

  it("celle qui manque et celle qui n’est pas admise échouent, avec le nom du paquet", () => {
    const packages = {
      ...verrou.packages,
      "node_modules/b": { version: "1.0.0", license: "EPL-2.0" },
      "node_modules/c": { version: "1.0.0" },
      "node_modules/pair": { version: "3.0.0", license: "SSPL-1.0" },
    };
    expect(() => paquetsLivres({ packages })).toThrow(
      /^c@1\.0\.0 : aucune licence\npair@3\.0\.0 : SSPL-1\.0$/,
    );
  });
});
