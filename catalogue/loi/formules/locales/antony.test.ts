import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois, imposableEn2024 } from "../kit.ts";
import {
  antony_aide_depart_sejour_adapte,
  antony_base_ressources,
  antony_bourse_communale,
  antony_bourse_conservatoire,
  antony_bourse_famille_nombreuse,
  antony_noel_pour_tous,
} from "./antony.ts";
import { a, enJuin, ne } from "./kit.ts";

const ANTONY = "92002";
/** Lives on alimony, which the tax return of 2024 does not know: resources are those of the last quarter. */
const avec = (
  mensuel: number,
  enfants: Individu[] = [],
  rest: Partial<Situation> = {},
  depcom = ANTONY,
): Situation =>
  foyer(
    {
      ...ne(40),
      activite: "salarie",
      nationalite: "AF",
      pensions_alimentaires_percues: { "2026-05": mensuel, "2026-04": mensuel, "2026-03": mensuel },
      ...imposableEn2024(0),
    },
    { ...a(depcom), enfants, ...rest },
  );

/** Grown-up children: no family benefit adds to the resources. */
const grands = (n: number, fields: Partial<Individu> = {}) =>
  Array.from({ length: n }, (_, rang) => enfant(rang, { ...ne(22), ...fields }));

describe("condition de ressources", () => {
  const noel = (...faits: Parameters<typeof avec>) =>
    enJuin(avec(...faits), antony_noel_pour_tous, "famille");

  test("strictement sous 1 601 € seul, 1 922 € en couple", () => {
    expect([1600, 1601, 1602].map((mensuel) => noel(mensuel))).toEqual([true, false, false]);
    const couple = { conjoint: conjoint({ ...ne(40), nationalite: "AF" }), famille: { en_couple: true } };
    expect([1921, 1922, 1923].map((mensuel) => noel(mensuel, [], couple))).toEqual([true, false, false]);
  });

  test.each([
    [1, 3071],
    [2, 4000],
    [3, 4940],
    [4, 5822],
    [5, 6701],
    [6, 7581],
    [7, 8461],
    [8, 8461],
  ])("avec %i enfants, sous %i €", (n, plafond) => {
    expect(noel(plafond - 1, grands(n))).toBe(true);
    expect(noel(plafond, grands(n))).toBe(false);
  });

  test("la plus basse, au-dessus de zéro, du trimestre et du quart du revenu fiscal", () => {
    const base = (trimestre: number, fiscal: number) =>
      enJuin(
        foyer(
          {
            ...ne(40),
            ...imposableEn2024(fiscal),
            nationalite: "AF",
            pensions_alimentaires_percues: { "2026-05": trimestre },
          },
          a(ANTONY),
        ),
        antony_base_ressources,
        "famille",
      );
    expect(base(3000, 8000)).toBe(2000);
    expect(base(3000, 16_000)).toBe(3000);
    expect(base(0, 8000)).toBe(2000);
    expect(base(3000, 0)).toBe(3000);
    expect(base(0, 0)).toBe(0);
  });
});

test("Solidarité de Noël : avant 68 ans, à Antony", () => {
  const noel = (ans: number, depcom = ANTONY) =>
    enJuin(foyer(ne(ans), a(depcom)), antony_noel_pour_tous, "famille");
  expect([67, 68, 69].map((ans) => noel(ans))).toEqual([true, false, false]);
  expect(noel(40, "92012")).toBe(false);
});

test("bourses : un enfant au collège ou au lycée, ou de moins de 18 ans pour le conservatoire", () => {
  const communale = (scolarite: Individu["scolarite"]) =>
    enJuin(
      avec(0, [enfant(0, { ...ne(14), ...(scolarite && { scolarite }) })]),
      antony_bourse_communale,
      "famille",
    );
  expect([communale("college"), communale("lycee"), communale("enseignement_superieur")]).toEqual([
    true,
    true,
    false,
  ]);
  const conservatoire = (ans: number) =>
    enJuin(avec(0, [enfant(0, ne(ans))]), antony_bourse_conservatoire, "famille");
  expect([16, 17, 18, 19].map(conservatoire)).toEqual([true, true, false, false]);
});

test("familles nombreuses : trois enfants dont un de moins de deux ans, quelles que soient les ressources", () => {
  const bourse = (...ages: number[]) =>
    enJuin(
      avec(
        90_000,
        ages.map((ans, n) => enfant(n, ne(ans))),
      ),
      antony_bourse_famille_nombreuse,
      "famille",
    );
  expect([bourse(0, 3), bourse(0, 3, 5), bourse(1, 3, 5), bourse(2, 3, 5), bourse(0, 2, 3, 5)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

describe("séjour adapté", () => {
  const aide = (mensuel: number, handicapes: number, autres: number, rest: Partial<Situation> = {}) =>
    enJuin(
      avec(
        mensuel,
        [...grands(handicapes, { handicap: true }), ...grands(autres)].map((un, n) => ({
          ...un,
          id: `enfant_${n}`,
        })),
        rest,
      ),
      antony_aide_depart_sejour_adapte,
      "famille",
    );

  test("600 € par enfant handicapé sous 4 394 € par mois, 300 € sous 7 528 €", () => {
    expect([4393, 4394, 4395].map((mensuel) => aide(mensuel, 1, 2))).toEqual([600, 300, 300]);
    expect([7527, 7528, 7529].map((mensuel) => aide(mensuel, 1, 6))).toEqual([300, 0, 0]);
    expect(aide(1000, 2, 0)).toBe(1200);
    expect(aide(1000, 0, 2)).toBe(0);
  });

  test("rien au-dessus du plafond de ressources", () => {
    expect([3070, 3071, 3072].map((mensuel) => aide(mensuel, 1, 0))).toEqual([600, 0, 0]);
  });
});

test("l’AAH et les salaires du trimestre comptent", () => {
  const base = enJuin(
    foyer({ ...ne(40), nationalite: "AF", aah: chaqueMois(900) }, a(ANTONY)),
    antony_base_ressources,
    "famille",
  );
  expect(base).toBe(2700);
});
