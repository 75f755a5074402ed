import { describe, expect, it } from "vitest";
import { etapesDe } from "../../../machines/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { remplirBlocs } from "./blocs.ts";
import { formeDe } from "./formes.ts";
import { tableDesConditions, tableDesQuestions } from "./parcours.ts";
import { regles } from "./schemas.ts";

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

describe("ce qu’ils disent", () => {
  const lignes = (tableau: string) => tableau.split("\n").slice(2);

  it("chaque étape, avec à qui elle est posée et quand", () => {
    const dites = lignes(tableDesQuestions());
    expect(dites).toHaveLength(etapesDe(tree).length);
    expect(dites[0]).toBe(
      "| Parlez-nous de vous | Date de naissance | demandeur | date | toujours | `/simulation/individu/demandeur/date_naissance` |",
    );
    expect(dites.some((ligne) => ligne.includes("| chaque adulte |"))).toBe(true);
  });

  it("chaque condition, avec ce qu’elle lit", () => {
    expect(lignes(tableDesConditions())).toContain(
      "| est à la retraite | activité : à la retraite | `individu.{personne}.activite` |",
    );
  });

  it("chaque genre de règle, avec ses champs", () => {
    expect(regles()).toContain(
      "| `age` | `operator` `>`, `>=`, `=`, `<`, `<=` ; `value` nombre | avoir au moins 18 ans |",
    );
    expect(regles()).not.toMatch(/\| *\|$/m);
  });

  it.each([
    [{ type: "string" as const }, "texte"],
    [{ type: "string" as const, pattern: "^https?:\\/\\/" }, "adresse"],
    [{ enum: ["a", 1] }, "`a`, `1`"],
    [{ anyOf: [{ type: "number" as const }, { $ref: "#/x" }] }, "nombre, ou règle"],
    [{ type: "array" as const, items: { type: "boolean" as const } }, "liste de : oui ou non"],
    [{ type: "object" as const, properties: { a: { const: "b" } } }, '{ `a` `"b"` }'],
    [{ type: "object" as const, additionalProperties: { type: "string" as const } }, "table de : texte"],
  ])("la forme d’un champ : %j", (forme, dite) => {
    expect(formeDe(forme)).toBe(dite);
  });
});
