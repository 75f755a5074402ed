import { describe, expect, it } from "vitest";
import { hasard } from "./hasard.ts";

const suite = (graine: number, nombre = 20) => {
  const alea = hasard(graine);
  return Array.from({ length: nombre }, () => alea());
};

describe("le hasard d’une graine", () => {
  it("donne toujours la même suite", () => {
    expect(suite(42)).toEqual(suite(42));
  });

  it("donne une autre suite à une autre graine", () => {
    const suites = Array.from({ length: 200 }, (_, graine) => suite(graine, 5).join());
    expect(new Set(suites).size).toBe(200);
  });

  it.each([0, 1, 20_261_120, -3])("reste entre 0 et 1, et va partout : graine %i", (graine) => {
    const tires = suite(graine, 4000);
    expect(tires.every((un) => un >= 0 && un < 1)).toBe(true);
    const dixiemes = Array.from(
      { length: 10 },
      (_, n) => tires.filter((un) => Math.floor(un * 10) === n).length,
    );
    expect(Math.min(...dixiemes)).toBeGreaterThan(300);
    expect(Math.max(...dixiemes)).toBeLessThan(500);
    expect(new Set(tires).size).toBeGreaterThan(3990);
  });
});
