import { describe, expect, test } from "vitest";
import { Denombrement, denombrer, hacher } from "./denombrement.ts";
import { changementsDUneExigence, texteDUneExigence } from "./exigences.ts";

const paires = (total: number, noms: readonly string[], notes: readonly string[] = []) =>
  texteDUneExigence({
    cle: "paires",
    titre: "Paires",
    total,
    seuil: 1,
    notes,
    voulus: denombrer(noms),
  });

describe("ce que veut une porte", () => {
  test("s’écrit avec ce qu’elle laisse de côté, un fait par ligne", () => {
    expect(paires(141_568, ["a = 1", "a = 2", "b = 1"], ["1 que personne ne peut donner :", "Âge : 300 ans"]))
      .toBe(`Paires
======

Voulu
  141 568 en tout
  tenu à 100 %

Laissé de côté
  1 que personne ne peut donner :
  Âge : 300 ans

Voulu, lieu par lieu
  a : 2, empreinte ${(hacher("a = 1") + hacher("a = 2")).toString(16).slice(-8)}
  b : 1, empreinte ${hacher("b = 1").toString(16)}
`);
  });

  test("qui rétrécit se dit en une phrase, avec les lieux touchés", () => {
    const [avant, apres] = [paires(141_568, ["a = 1", "b = 1"]), paires(141_500, ["a = 1"])];
    const [phrase, lieu, ...reste] = changementsDUneExigence(avant, apres);
    expect(phrase).toBe("La porte « Paires » ne veut plus que 141 500 sur 141 568");
    expect(lieu).toMatch(/^Voulu, lieu par lieu, b : rien au lieu de 1, empreinte [\da-f]{8}$/);
    expect(reste).toEqual([]);
  });

  test("qui grandit, ou laisse autre chose de côté, se dit aussi", () => {
    expect(changementsDUneExigence(paires(12, []), paires(13, [], ["Activité : retraite"]))).toEqual([
      "La porte « Paires » veut 13 au lieu de 12",
      "La porte « Paires » laisse maintenant de côté : Activité : retraite",
      "La porte « Paires » ne laisse plus de côté : rien",
    ]);
  });

  test("un autre ordre se dit, et rien quand rien ne change", () => {
    const [avant, apres] = [paires(12, [], ["a", "b"]), paires(12, [], ["b", "a"])];
    expect(changementsDUneExigence(avant, apres)).toEqual([
      "La porte « Paires » veut la même chose dans un autre ordre",
    ]);
    expect(changementsDUneExigence(avant, avant)).toEqual([]);
  });

  test("un seuil plus bas, une porte nouvelle", () => {
    const porte = { cle: "m", titre: "Mutants", total: 4, notes: [], voulus: new Denombrement() };
    const [avant, apres] = [1, 0.95].map((seuil) => texteDUneExigence({ ...porte, seuil })) as [
      string,
      string,
    ];
    expect(changementsDUneExigence(avant, apres)).toEqual([
      "La porte « Mutants » est maintenant tenue à 95 %",
    ]);
    expect(changementsDUneExigence("", apres)).toEqual(["La porte « Mutants » est nouvelle"]);
  });
});

test("autant de choses, mais d’autres : l’empreinte change ; un autre ordre ne change rien", () => {
  const lignes = (...noms: string[]) => denombrer(noms).lignes();
  expect(lignes("a = 1", "a = 2")).toEqual(lignes("a = 2", "a = 1"));
  expect(lignes("a = 1", "a = 2")).not.toEqual(lignes("a = 1", "a = 3"));
  expect(lignes("a | condition vrai", "a → b", "c")).toHaveLength(2);
});
