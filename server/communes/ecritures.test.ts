import { expect, test } from "vitest";
import { readCommunes, readLignes } from "./data.ts";
import { plainWords } from "../../catalogue/communes/lignes.ts";
import { communeSearch, MAX_COMMUNES } from "../../catalogue/communes/search.ts";

const search = communeSearch(readLignes());

test("un code postal entier donne toutes ses communes, sans plafond", () => {
  const parCode = new Map<string, string[]>();
  for (const { commune, codesPostaux } of readCommunes())
    for (const code of codesPostaux) parCode.set(code, [...(parCode.get(code) ?? []), commune.depcom]);
  expect(parCode.get("51300")).toHaveLength(46);
  const longs = [...parCode].filter(([, communes]) => communes.length > MAX_COMMUNES);
  expect(longs).toHaveLength(221);
  const manquent = longs.filter(
    ([code, communes]) =>
      search(code)
        .map((one) => one.depcom)
        .sort()
        .join() !== [...communes].sort().join(),
  );
  expect(manquent).toEqual([]);
  expect(search("5130")).toHaveLength(MAX_COMMUNES);
});

/** What is first for a text, as a person would read it. */
const premiere = (query: string) => {
  const [one] = search(query);
  return one && `${one._nomCommune} ${one._codePostal}${one.ancienNom ? `, ${one.ancienNom}` : ""}`;
};

test.each([
  ["Seynod", "Annecy 74600, Seynod"],
  ["Cran-Gevrier", "Annecy 74960, Cran-Gevrier"],
  ["Pierrefitte-sur-Seine", "Saint-Denis 93380, Pierrefitte-sur-Seine"],
  ["Lomme", "Lille 59160, Lomme"],
  ["hellemmes", "Lille 59260, Hellemmes-Lille"],
  ["tourlaville", "Cherbourg-en-Cotentin 50110, Tourlaville"],
  ["Fourqueux", "Saint-Germain-en-Laye 78112, Fourqueux"],
  ["74600 seynod", "Annecy 74600, Seynod"],
  ["Paris 13e", "Paris 75013"],
  ["Paris 13", "Paris 75013"],
  ["Paris 13ème arrondissement", "Paris 75013"],
  ["paris 13 eme", "Paris 75013"],
  ["75013 Paris 13", "Paris 75013"],
  ["Lyon 3", "Lyon 69003"],
  ["Marseille 1er", "Marseille 13001"],
  ["Marseille 13", "Marseille 13013"],
  ["75 018", "Paris 75018"],
  ["75006 CEDEX", "Paris 75006"],
  ["75006 Paris CEDEX 06", "Paris 75006"],
  ["35042 Rennes Cedex", "Rennes 35000"],
  ["20999 Ajaccio cedex", "Ajaccio 20000"],
  ["97499 Saint-Denis cedex", "Saint-Denis 97400"],
  ["1000", "Bourg-en-Bresse 01000"],
  ["1250", "Ceyzériat 01250"],
  ["Saint Etienne (42)", "Saint-Étienne 42000"],
  ["saint-étienne 76", "Saint-Étienne-du-Rouvray 76800"],
  ["sartène 2A", "Sartène 20100"],
  ["saint-denis 974", "Saint-Denis 97400"],
  ["His 31260", "His 31260"],
  ["l’Haÿ les Roses", "L'Haÿ-les-Roses 94240"],
  ["Rennes (35000) rennes", "Rennes 35000"],
])("« %s » donne d’abord %s", (query, attendue) => {
  expect(premiere(query)).toBe(attendue);
});

test("un nom d’aujourd’hui vient avant le même nom d’avant", () => {
  const memeNom = search("mercurey").map(({ ancienNom = "" }) => ancienNom);
  expect(memeNom).toEqual([...memeNom].sort());
  expect(search("Rochefort").findIndex((one) => one.ancienNom !== undefined)).toBeGreaterThan(0);
});

test("les noms d’avant, un sur dix, mènent à leur commune d’aujourd’hui", () => {
  const anciens = readLignes().flatMap((ligne) => {
    const [nom = "", , , depcom] = ligne.split("\t");
    return ligne.endsWith("\t") ? [] : [{ nom, depcom }];
  });
  expect(anciens.length).toBeGreaterThan(2000);
  const perdus = anciens.filter(({ nom, depcom }, rang) => {
    if (rang % 10 > 0) return false;
    const found = search(nom);
    const memes = found.filter((one) => plainWords(one.ancienNom ?? one._nomCommune).join(" ") === nom);
    return memes.length < MAX_COMMUNES && !memes.some((one) => one.depcom === depcom);
  });
  expect(perdus).toEqual([]);
});

test("75000, 69000 et 13000 donnent la ville entière, « 13e arrondissement » celles qui en ont treize", () => {
  expect(["75000", "69000", "13000"].map((code) => search(code).length)).toEqual([20, 9, 16]);
  expect(search("13000")).toEqual(search("marseille").filter((one) => one.depcom === "13055"));
  expect(search("13e arrondissement").map((one) => one._codePostal)).toEqual(["75013", "13013"]);
});

test("un code de quatre chiffres qui a perdu son zéro vient avant ceux qu’il commence", () => {
  const codes = search("1000").map((one) => one._codePostal);
  expect(codes).toEqual(["01000", "01000", "10000"]);
});

test("la commune est dite certaine quand un code ou un nom entier n’en désigne qu’une", () => {
  const certaines = (query: string) =>
    search(query).flatMap(({ certaine, _codePostal }) => (certaine ? [_codePostal] : []));
  expect(["35000", "rennes", "Paris 13e", "Seynod", "35042 Rennes cedex"].map(certaines)).toEqual([
    ["35000"],
    ["35000"],
    ["75013"],
    ["74600"],
    ["35000"],
  ]);
  expect(["51300", "3500", "renne", "renes", "paris", "saint-denis", "75000"].flatMap(certaines)).toEqual([]);
});
