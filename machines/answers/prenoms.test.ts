import { expect, test } from "vitest";
import type { Explication } from "../../catalogue/loi/expliquer.ts";
import { avecPrenoms } from "./prenoms.ts";

const ligne = (libelle: string, qui?: string, details: Explication[] = []): Explication => ({
  libelle,
  ...(qui && { qui }),
  quand: "novembre 2026",
  valeur: "oui",
  details,
  parametres: [],
});

test("chaque enfant retrouve le prénom donné, à toute profondeur ; un enfant retiré ne décale rien", () => {
  const recue = ligne("aide", undefined, [
    ligne("âge", "votre 1er enfant"),
    ligne("foyer", undefined, [ligne("âge", "votre 3e enfant"), ligne("âge", "vous")]),
  ]);
  const nommee = () =>
    avecPrenoms(recue, [
      { id: "enfant_0", _firstName: "Zélie" },
      { id: "enfant_2", _firstName: "Hamza" },
    ]);
  expect(nommee).not.toThrow();
  expect(nommee()).toStrictEqual(
    ligne("aide", undefined, [
      ligne("âge", "Zélie"),
      ligne("foyer", undefined, [ligne("âge", "Hamza"), ligne("âge", "vous")]),
    ]),
  );
});

test("sans enfant nommé, rien ne change", () => {
  const recue = ligne("aide", "votre 1er enfant", [ligne("votre 1er enfant")]);
  expect(() => avecPrenoms(recue, null)).not.toThrow();
  expect([avecPrenoms(recue, null), avecPrenoms(recue, [{ id: "enfant_1", _firstName: "Ana" }])]).toEqual([
    recue,
    recue,
  ]);
});

test("la lettre nomme aussi les enfants, en tête de phrase comme au milieu", () => {
  const lettre = (...phrases: string[]) => phrases.map((phrase) => ({ phrase, article: "CSS, art. L521-2" }));
  const recue = {
    ...ligne("aide"),
    lettre: lettre("Foyer : vous et votre 2e enfant", "Votre 1er enfant a gagné"),
  };
  const enfants = [
    { id: "enfant_0", _firstName: "Zélie" },
    { id: "enfant_1", _firstName: "Hamza" },
  ] as const;
  expect(avecPrenoms(recue, enfants).lettre).toEqual(lettre("Foyer : vous et Hamza", "Zélie a gagné"));
  expect(avecPrenoms(recue, [{ id: "enfant_0" }, enfants[1]]).lettre).toEqual(
    lettre("Foyer : vous et Hamza", "Votre 1er enfant a gagné"),
  );
});
