import { describe, expect, it } from "vitest";
import { veiller } from "./veille.ts";

const attendreQue = async (tient: () => boolean) => {
  for (let fois = 0; fois < 400 && !tient(); fois++) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe("la veille des fichiers du catalogue", () => {
  it("agit une fois par changement, même après un regard qui échoue", async () => {
    const vues: string[] = [];
    let trace: string | undefined = "0 0";
    const lire = () => {
      if (trace === undefined) throw new Error("ENOENT");
      return trace;
    };
    const finir = veiller({ trace: lire, faire: async () => void vues.push(lire()), chaque: 5 });
    trace = undefined;
    await new Promise((resolve) => setTimeout(resolve, 30));
    trace = "1 1";
    await attendreQue(() => vues.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await finir();
    expect(vues).toEqual(["1 1"]);
  });

  it("recommence ce qui a échoué pendant que git écrivait", async () => {
    let trace = "0 0";
    let essais = 0;
    const faire = async () => {
      essais++;
      if (essais === 1) throw new Error("ENOENT");
    };
    const finir = veiller({ trace: () => trace, faire, chaque: 5 });
    trace = "1 1";
    await attendreQue(() => essais === 2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await finir();
    expect(essais).toBe(2);
  });
});
