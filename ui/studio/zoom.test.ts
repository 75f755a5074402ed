import { describe, expect, it } from "vitest";
import { borner, niveauDe, voisin, zoomer } from "./zoom.ts";

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
    [0.001, 0.4],
    [Number.NaN, 0.4],
  ])("%f devient %f", (voulu, borne) => {
    expect(borner(voulu)).toBe(borne);
  });

  it.each([
    [0.4, "Chapitres"],
    [0.54, "Chapitres"],
    [0.55, "Étapes"],
    [0.94, "Étapes"],
    [0.95, "Conditions"],
    [3, "Conditions"],
  ])("à %f, on lit : %s", (zoom, niveau) => {
    expect(niveauDe(zoom)).toBe(niveau);
  });

  it.each([
    ["entre dans les chapitres", 0.4, 1.25, 0.8],
    ["reste aux étapes", 0.6, 1.25, 0.75],
    ["revient aux chapitres", 0.6, 0.8, 0.4],
    ["s’arrête aux bords", 3, 1.25, 3],
    ["ne s’éloigne pas plus", 0.4, 0.8, 0.4],
  ])("%s : %f, multiplié par %f, donne %f", (_, avant, par, apres) => {
    expect(zoomer(avant, par)).toBeCloseTo(apres, 10);
  });
});
