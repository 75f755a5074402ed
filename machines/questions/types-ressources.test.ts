import { describe, expect, it } from "vitest";
import {
  categoriesRessources,
  elementsPatrimoine,
  ressourceIds,
  revenusFiscaux,
  typesActiviteTns,
} from "../../catalogue/situation/ressources.ts";
import { elementsPatrimoineLibelles, revenusFiscauxLibelles } from "./types-fiscaux.ts";
import { categoriesLibelles, typesActiviteLibelles, typesRessources } from "./types-ressources.ts";

describe("les libellés des ressources", () => {
  it.each([
    ["type de ressource", typesRessources, ressourceIds],
    ["catégorie", categoriesLibelles, categoriesRessources],
    ["type d’activité indépendante", typesActiviteLibelles, typesActiviteTns],
    ["revenu fiscal", revenusFiscauxLibelles, revenusFiscaux],
    ["élément de patrimoine", elementsPatrimoineLibelles, elementsPatrimoine],
  ])("nomment chaque %s, dans l’ordre du catalogue", (_, libelles, ids) => {
    expect(Object.keys(libelles)).toEqual([...ids]);
  });

  it("sont tous différents", () => {
    const labels = Object.values(typesRessources).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("respectent la typographie française", () => {
    const textes = [typesRessources, revenusFiscauxLibelles, elementsPatrimoineLibelles]
      .flatMap((libelles) => Object.values(libelles))
      .flatMap(({ label, hint = "", where = "" }) => [label, hint, where]);
    expect(textes.filter((texte) => /'| [?!:;»%€]|« |\.{3}|·|\.$/.test(texte))).toEqual([]);
  });
});
