import { describe, expect, it } from "vitest";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import type { Droit, Resultats } from "../results.ts";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import {
  aidesDuMois,
  aidesParMois,
  autresRevenus,
  comparables,
  changementsDe,
  coupableDe,
  falaisesDe,
  pointDe,
  resteDeCent,
} from "./courbe.ts";

const droit = (id: string, champs: Partial<Droit> = {}): Droit =>
  unDroit({ id, label: id, montant: 100, source: "openfisca", ...champs });
const resultats = (droitsEligibles: Droit[], droitsInjectes: Droit[] = []): Resultats =>
  desResultats({ droitsEligibles, droitsInjectes });

describe("la courbe du revenu disponible", () => {
  it("ajoute au salaire les aides de chaque mois, reçues ou à demander, et rien d’autre", () => {
    const lus = resultats(
      [
        droit("ppa", { montant: 120.1 }),
        droit("repas", { nature: "prix" }),
        droit("prime", { periodicite: "ponctuelle" }),
        droit("carte", { montant: true, type: "bool" }),
      ],
      [droit("apl", { montant: 80.2 })],
    );
    expect(pointDe(1000, situationDe({}), lus)).toEqual({
      salaire: 1000,
      aides: 200.3,
      autres: 0,
      disponible: 1200.3,
      detail: { ppa: 120.1, apl: 80.2 },
    });
  });

  it("compte tout ce que le foyer reçoit, chaque euro une fois", () => {
    const foyer = situationDe({
      demandeur: {
        salaire_net: { "2026-11": 999 },
        chomage_net: { "2026-11": 600.5, "2026-10": 700 },
        bourse_enseignement_sup: { "2026-11": 280 },
        rpns_autres_revenus: { "2025": 1200 },
      },
      conjoint: { salaire_net: { "2026-11": 1400 } },
      enfants: [{ pensions_alimentaires_percues: { "2026-11": null } }, { pch: { "2026-11": 50 } }],
    });
    const lus = resultats([], [droit("bourse_criteres_sociaux", { montant: 280 })]);
    expect(autresRevenus(foyer, lus)).toBe(2150.5);
    expect(pointDe(100, foyer, lus).disponible).toBe(2530.5);
  });

  it("nomme l’aide qui fait une chute", () => {
    const point = (detail: Record<string, number>) =>
      pointDe(
        0,
        situationDe({}),
        resultats(Object.entries(detail).map(([id, montant]) => droit(id, { montant }))),
      );
    const de = point({ ppa: 100, apl: 200, rsa: 300 });
    expect(coupableDe({ de, a: point({ ppa: 150, apl: 120, rsa: 270 }) })).toBe("apl");
    expect(coupableDe({ de, a: point({ ppa: 100, apl: 200 }) })).toBe("rsa");
    expect(coupableDe({ de, a: de })).toBeUndefined();
  });

  it("marque une chute d’au moins dix euros quand le salaire monte", () => {
    const point = (salaire: number, aides: number) => ({
      salaire,
      aides,
      autres: 0,
      disponible: salaire + aides,
      detail: {},
    });
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

describe("avant et après, aide par aide", () => {
  const avant = resultats([droit("ppa", { montant: 120.1 })], [droit("apl", { montant: 80.23 })]);
  const apres = resultats([droit("apl", { montant: 60.11 }), droit("rsa", { montant: 0.05 })]);

  it("celles qui restent comprises, et leurs colonnes font le total au centime", () => {
    const lignes = aidesDuMois(avant, apres);
    expect(lignes.map(({ id, avant: un, apres: deux }) => [id, un, deux])).toEqual([
      ["ppa", 120.1, 0],
      ["apl", 80.23, 60.11],
      ["rsa", 0, 0.05],
    ]);
    const somme = (quand: "avant" | "apres") =>
      lignes.reduce((total, une) => total + Math.round(une[quand] * 100), 0) / 100;
    expect([somme("avant"), somme("apres")]).toEqual([aidesParMois(avant), aidesParMois(apres)]);
  });

  it("sur 100 € de plus, ce qui reste ; ce qui se perd ; rien au bout de la courbe", () => {
    const point = (salaire: number, disponible: number) => ({
      salaire,
      disponible,
      aides: 0,
      autres: 0,
      detail: {},
    });
    const points = [point(0, 500), point(200, 640), point(400, 600)];
    expect(resteDeCent(points, point(0, 500))).toBe(70);
    expect(resteDeCent(points, point(200, 640))).toBe(-20);
    expect(resteDeCent(points, point(350, 610))).toBeUndefined();
  });
});
