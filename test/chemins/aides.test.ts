import { describe, expect, it } from "vitest";
import { aObtenir, type ExempleEcrit, type Exemples } from "../../catalogue/exemples/exemples.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { porteDesAides } from "./aides.ts";

const catalogue = readCatalogue();
const exemples = readExemples();
const pays = paysDe(readCommunes());

const slugs = aObtenir(catalogue).map(({ aide }) => aide.slug);
const pertesDe = (slug: string) =>
  Object.entries(exemples[slug]?.pertes ?? {}).filter(([, perte]) => typeof perte === "object");
/** Six aids that can be lost; every other one is left out of the gate. */
const quelques = slugs.filter((slug) => pertesDe(slug).length > 1).slice(0, 6);
const [premiere] = quelques as [string];
const autres = new Set(slugs.filter((slug) => !quelques.includes(slug)));

const porte = (changes: Exemples = {}) => porteDesAides(catalogue, { ...exemples, ...changes }, pays, autres);
const attendu = quelques.reduce((somme, slug) => somme + 1 + pertesDe(slug).length, 0);
const { foyer, phrase, pertes } = exemples[premiere] as ExempleEcrit;

describe("la porte des aides", () => {
  it("compte chaque aide, et chaque règle qui la fait perdre", () => {
    const { atteint, total, seuil, manquants, notes } = porte();
    expect(attendu).toBeGreaterThanOrEqual(18);
    expect({ atteint, total, seuil, manquants }).toEqual({
      atteint: attendu,
      total: attendu,
      seuil: 1,
      manquants: [],
    });
    expect(notes[0]).toBe(`${quelques.length} aides.`);
  });

  it("nomme les aides que personne n’obtient", () => {
    expect(porte().notes.slice(1)).toHaveLength(autres.size);
    expect(porte().notes[1]).toContain([...autres][0]);
  });

  it("dit quelle aide n’est plus obtenue par le foyer de son exemple", () => {
    const [[, perdu]] = pertesDe(premiere) as [[string, object]];
    const { atteint, total, manquants } = porte({
      [premiere]: { phrase, foyer: { ...foyer, ...perdu }, pertes },
    });
    expect(manquants).toEqual([{ quoi: `${premiere} : l’exemple ne l’obtient pas` }]);
    expect([atteint < total, total]).toEqual([true, attendu]);
  });

  it("dit quelle règle ne fait plus perdre l’aide, et la retire du compte", () => {
    const [[regle]] = pertesDe(premiere) as [[string, object]];
    const { atteint, manquants } = porte({
      [premiere]: { phrase, foyer, pertes: { ...pertes, [regle]: {} } },
    });
    expect(manquants).toEqual([{ quoi: `${premiere} : ${regle} : ne la fait pas perdre` }]);
    expect(atteint).toBe(attendu - 1);
  });

  it("dit quelle aide n’a pas d’exemple", () => {
    const { [premiere]: _, ...sans } = exemples;
    const { atteint, total, manquants } = porteDesAides(catalogue, sans, pays, autres);
    expect(manquants).toEqual([{ quoi: `${premiere} : n’a pas d’exemple` }]);
    expect(atteint).toBe(total - 1);
  });

  it("ne compte pas comme perdue une règle qui découle d’une autre", () => {
    const [[regle]] = pertesDe(premiere) as [[string, object]];
    const { total, notes } = porte({
      [premiere]: { phrase, foyer, pertes: { ...pertes, [regle]: "découle d’une autre" } },
    });
    expect(total).toBe(attendu - 1);
    const decoulent = (texte: string | undefined) => Number(/(\d+) règles? découle/.exec(texte ?? "")?.[1]);
    expect(decoulent(notes[0])).toBe(decoulent(porte().notes[0]) + 1);
  });
});
