import { expect, test } from "vitest";
import type { Genre } from "./mutations.ts";
import { muter } from "./mutations.ts";

const record = { version: 11, answers: { all: [{ id: "demandeur", value: true }] } };
const avec = (genre: Genre, ou = 0, valeur: null | number | string = "v") =>
  muter(record, [{ genre, ou, valeur }]);

test.each<[Genre, number, unknown]>([
  ["clé ajoutée", 0, { ...record, inconnue: "v" }],
  ["clé renommée", 0, { inconnue_: 11, answers: record.answers }],
  ["objet à la place d’une valeur", 0, { ...record, version: { inattendu: "v" } }],
  [
    "liste à la place d’une valeur",
    1,
    { ...record, answers: { all: [{ id: [["demandeur"]], value: true }] } },
  ],
  ["nombre en lettres", 0, { ...record, version: "11" }],
  ["nombre énorme", 0, { ...record, version: 1e308 }],
  ["racine changée", 1, []],
])("%s : le dossier est faux", (genre, ou, attendu) => {
  expect(avec(genre, ou)).toEqual({ record: attendu, faux: true });
});

test.each<[Genre, number, unknown]>([
  ["valeur quelconque", 0, { ...record, version: "v" }],
  ["valeur retirée", 0, { answers: record.answers }],
  ["élément répété", 0, { ...record, answers: { all: [record.answers.all[0], record.answers.all[0]] } }],
])("%s : le dossier peut tenir", (genre, ou, attendu) => {
  expect(avec(genre, ou)).toEqual({ record: attendu, faux: false });
});

test("une clé de prototype est une clé comme une autre, et le dossier de départ ne change pas", () => {
  const { record: mute } = avec("clé ajoutée", 1);
  expect(JSON.stringify(mute)).toContain('"__proto__":"v"');
  expect(JSON.stringify(record)).not.toContain("__proto__");
});

test("seule la dernière mutation répond de ce qui est faux", () => {
  const mutations = (["clé ajoutée", "valeur retirée"] as const).map((genre) => ({
    genre,
    ou: 0,
    valeur: 1,
  }));
  expect(muter(record, mutations).faux).toBe(false);
});
