import { describe, expect, it } from "vitest";
import { courbe, paliers, paliersDits } from "./paliers.ts";

const marches = (n: number) => (n < 266 ? "633 €" : n <= 7992 ? "550 €" : "non");
const pente = (n: number) => (n <= 100 ? "150 €" : n >= 130 ? "non" : `${150 - 5 * (n - 100)} €`);

describe("les paliers", () => {
  it("sont trouvés à l’unité, même plusieurs entre deux essais", () => {
    expect(paliersDits(paliers(marches, [0, 5000, 10_000]))).toBe(
      "0 à 265 : 633 € ; 266 à 7 992 : 550 € ; 7 993 à 10 000 : non",
    );
    expect(paliersDits(paliers(marches, [0, 10_000]))).toBe(
      "0 à 265 : 633 € ; 266 à 7 992 : 550 € ; 7 993 à 10 000 : non",
    );
  });

  it("disent les deux bouts d’une pente, et ce qui la suit", () => {
    expect(paliersDits(paliers(pente, [0, 1000]))).toBe(
      "0 à 100 : 150 € ; 101 à 129 : de 145 € à 5 € ; 130 à 1 000 : non",
    );
  });

  it("qui ne bougent pas tiennent en un seul", () => {
    expect(paliersDits(paliers(() => "oui", [1, 2, 9]))).toBe("1 à 9 : oui");
  });
});

describe("une courbe", () => {
  it("dit ce qui est essayé, et les deux côtés de là où l’aide s’ouvre et se ferme", () => {
    const cloche = (n: number) => (n < 26 || n > 2151 ? "non" : `${n} €`);
    expect(paliersDits(courbe(cloche, [0, 1000, 2000, 3000]))).toBe(
      "0 à 25 : non ; 26 : 26 € ; 1 000 : 1000 € ; 2 000 : 2000 € ; 2 151 : 2151 € ; 2 152 à 3 000 : non",
    );
  });
});
