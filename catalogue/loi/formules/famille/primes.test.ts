import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { calcul, imposableEn2024, JUIN } from "../kit.ts";
import { prime_adoption, prime_naissance } from "./index.ts";

interface Foyer {
  revenu?: number;
  /** The partner’s net taxable income of 2024; alone without one. */
  autre?: number;
  enfants?: Partial<Individu>[];
  enceinte?: boolean;
}

/** The family of someone of 28, on 15 June 2026. */
function famille({ revenu = 0, autre, enfants = [], enceinte = true }: Foyer) {
  const rest: Partial<Situation> = {
    enfants: enfants.map((un, rang) => enfant(rang, un)),
    ...(autre !== undefined && { conjoint: conjoint(imposableEn2024(autre)) }),
  };
  const c = calcul(
    foyer(
      {
        date_naissance: "1998-01-01",
        ...imposableEn2024(revenu),
        ...(enceinte && { enceinte: "enceinte" as const }),
      },
      rest,
    ),
  );
  return { c, lue: c.famille };
}

const naissance = (un: Foyer): number => {
  const { c, lue } = famille(un);
  return prime_naissance(c, lue, JUIN);
};

// service-public F2550, read on 1 April 2026, for a premium due in 2026: 37 118 € in 2024, 49 054 € with two incomes or alone,
// raised by 7 426 € at the second child and by 8 908 € for each of the next ones.
test.each<[string, Foyer, number]>([
  ["un couple à un revenu, un premier enfant", { autre: 0 }, 37_117],
  ["une personne seule", {}, 49_053],
  ["un couple à deux revenus", { autre: 12_000 }, 49_053 - 12_000],
  ["un deuxième enfant", { autre: 0, enfants: [{ date_naissance: "2023-02-01" }] }, 44_541],
])("la prime à la naissance a son plafond pour %s", (_, foyerLu, plafond) => {
  // 2,2975 × 478,16.
  expect(naissance({ ...foyerLu, revenu: plafond })).toBeCloseTo(1098.57, 2);
  expect(naissance({ ...foyerLu, revenu: plafond + 2 })).toBe(0);
});

test("l’enfant à naître compte une fois, qu’on le dise attendu ou qu’on donne son jour", () => {
  const attendu = { autre: 0, enceinte: false, enfants: [{ date_naissance: "2026-09-01" }] };
  expect(naissance({ ...attendu, revenu: 37_117 })).toBeGreaterThan(0);
  expect(naissance({ ...attendu, enceinte: true, revenu: 37_117 })).toBeGreaterThan(0);
  expect(naissance({ ...attendu, revenu: 37_119 })).toBe(0);
  expect(naissance({ ...attendu, enceinte: true, revenu: 37_119 })).toBe(0);
});

test("la prime à l’adoption a les mêmes plafonds, avec l’enfant qui est déjà là", () => {
  const adoption = (revenu: number) => {
    const { c, lue } = famille({
      revenu,
      autre: 0,
      enceinte: false,
      enfants: [{ date_naissance: "2020-02-01" }],
    });
    return prime_adoption(c, lue, JUIN);
  };
  expect([adoption(37_117), adoption(37_119)]).toEqual([true, false]);
});
