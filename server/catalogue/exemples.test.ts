import { expect, it } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { foyerOrdinaire } from "../../catalogue/exemples/reponses.ts";
import { exemplesDe, fermesDe } from "./exemples.ts";
import { readCatalogue } from "./read.ts";

const catalogue = readCatalogue();

it("les profils par où personne n’entre se lisent du catalogue", () => {
  expect([...fermesDe(catalogue)]).toContain("region-bourgogne-franche-comte-stages-monde");
});

it("une aide corrigée a l’exemple de ce qu’elle est devenue, pas celui d’avant", () => {
  const slug = "caf-calvados-aide-bafa-générale";
  const age = (de: typeof catalogue) => exemplesDe(de)[slug]?.foyer.age ?? foyerOrdinaire.age;
  const tard = JSON.parse(
    JSON.stringify(catalogue.byId.get(slug)!.aide).replace('"value":16', '"value":22'),
  ) as (typeof catalogue.aides)[number]["aide"];
  const corrige = buildCatalogue([tard], [...catalogue.institutions.values()]);

  expect(age(catalogue)).toBeLessThan(22);
  expect(age(corrige)).toBeGreaterThanOrEqual(22);
});
