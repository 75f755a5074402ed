import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { constatsDe } from "../atelier/check/verifier.ts";
import type { CatalogueFile } from "./lecture.ts";
import { loadCatalogue } from "./load.ts";

const region = {
  path: "institutions/region_bretagne.yml",
  content: 'slug: region_bretagne\nlabel: Bretagne\ntype: region\ncode_insee: "53"\n',
};
const lignes = [
  "slug: aide-bzh",
  "label: aide bretonne",
  "institution: region_bretagne",
  "description: Une aide de la région.",
  "prefix: une",
  "type: float",
  "montant: 100",
  "conditions_generales:",
  '  - {type: regions, values: ["53"]}',
  '  - {type: age, operator: ">=", value: 17}',
  "conditions:",
  "  - Habiter la Bretagne.",
  "link: https://www.bretagne.bzh/",
  "nature: somme",
  "besoin: etudier",
  "portees: [courante]",
];
/** The aid file with some lines (numbered from 1) replaced. */
const aide = (
  remplacements: Record<number, string> = {},
  path = "aides/regles/aide-bzh.yml",
): CatalogueFile => ({
  path,
  content: lignes.map((ligne, i) => remplacements[i + 1] ?? ligne).join("\n"),
});
const refus = (...files: CatalogueFile[]): string[] => {
  try {
    loadCatalogue(files, new Set(), constatsDe);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

describe("un catalogue juste", () => {
  const catalogue = loadCatalogue([region, aide()]);

  it("a ses aides, leurs valeurs par défaut et leur institution", () => {
    expect(catalogue.aides).toHaveLength(1);
    expect(catalogue.byId.get("aide-bzh")).toMatchObject({
      aide: {
        slug: "aide-bzh",
        montant: 100,
        unit: "euro",
        periodicite: "autre",
        floorAt: 1,
        private: false,
        source: "javascript",
      },
      institution: { slug: "region_bretagne", type: "region", code_insee: "53" },
      top: 5,
    });
    expect([...catalogue.institutions.keys()]).toEqual(["region_bretagne"]);
  });

  it.each([
    ["aides/regles/aide-bzh.yml", { source: "javascript", marque: undefined }],
    ["aides/legislation/aide-bzh.yml", { source: "openfisca", marque: undefined }],
    ["aides/banque/aide-bzh.yml", { source: "javascript", marque: "banque" }],
  ])("sait d’où vient une aide par son dossier : %s", (path, { source, marque }) => {
    const lue = loadCatalogue([region, aide({}, path)]).byId.get("aide-bzh")?.aide;
    expect([lue?.source, lue?.marque]).toEqual([source, marque]);
  });

  it.each([
    ["locale : 5", {}, "region", 5],
    ["d’une institution nationale : 1", {}, "national", 1],
    ["qui donne son rang", { 6: "type: float\ntop: 3" }, "region", 3],
  ])("range une aide %s", (_, remplacements, type, top) => {
    const institution = { ...region, content: region.content.replace("type: region", `type: ${type}`) };
    expect(loadCatalogue([institution, aide(remplacements)]).byId.get("aide-bzh")?.top).toBe(top);
  });

  it("accepte une aide sans lieu d’un organisme national quand elle se dit nationale", () => {
    const nationale = { ...region, content: region.content.replace("type: region", "type: national") };
    expect(refus(nationale, aide({ 9: "", 13: "national: true" }))).toEqual([]);
  });

  it("accepte une aide dont chaque profil a un lieu", () => {
    const profil = 'profils: [{type: etudiant, conditions: [{type: departements, values: ["35"]}]}]';
    expect(refus(region, aide({ 9: "", 13: profil }))).toEqual([]);
  });
});

describe("un catalogue faux est refusé, avec le fichier et la ligne", () => {
  it.each<[RegExp, Record<number, string>]>([
    [/:1:1 slug : identifiant en lettres, chiffres, tirets$/, { 1: "slug: aide bzh" }],
    [
      /:10:44 conditions_generales\.1\.unite : /,
      { 10: '  - {type: age, operator: ">=", value: 17, unite: mois}' },
    ],
    [/:10:25 conditions_generales\.1\.value\.type : /, { 10: "  - {type: not, value: {type: lune}}" }],
    [/:13:1 teleservice : /, { 13: "teleservice: javascript:alert(1)" }],
    [
      /:13:17 customization\.35 : clé D\{code\} ou M\{siren\}$/,
      { 13: "customization: {35: {link: https://x.fr}}" },
    ],
    [/:13:1 floorAt : /, { 13: "floorAt: 5" }],
  ])("%s", (attendu, remplacements) => {
    const [premier, ...autres] = refus(region, aide(remplacements));
    expect(premier).toMatch(new RegExp(`^aides/regles/aide-bzh\\.yml${attendu.source}`));
    expect(autres.every((ligne) => ligne.startsWith("aides/regles/aide-bzh.yml:"))).toBe(true);
  });

  it.each<[string[], CatalogueFile[]]>([
    [
      [
        "aides/regles/aide-bzh.yml:8:1 conditions_generales : une aide locale a un lieu, une aide nationale le dit (national: true)",
      ],
      [region, aide({ 9: "  - {type: regions, values: []}" })],
    ],
    [
      [
        "aides/regles/aide-bzh.yml:8:1 conditions_generales : une aide locale a un lieu, une aide nationale le dit (national: true)",
      ],
      [region, aide({ 9: '  - {type: excluded_epcis, values: ["243500139"]}' })],
    ],
    [
      ["institutions/region_bretagne.yml:4:1 code_insee : un code s’écrit entre guillemets"],
      [{ ...region, content: region.content.replace('"53"', "53") }],
    ],
    [
      [
        "aides/regles/aide-bzh.yml:8:1 conditions_generales : une aide locale a un lieu, une aide nationale le dit (national: true)",
      ],
      [
        region,
        aide({
          9: "",
          13: 'profils: [{type: etudiant, conditions: [{type: departements, values: ["35"]}]}, {type: chomeur}]',
        }),
      ],
    ],
  ])("%s", (attendu, files) => {
    const vus = refus(...files);
    expect(vus).toHaveLength(attendu.length);
    for (const [i, debut] of attendu.entries()) expect(vus[i]).toContain(debut);
  });

  it("tous les défauts de tous les fichiers, en une fois", () => {
    const vus = refus(
      region,
      aide({ 5: "prefix: mon", 7: "montant: -1" }),
      aide({ 6: "type: entier" }, "aides/regles/b.yml"),
    );
    expect(vus.map((ligne) => ligne.split(" ")[0])).toEqual([
      "aides/regles/aide-bzh.yml:5:1",
      "aides/regles/aide-bzh.yml:7:1",
      "aides/regles/b.yml:6:1",
    ]);
  });
});

describe("le vrai catalogue", () => {
  const here = fileURLToPath(new URL("../", import.meta.url));
  const files = ["aides", "institutions"].flatMap((room) =>
    readdirSync(`${here}${room}`, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".yml"))
      .map((path) => ({ path: `${room}/${path}`, content: readFileSync(`${here}${room}/${path}`, "utf8") })),
  );
  const catalogue = loadCatalogue(files);

  it("se lit en entier, sans défaut", () => {
    expect(catalogue.aides.length + catalogue.institutions.size).toBe(files.length);
    expect(catalogue.aides.length).toBeGreaterThan(600);
  });

  it("désigne chaque collectivité par un code qui n’est qu’à elle", () => {
    const codes = [...catalogue.institutions.values()].flatMap(({ type, code_insee, code_siren }) =>
      [code_insee, code_siren].filter((code) => code !== undefined).map((code) => `${type} ${code}`),
    );
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(catalogue.institutions.size).toBeGreaterThan(870);
  });

  it("ne lit d’autres aides que celles qu’il a", () => {
    const lues = files.flatMap(({ content }) =>
      [...content.matchAll(/type: benefit, name: ["']?([^"',}\s]+)/g)].map(([, id]) => id),
    );
    expect(lues.filter((id) => !catalogue.byId.has(id ?? ""))).toEqual([]);
  });
});
