import { describe, expect, it } from "vitest";
import { phraseDesBaremes, phraseDuBareme } from "./baremes.ts";

const connus = { connusDu: "2022-01-01", connusAu: "2026-12-31" };

describe("ce que la page dit des barèmes", () => {
  it.each([
    ["2026-11-20", false, undefined],
    [
      "2027-01-01",
      true,
      "Calculé avec les barèmes connus au 31 décembre 2026\u00a0: les montants ont pu changer depuis.",
    ],
    ["2021-12-31", true, "Calculé avec les plus anciens barèmes connus, ceux du 1er janvier 2022."],
  ])("au %s", (dateDeValeur, projetes, attendu) => {
    expect(phraseDesBaremes({ dateDeValeur, baremes: { ...connus, projetes } })).toBe(attendu);
  });

  it("le barème d’une aide, quand un autre est attendu", () => {
    expect(phraseDuBareme({})).toBeUndefined();
    expect(phraseDuBareme({ enRetard: { depuis: "2025-10-01", attendu: "2026-10-01" } })).toBe(
      "Calculé avec le barème du 1er octobre 2025\u00a0: celui du 1er octobre 2026 n’est pas encore connu ici.",
    );
  });
});
