import { expect, test, vi } from "vitest";
import { readCommunes, readLignes } from "./data.ts";
import { lignesDe, plainWords } from "../../../../catalogue/lieux/communes/lignes.ts";
import {
  communeSearch,
  lazyCommuneSearch,
  MAX_COMMUNES,
} from "../../../../catalogue/lieux/communes/search.ts";

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

const names = (query: string) => search(query).map((one) => one._nomCommune);

test("75020 donne Paris avec le code de la ville et celui de l’arrondissement", () => {
  expect(search("75020")).toEqual([
    {
      depcom: "75056",
      _codePostal: "75020",
      _nomCommune: "Paris",
      _departement: "75",
      _region: "11",
      _epci: "200054781",
      _epciType: "METRO",
      certaine: true,
    },
  ]);
});

test("35000 donne Rennes", () => {
  expect(search("35000")).toEqual([
    {
      depcom: "35238",
      _codePostal: "35000",
      _nomCommune: "Rennes",
      _departement: "35",
      _region: "53",
      _epci: "243500139",
      _epciType: "METRO",
      certaine: true,
    },
  ]);
});

test("97400 donne Saint-Denis de La Réunion", () => {
  expect(search("97400")).toEqual([
    {
      depcom: "97411",
      _codePostal: "97400",
      _nomCommune: "Saint-Denis",
      _departement: "974",
      _region: "04",
      _epci: "249740119",
      _epciType: "CA",
      certaine: true,
    },
  ]);
});

test("une commune sans intercommunalité n’en a pas la clé", () => {
  expect(search("97133")).toEqual([
    {
      depcom: "97701",
      _codePostal: "97133",
      _nomCommune: "Saint-Barthélemy",
      _departement: "977",
      _region: "977",
      certaine: true,
    },
  ]);
});

test("« saint malo » donne d’abord Saint-Malo, puis les noms qui commencent ainsi", () => {
  expect(search("saint malo")[0]).toMatchObject({
    depcom: "35288",
    _codePostal: "35400",
    _nomCommune: "Saint-Malo",
  });
  expect(names("saint malo").every((nom) => /^Saint-Mal[oô]/.test(nom))).toBe(true);
});

test("« St-Etienne » et « SAINT ÉTIENNE » donnent la même liste, Saint-Étienne en tête", () => {
  expect(names("St-Etienne")[0]).toBe("Saint-Étienne");
  expect(search("SAINT ÉTIENNE")).toEqual(search("St-Etienne"));
  expect([...names("ste marie aux")].sort()).toEqual(["Sainte-Marie-aux-Chênes", "Sainte-Marie-aux-Mines"]);
});

test("01 garde son zéro : les communes les plus peuplées de l’Ain d’abord", () => {
  const found = search("01");
  expect(found).toHaveLength(MAX_COMMUNES);
  expect(found.every((one) => one._codePostal.startsWith("01"))).toBe(true);
  expect(found[0]).toMatchObject({ depcom: "01053", _codePostal: "01000", _nomCommune: "Bourg-en-Bresse" });
});

test("« l'abergement » donne les communes qui commencent ainsi, puis les autres", () => {
  const found = names("l'abergement");
  expect(found.slice(0, 3).every((nom) => nom.startsWith("L'Abergement"))).toBe(true);
  expect(names("l’abergement")).toEqual(found);
});

test("Paris, Lyon et Marseille sont listées arrondissement par arrondissement", () => {
  const codes = (query: string, depcom: string) =>
    search(query)
      .filter((one) => one.depcom === depcom)
      .map((one) => one._codePostal);
  const range = (first: number, count: number) => Array.from({ length: count }, (_, i) => String(first + i));
  expect(codes("paris", "75056")).toEqual(range(75001, 20));
  expect(codes("lyon", "69123")).toEqual(range(69001, 9));
  expect(codes("Marseille", "13055")).toEqual(range(13001, 16));
  expect(codes("75116", "75056")).toEqual(["75116"]);
});

test("un code postal et un nom se combinent", () => {
  expect(search("35000 rennes")).toEqual(search("35000"));
  expect(search("35000 nantes")).toEqual([]);
});

test.each(["zzzzzz", "99999", "7", "a", "", "  ", "🙂", "750201", "%_", "ab1"])(
  "« %s » ne donne rien",
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

test("les mots sont dépouillés de leurs accents, traits d’union et abréviations", () => {
  expect(plainWords("Œuilly-St-Éloi, Ste-Croix d’Ax")).toEqual(
    "oeuilly saint eloi sainte croix d ax".split(" "),
  );
});

test("les données sont lues à la première recherche, une seule fois", () => {
  const read = vi.fn<() => string[]>(() =>
    lignesDe([
      {
        commune: { depcom: "00001", _nomCommune: "Essai", _departement: "00", _region: "00" },
        codesPostaux: ["00100"],
        codesParNom: ["00100"],
        population: 1,
      },
    ]),
  );
  const lazy = lazyCommuneSearch(read);
  expect(read).not.toHaveBeenCalled();
  const essai = {
    depcom: "00001",
    _codePostal: "00100",
    _nomCommune: "Essai",
    _departement: "00",
    _region: "00",
  };
  expect([lazy("essai"), lazy("00100")]).toEqual([
    [{ ...essai, certaine: true }],
    [{ ...essai, certaine: true }],
  ]);
  expect(read).toHaveBeenCalledTimes(1);
});
