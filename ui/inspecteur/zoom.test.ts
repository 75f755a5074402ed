import { describe, expect, it } from "vitest";
import { borner, voisin } from "./zoom.ts";

const cadre = (id: string) => ({ id, x: 0, y: 0, l: 1, h: 1, titre: [] });
const chapitre = (nom: string) => ({ ...cadre(nom), nom, replie: false, questions: 0 });
const chapitres = [chapitre("A"), chapitre("B"), chapitre("C")];
/** A with two steps, B folded, C with one. */
const ordre = [chapitres[0]!, cadre("a1"), cadre("a2"), chapitres[1]!, chapitres[2]!, cadre("c1")];

describe("les flèches dans le dessin", () => {
  it.each([
    ["A", "ArrowDown", "a1"],
    ["a2", "ArrowDown", "B"],
    ["c1", "ArrowDown", "c1"],
    ["a1", "ArrowUp", "A"],
    ["A", "ArrowUp", "A"],
    ["a1", "ArrowRight", "B"],
    ["B", "ArrowRight", "C"],
    ["c1", "ArrowRight", "c1"],
    ["c1", "ArrowLeft", "C"],
    ["C", "ArrowLeft", "B"],
    ["A", "ArrowLeft", "A"],
    ["a2", "Home", "A"],
    ["A", "End", "c1"],
  ])("de %s, %s mène à %s", (id, touche, attendu) => {
    expect(voisin(ordre, id, touche, chapitres)?.id).toBe(attendu);
  });
});

describe("le zoom", () => {
  it.each([
    [0.5, 0.5],
    [50, 3],
    [0.001, 0.1],
    [Number.NaN, 0.1],
  ])("%f devient %f", (voulu, borne) => {
    expect(borner(voulu)).toBe(borne);
  });
});
