import { describe, expect, it } from "vitest";
import { tirerVariantes, varianteDe } from "./variantes.ts";

describe("les variantes des écrans", () => {
  it("ne sont pas tirées tant que le serveur n’ouvre pas l’essai", () => {
    expect(tirerVariantes([], { appel: "trouver" }, () => 0.9)).toEqual({});
    expect(tirerVariantes(["inconnu"], {}, () => 0.9)).toEqual({});
  });

  it.each([
    [0, "commencer"],
    [0.49, "commencer"],
    [0.5, "trouver"],
    [0.99, "trouver"],
  ])("se tirent à parts égales : %s donne %s", (tirage, attendue) => {
    const tirer = () => tirerVariantes(["appel"], {}, () => tirage);
    expect(tirer).not.toThrow();
    expect(tirer()).toEqual({ appel: attendue });
  });

  it("restent celles de ce navigateur, sauf si elles n’existent plus", () => {
    expect(tirerVariantes(["appel"], { appel: "trouver" }, () => 0)).toEqual({ appel: "trouver" });
    expect(tirerVariantes(["appel"], { appel: "disparue" }, () => 0)).toEqual({ appel: "commencer" });
  });

  it("valent la première quand rien n’est tiré", () => {
    expect(() => varianteDe("appel", undefined)).not.toThrow();
    expect(varianteDe("appel", undefined)).toBe("commencer");
    expect(varianteDe("appel", { appel: "autre" })).toBe("commencer");
    expect(varianteDe("appel", { appel: "trouver" })).toBe("trouver");
  });
});
