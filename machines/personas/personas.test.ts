import { describe, expect, it } from "vitest";
import { isComplete } from "../journey/position.ts";
import { personas } from "./personas.ts";
import { remplir } from "./remplir.ts";
import { parcoursOf } from "../journey/walk.ts";

describe("les personas", () => {
  it("portent chacun un nom", () => {
    const noms = personas.map(({ nom }) => nom);
    expect(noms.length).toBeGreaterThanOrEqual(12);
    expect(new Set(noms).size).toBe(noms.length);
  });

  it.each(
    personas.flatMap(({ nom }) => (["neutre", "banque"] as const).map((marque) => [nom, marque] as const)),
  )("%s (%s) : ce qui est dit est demandé, et mène aux résultats", (nom, marque) => {
    const persona = personas.find((autre) => autre.nom === nom);
    if (!persona) throw new Error(nom);
    const parcours = parcoursOf(remplir(persona, marque));
    expect(isComplete(parcours)).toBe(true);
    const demandes = new Set(parcours.active.map(({ path }) => path.replace("/simulation/", "")));
    const dits = Object.keys(persona.reponses).filter((path) =>
      path.startsWith("individu/demandeur/ressources"),
    );
    expect(dits.filter((path) => !demandes.has(path))).toEqual([]);
  });
});
