import { describe, expect, it } from "vitest";
import { exemplesDe } from "../../../server/atelier/catalogue/exemples.ts";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { readCommunes } from "../../../server/catalogue/lieux/communes/data.ts";
import { aObtenir, cadreDe } from "./exemples.ts";
import { paysDe } from "./pays.ts";
import { decisivesDites } from "./decisives.ts";
import { rejouer, relire } from "./rejouer.ts";

const catalogue = readCatalogue();
const exemples = exemplesDe(catalogue);
const pays = paysDe(readCommunes());
const aides = aObtenir(catalogue);

describe("les exemples des aides", () => {
  it("chaque aide s’obtient, et se perd par chacune de ses règles", () => {
    const problemes = aides.flatMap((une) =>
      rejouer(une, catalogue, exemples[une.aide.slug], cadreDe(une, pays)).map(
        (probleme) => `${une.aide.slug} : ${probleme}`,
      ),
    );
    expect(problemes).toEqual([]);
  });

  it("a toutes les aides du catalogue, dans l’ordre", () => {
    const attendues = aides.map(({ aide }) => aide.slug);
    expect(Object.keys(exemples)).toEqual([...attendues].sort());
  });

  it("dit aussi ce qui décide et qu’aucune règle ne lit", () => {
    const tues = aides.flatMap(({ aide }) => {
      const { phrase, foyer } = exemples[aide.slug] ?? {};
      if (!phrase || !foyer) return [];
      const attendus = decisivesDites(aide, relire(foyer));
      return attendus.filter((mots) => !phrase.includes(mots)).map((mots) => `${aide.slug} : ${mots}`);
    });
    expect(tues).toEqual([]);
    expect(exemples["exoneration_cvec"]?.phrase).toMatch(
      /(?:Il|Elle) a une bourse du Crous ou de la Région, ou/,
    );
    expect(exemples["region-la-reunion-bon-ressourcement"]?.phrase).toContain(
      "a des parents qui habitent Saint-Denis",
    );
  });

  it("dit une phrase de chaque exemple", () => {
    const phrases = Object.values(exemples).map(({ phrase }) => phrase);
    expect(phrases.filter((phrase) => !/^Une? [a-zé].* an.*[^ ,]\.$/.test(phrase))).toEqual([]);
    expect(phrases.filter((phrase) => /undefined|NaN| {2}|,,|_/.test(phrase))).toEqual([]);
  });
});
