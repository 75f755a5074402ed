import { describe, expect, it } from "vitest";
import { BAREMES } from "../../test/fixtures/foyers.ts";
import type { Droit, Resultats } from "../results/results.ts";
import { comparables, changementsDe, falaisesDe, pointDe } from "./courbe.ts";

const droit = (id: string, champs: Partial<Droit> = {}): Droit => ({
  id,
  label: id,
  description: "",
  institution: { id: "caf", label: "CAF", type: "national" },
  montant: 100,
  type: "float",
  unit: "euro",
  periodicite: "mensuelle",
  prefix: "la",
  top: 1,
  source: "openfisca",
  conditions: [],
  reasons: [],
  ...champs,
});
const resultats = (droitsEligibles: Droit[], droitsInjectes: Droit[] = []): Resultats => ({
  droitsEligibles,
  droitsInjectes,
  droitsNonEligibles: [],
  incalculables: [],
  nonCalcules: [],
  presque: [],
  dateDeValeur: "2026-06-15",
  baremes: BAREMES,
});

describe("la courbe du revenu disponible", () => {
  it("ajoute au salaire les aides de chaque mois, reçues ou à demander, et rien d’autre", () => {
    const lus = resultats(
      [
        droit("ppa", { montant: 120.1 }),
        droit("repas", { prix: true }),
        droit("prime", { periodicite: "ponctuelle" }),
        droit("carte", { montant: true, type: "bool" }),
      ],
      [droit("apl", { montant: 80.2 })],
    );
    expect(pointDe(1000, lus)).toEqual({ salaire: 1000, aides: 200.3, disponible: 1200.3 });
  });

  it("marque une chute d’au moins dix euros quand le salaire monte", () => {
    const point = (salaire: number, aides: number) => ({ salaire, aides, disponible: salaire + aides });
    const [a, b, c, d] = [point(0, 600), point(50, 560), point(100, 500.01), point(150, 300)] as const;
    expect(falaisesDe([a, b, c, d])).toEqual([{ de: c, a: d, perte: 150.01 }]);
    expect(falaisesDe([b, { ...c, aides: 500, disponible: 600 }])).toEqual([
      { de: b, a: { ...c, aides: 500, disponible: 600 }, perte: 10 },
    ]);
    expect(falaisesDe([])).toEqual([]);
  });

  it("ne compare pas ce que l’un des calculs n’a pas donné", () => {
    const avant = resultats([droit("rsa", { montant: 600 }), droit("apl")]);
    const perdu = { partie: "législation", raison: "Son calcul n’a pas abouti." } as const;
    const apres = {
      ...resultats([droit("apl")]),
      nonCalcules: [{ ...perdu, id: "rsa", passager: true as const }],
    };
    const { resultats: lus, incomplet } = comparables([avant, apres]);
    expect(lus.map(({ droitsEligibles }) => droitsEligibles.map(({ id }) => id))).toEqual([["apl"], ["apl"]]);
    expect(incomplet).toBe(true);
    const jamais = { ...apres, nonCalcules: [{ ...perdu, id: "apl" }] };
    expect(comparables([avant, jamais])).toEqual({ resultats: [avant, jamais], incomplet: false });
  });

  it("dit ce que chaque aide devient, et tait celles qui ne changent pas", () => {
    const avant = resultats([droit("rsa", { montant: 600 }), droit("apl")]);
    const apres = resultats([
      droit("ppa", { montant: 150 }),
      droit("apl"),
      droit("carte", { montant: true }),
    ]);
    expect(changementsDe(avant, apres).map(({ id, avant: de, apres: a }) => [id, de, a])).toEqual([
      ["rsa", 600, 0],
      ["ppa", 0, 150],
      ["carte", 0, true],
    ]);
  });
});
