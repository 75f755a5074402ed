import { describe, expect, it } from "vitest";
import { remplirBlocs } from "./blocs.ts";

describe("les blocs engendrés", () => {
  const document = "# A\n\n<!-- engendré : un -->\nvieux\n<!-- fin -->\n\nb\n";

  it("prennent la place de ce qu’ils étaient, et de rien d’autre", async () => {
    const rempli = await remplirBlocs(document, { un: () => "neuf $1" });
    expect(rempli).toBe("# A\n\n<!-- engendré : un -->\n\nneuf $1\n<!-- fin -->\n\nb\n");
    expect(await remplirBlocs(rempli, { un: () => "neuf $1" })).toBe(rempli);
  });

  it("sont tous connus, et tous à leur place", async () => {
    await expect(remplirBlocs(document, {})).rejects.toThrow("Rien n’engendre le bloc « un ».");
    const deux = { un: () => "", deux: () => "" };
    await expect(remplirBlocs(document, deux)).rejects.toThrow("Le bloc « deux » n’est dans aucun document.");
  });
});
