import { expect, test, vi } from "vitest";
import { readLignes } from "./data.ts";
import { lignesDe, plainWords } from "../../catalogue/communes/lignes.ts";
import { communeSearch, lazyCommuneSearch, MAX_COMMUNES } from "../../catalogue/communes/search.ts";

const search = communeSearch(readLignes());
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
