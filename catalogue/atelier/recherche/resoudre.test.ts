import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Formule, trancher } from "./formules.ts";
import { ABSENT, Lexique } from "./lexique.ts";
import { resoudre } from "./resoudre.ts";

/** Unknowns of three values; « x = v » is an atom, and a value costs its number. */
const TROIS = [0, 1, 2] as const;

function monde(inconnues: number) {
  const lexique = new Lexique();
  const atomes = Array.from({ length: inconnues }, (_, inconnue) =>
    TROIS.map((valeur) =>
      lexique.atome({ inconnue, vrai: TROIS.map((autre) => autre === valeur), absent: false }),
    ),
  );
  return {
    lexique,
    vaut: (inconnue: number, valeur: number) => atomes[inconnue]?.[valeur] as Formule,
    probleme: (but: Formule) => ({
      lexique,
      but,
      inconnues: atomes.map((_, rang) => ({ rang, lues: [] as Formule[] })),
      possibles: () => TROIS.map((valeur) => ({ valeur, cout: valeur })),
      complet: true,
    }),
  };
}

const enClair = (issue: ReturnType<typeof resoudre>) =>
  typeof issue === "string" ? issue : { ...issue, choix: Object.fromEntries(issue.choix) };

describe("les valeurs qui rendent une formule vraie", () => {
  const { lexique, vaut, probleme } = monde(3);
  const { et, ou, vrai, faux } = lexique.formules;
  const non = (f: Formule) => lexique.formules.non(f);

  it("sont les moins chères", () => {
    const but = ou(et(vaut(0, 1), vaut(1, 2)), et(vaut(0, 2), vaut(2, 0)));
    expect(enClair(resoudre(probleme(but)))).toEqual({ choix: { 0: 2, 1: 0, 2: 0 }, cout: 2 });
  });

  it("sont, à prix égal, les premières de la première inconnue", () => {
    const but = ou(vaut(0, 1), vaut(1, 1), vaut(2, 1));
    expect(enClair(resoudre(probleme(but)))).toEqual({ choix: { 0: 0, 1: 0, 2: 1 }, cout: 1 });
  });

  it("ne sont que celles qui décident, si l’on n’en veut pas plus", () => {
    const but = non(vaut(0, 0));
    expect(enClair(resoudre({ ...probleme(but), complet: false }))).toEqual({ choix: { 0: 1 }, cout: 1 });
    expect(enClair(resoudre({ ...probleme(vrai), complet: false }))).toEqual({ choix: {}, cout: 0 });
    expect(enClair(resoudre(probleme(vrai)))).toEqual({ choix: { 0: 0, 1: 0, 2: 0 }, cout: 0 });
  });

  it("n’existent pas toujours : c’est prouvé", () => {
    expect(resoudre(probleme(faux))).toBe("impossible");
    expect(resoudre(probleme(et(vaut(0, 0), vaut(0, 1))))).toBe("impossible");
    expect(resoudre(probleme(et(...TROIS.map((valeur) => non(vaut(1, valeur))))))).toBe("impossible");
  });

  it("ne se cherchent que sous la borne, et pas au-delà de la limite", () => {
    const but = et(vaut(0, 2), vaut(1, 2), vaut(2, 2));
    expect(enClair(resoudre(probleme(but)))).toMatchObject({ cout: 6 });
    expect(resoudre({ ...probleme(but), borne: 6 })).toBe("impossible");
    expect(resoudre({ ...probleme(but), limite: 1 })).toBe("abandon");
  });
});

describe("une inconnue qui dépend des précédentes", () => {
  const { lexique, vaut, probleme } = monde(2);
  const { et, ou } = lexique.formules;
  /** The second is asked only if the first is 1. */
  const inconnues = [
    { rang: 0, lues: [] },
    { rang: 1, lues: [vaut(0, 1)] },
  ];
  const chercher = (but: Formule) =>
    enClair(
      resoudre({
        ...probleme(but),
        inconnues,
        possibles: ({ lues }) =>
          lues[0]?.sorte === "faux"
            ? [{ valeur: ABSENT, cout: 0 }]
            : TROIS.map((valeur) => ({ valeur, cout: valeur })),
      }),
    );

  it("lit ce qu’on en sait quand vient son tour", () => {
    expect(chercher(vaut(1, 2))).toEqual({ choix: { 0: 1, 1: 2 }, cout: 3 });
    expect(chercher(vaut(0, 2))).toEqual({ choix: { 0: 2, 1: ABSENT }, cout: 2 });
    expect(chercher(et(vaut(0, 2), ou(vaut(1, 0), vaut(1, 1), vaut(1, 2))))).toBe("impossible");
  });
});

it("des prix qui dépendent des valeurs d’avant sont payés, même si le reste est pareil", () => {
  const { vaut, lexique, probleme } = monde(3);
  const but = lexique.formules.ou(vaut(0, 0), vaut(0, 1), vaut(0, 2));
  const issue = resoudre({
    ...probleme(but),
    possibles: ({ rang }, { venu }) =>
      TROIS.map((valeur) => ({ valeur, cout: rang === 1 && venu?.valeur === 0 ? 10 : valeur })),
    lies: true,
  });
  expect(enClair(issue)).toEqual({ choix: { 0: 1, 1: 0, 2: 0 }, cout: 1 });
});

describe("quoi qu’on cherche", () => {
  const { lexique, vaut, probleme } = monde(4);
  const { formules } = lexique;
  const { formule } = fc.letrec<{ formule: Formule }>((lie) => ({
    formule: fc.oneof(
      { maxDepth: 4, depthSize: "medium" },
      fc.tuple(fc.nat(3), fc.nat(2)).map(([inconnue, valeur]) => vaut(inconnue, valeur)),
      lie("formule").map((f) => formules.non(f)),
      fc.array(lie("formule"), { minLength: 1, maxLength: 4 }).map((de) => formules.et(...de)),
      fc.array(lie("formule"), { minLength: 1, maxLength: 4 }).map((de) => formules.ou(...de)),
    ),
  }));
  const tous = TROIS.flatMap((a) =>
    TROIS.flatMap((b) => TROIS.flatMap((c) => TROIS.map((d) => [a, b, c, d] as const))),
  );
  const vraie = (f: Formule, valeurs: readonly number[]) =>
    trancher(f, (n) => lexique.dit(n, valeurs[lexique.atomes[n]?.inconnue ?? 0] ?? ABSENT)) === true;
  const tenue = (f: Formule, choix: ReadonlyMap<number, number>) =>
    vraie(
      f,
      [0, 1, 2, 3].map((rang) => choix.get(rang) ?? ABSENT),
    );

  it("on trouve ce que trouve l’essai de toutes les valeurs, ou la preuve qu’il n’y a rien", () => {
    fc.assert(
      fc.property(formule, fc.boolean(), (but, lies) => {
        const couts = tous.filter((une) => vraie(but, une)).map(([a, b, c, d]) => a + b + c + d);
        const issue = resoudre({ ...probleme(but), lies });
        const trouve =
          typeof issue === "string" ? issue : { cout: issue.cout, vrai: tenue(but, issue.choix) };
        expect(trouve).toEqual(couts.length ? { cout: Math.min(...couts), vrai: true } : "impossible");
      }),
      { seed: 20_261_120, numRuns: 300 },
    );
  });
});
