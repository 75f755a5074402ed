import { expect, test } from "vitest";
import { readCommunes, readLignes } from "./data.ts";
import { plainWords } from "../../../../catalogue/lieux/communes/lignes.ts";
import { communeSearch } from "../../../../catalogue/lieux/communes/search.ts";

const search = communeSearch(readLignes());
const noms = readCommunes().filter(({ commune }) => plainWords(commune._nomCommune).join("").length >= 5);
const LETTRES = "abcdefghijklmnopqrstuvwxyz";

/** Whole numbers under a bound, the same at each run. */
function tirage(graine: number) {
  let etat = graine;
  return (borne: number) => {
    etat = (Math.imul(etat, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((etat / 2 ** 32) * borne);
  };
}

type Faute = (nom: string, at: number, hasard: (borne: number) => number) => string;

const fautes: Readonly<Record<string, Faute>> = {
  fausse: (nom, at, hasard) => nom.slice(0, at) + LETTRES[hasard(26)]! + nom.slice(at + 1),
  manquante: (nom, at) => nom.slice(0, at) + nom.slice(at + 1),
  doublée: (nom, at) => nom.slice(0, at) + nom[at]! + nom.slice(at),
  échangée: (nom, at) => nom.slice(0, at) + (nom[at + 1] ?? "") + nom[at]! + nom.slice(at + 2),
};

/** Names drawn with the faults that hide them from the first five. */
function manquees(tirer: (hasard: (borne: number) => number) => string, graine: number): string[] {
  const hasard = tirage(graine);
  return Array.from({ length: 200 }, () => tirer(hasard)).flatMap((nom) =>
    Object.entries(fautes).flatMap(([faute, commettre]) => {
      // « œ » is two letters in one: none of these faults is made of it.
      const places = [...nom].flatMap((lettre, at) =>
        /[\p{L}]/u.test(lettre) && lettre !== "œ" ? [at] : [],
      );
      const tape = commettre(nom, places[hasard(places.length)]!, hasard);
      const trouvee = search(tape).findIndex(({ _nomCommune }) => _nomCommune === nom);
      return trouvee >= 0 && trouvee < 5 ? [] : [`${faute} : ${nom}, tapé « ${tape} »`];
    }),
  );
}

// What is typed may be another name, or begin five: « Brie » for Burie. No order then serves everyone.
test("une lettre fausse, manquante, doublée ou échangée : le nom est parmi les cinq premiers, 98,5 fois sur 100", () => {
  const rates = manquees((hasard) => noms[hasard(noms.length)]!.commune._nomCommune, 7);
  expect(rates.length / 800, rates.join("\n")).toBeLessThanOrEqual(0.015);
});

test("de même, chaque commune étant tirée autant de fois qu’on y habite", () => {
  const habitants = noms.reduce((somme, { population }) => somme + population, 0);
  const habitee = (hasard: (borne: number) => number) => {
    let reste = hasard(habitants);
    return noms.find(({ population }) => (reste -= population) < 0)!.commune._nomCommune;
  };
  const rates = manquees(habitee, 7);
  expect(rates.length / 800, rates.join("\n")).toBeLessThanOrEqual(0.005);
});

test("une grande ville se trouve même si ce qui est tapé commence d’autres noms", () => {
  const premieres = (tape: string) =>
    search(tape)
      .slice(0, 5)
      .map(({ _nomCommune }) => _nomCommune);
  expect(premieres("Pris")).toContain("Paris");
  expect(premieres("Tous")).toContain("Tours");
  expect(premieres("Nort")).toContain("Niort");
});

test("un code et un nom mal écrit se combinent aussi ; un autre nom que le sien ne donne rien", () => {
  expect(search("35000 renes").map(({ depcom }) => depcom)).toEqual(["35238"]);
  expect(search("35000 nante")).toEqual([]);
});
