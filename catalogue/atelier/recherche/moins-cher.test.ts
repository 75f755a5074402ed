import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moinsCher, type Recherche } from "./moins-cher.ts";
import { Tas } from "./tas.ts";

interface Route {
  vers: string;
  cout: number;
}

const routes: Readonly<Record<string, readonly Route[]>> = {
  a: [
    { vers: "b", cout: 5 },
    { vers: "c", cout: 1 },
    { vers: "fermée", cout: Infinity },
  ],
  b: [{ vers: "but", cout: 1 }],
  c: [
    { vers: "b", cout: 2 },
    { vers: "d", cout: 1 },
    { vers: "c", cout: 0 },
  ],
  d: [{ vers: "but", cout: 3 }],
};

const carte = (vers: string): Recherche<string, Route> => ({
  departs: ["a"],
  voies: (ici) => routes[ici] ?? [],
  apres: (_, route) => route.vers,
  voulu: (ici) => ici === vers,
  cle: (ici) => ici,
});

it("un tas rend ce qu’on y met du plus petit au plus grand", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (nombres) => {
      const tas = new Tas<number>((a, b) => a < b);
      for (const un of nombres) tas.ajouter(un);
      expect(nombres.map(() => tas.prendre())).toEqual([...nombres].sort((a, b) => a - b));
      expect(tas.prendre()).toBeUndefined();
    }),
    { seed: 20_261_120 },
  );
});

describe("le moins cher", () => {
  it("coûte le moins en tout, même si la première voie est la plus chère", () => {
    expect(moinsCher(carte("b"))).toEqual({ noeud: "b", cout: 3 });
    expect(moinsCher(carte("but"))).toEqual({ noeud: "but", cout: 4 });
    expect(moinsCher(carte("a"))).toEqual({ noeud: "a", cout: 0 });
  });

  it("part du départ qui revient le moins cher, et du premier à égalité", () => {
    const deux = { ...carte("but"), departs: ["d", "b"] };
    expect(moinsCher(deux)).toEqual({ noeud: "but", cout: 1 });
    expect(moinsCher({ ...deux, voulu: () => true })).toEqual({ noeud: "d", cout: 0 });
  });

  it("de deux aussi chers, est celui des premières voies", () => {
    const mots: Recherche<string, Route> = {
      departs: [""],
      voies: (mot) => (mot.length < 3 ? ["x", "y", "z"].map((vers) => ({ vers, cout: 1 })) : []),
      apres: (mot, { vers }) => mot + vers,
      voulu: (mot) => mot.length === 3 && mot.includes("z"),
    };
    expect(moinsCher(mots)).toEqual({ noeud: "xxz", cout: 3 });
  });

  it("n’emprunte ni une voie fermée, ni une voie qui ne mène nulle part", () => {
    expect(moinsCher(carte("fermée"))).toBe("impossible");
    const sansC = {
      ...carte("but"),
      apres: (_: string, { vers }: Route) => (vers === "c" ? undefined : vers),
    };
    expect(moinsCher(sansC)).toEqual({ noeud: "but", cout: 6 });
  });

  it("coûte moins que la borne, ou il n’y en a pas", () => {
    expect(moinsCher({ ...carte("but"), borne: 4.5 })).toEqual({ noeud: "but", cout: 4 });
    expect(moinsCher({ ...carte("but"), borne: 4 })).toBe("impossible");
  });
});

describe("une recherche qui s’arrête", () => {
  const entiers: Recherche<number, { cout: number }> = {
    departs: [0],
    voies: () => [{ cout: 1 }],
    apres: (n) => n + 1,
    voulu: (n) => n === 10,
  };

  it("dit qu’elle abandonne, et non que c’est impossible", () => {
    expect(moinsCher({ ...entiers, limite: 10 })).toEqual({ noeud: 10, cout: 10 });
    expect(moinsCher({ ...entiers, limite: 9 })).toBe("abandon");
    expect(moinsCher({ ...entiers, voulu: () => false, borne: 50 })).toBe("impossible");
    expect(moinsCher({ ...entiers, voulu: () => false, borne: 50, limite: 20 })).toBe("abandon");
  });

  it("ne compte pas deux fois ce qui a le même avenir", () => {
    const tourne = { ...entiers, apres: (n: number) => (n + 1) % 5, cle: (n: number) => `${n}` };
    expect(moinsCher({ ...tourne, limite: 6 })).toBe("impossible");
  });

  it("va plus droit quand elle sait ce qui reste au moins à payer", () => {
    const grille = (auMoins?: (p: readonly [number, number]) => number) => {
      let ouverts = 0;
      const issue = moinsCher<readonly [number, number], { cout: number; pas: readonly [number, number] }>({
        departs: [[0, 0]],
        voies() {
          ouverts += 1;
          return (
            [
              [1, 0],
              [0, 1],
              [-1, 0],
              [0, -1],
            ] as const
          ).map((pas) => ({ cout: 1, pas }));
        },
        apres: ([x, y], { pas }) => [x + pas[0], y + pas[1]],
        voulu: ([x, y]) => x === 4 && y === 3,
        cle: (ici) => ici.join(),
        ...(auMoins && { auMoins }),
      });
      return { ouverts, cout: typeof issue === "string" ? issue : issue.cout };
    };
    const [tout, droit] = [grille(), grille(([x, y]) => Math.abs(4 - x) + Math.abs(3 - y))];
    expect([tout.cout, droit.cout]).toEqual([7, 7]);
    expect(droit.ouverts).toBeLessThan(tout.ouverts / 2);
  });
});
