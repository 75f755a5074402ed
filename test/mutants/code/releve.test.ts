import { describe, expect, it } from "vitest";
import type { FauteAPlanter, SortDUneFaute } from "../famille.ts";
import { partager } from "./juger.ts";
import { completer, sortsConnus } from "./releve.ts";

const faute = (ou: string, quoi: string): FauteAPlanter => ({
  sorte: "machines",
  ou,
  quoi,
  essayer: () => "plante",
});

const [plus, moins, egal] = [faute("a.ts", "+ → -"), faute("a.ts", "- → +"), faute("b.ts", "= → !")];
const source = (fichier: string) => `la source de ${fichier}`;
const releve = completer(
  {},
  new Map<FauteAPlanter, SortDUneFaute>([
    [plus, "vu par les essais courts"],
    [moins, "survit"],
    [egal, "plante"],
  ]),
  source,
);
const connus = (de = releve, lire = source) =>
  Object.fromEntries([...sortsConnus(de, [plus, moins, egal], lire)].map(([{ quoi }, sort]) => [quoi, sort]));

describe("le relevé des fautes du code", () => {
  it("rend le sort de chacune", () => {
    expect(connus()).toEqual({ "+ → -": "vu par les essais courts", "- → +": "survit", "= → !": "plante" });
  });

  it("ne sait rien d’une faute qu’on n’a pas essayée, ni d’un autre fichier du même mot", () => {
    expect(sortsConnus(releve, [faute("a.ts", "= → !"), faute("c.ts", "+ → -")], source)).toEqual(new Map());
  });

  it("oublie les fautes d’un fichier qui a changé, et elles seules", () => {
    const change = (fichier: string) => `${source(fichier)}${fichier === "a.ts" ? ", changée" : ""}`;
    expect(connus(releve, change)).toEqual({ "= → !": "plante" });
    const apres = completer(releve, new Map([[plus, "survit"]]), change);
    expect(connus(apres, change)).toEqual({ "+ → -": "survit", "= → !": "plante" });
  });

  it("garde les autres d’un fichier, et le dernier sort de celle qu’on essaie encore", () => {
    expect(connus(completer(releve, new Map([[moins, "vu par les textes approuvés"]]), source))).toEqual({
      "+ → -": "vu par les essais courts",
      "- → +": "vu par les textes approuvés",
      "= → !": "plante",
    });
  });

  it("s’écrit de même, dans quelque ordre qu’on ait essayé", () => {
    const envers = [egal, plus].reduce(
      (de, une) => completer(de, new Map([[une, "survit"]]), source),
      completer({}, new Map([[moins, "survit"]]), source),
    );
    const endroit = new Map<FauteAPlanter, SortDUneFaute>([plus, moins, egal].map((une) => [une, "survit"]));
    expect(JSON.stringify(envers)).toBe(JSON.stringify(completer({}, endroit, source)));
  });
});

it.each([
  [
    [5, 4, 3, 3],
    [
      [5, 3],
      [4, 3],
    ],
  ],
  [[7], [[7]]],
  [[], []],
])("partage %j en deux piles du même poids", (poids, piles) => {
  expect(partager(poids, 2, (un) => un)).toEqual(piles);
});
