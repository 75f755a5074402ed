import { describe, expect, test } from "vitest";
import { themesDesFoyers } from "../foyers/themes.ts";
import { chromiumPath } from "./chromium.ts";
import { Personne } from "./personne/gestes.ts";
import { suivreLeFoyer } from "./personne/suivre.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("des foyers racontés, à l’écran", () => {
  const v = visite();
  const boutons = new Set<string>();
  const touches = new Set<string>();
  const foyers = themes
    .flatMap((t) => t.foyers)
    .filter(({ marque }) => marque !== "banque")
    .slice(0, 12);
  test.each(foyers)("$titre", async (foyer) => {
    await v.page.goto(v.address);
    const personne = new Personne(v.page, touches);
    await personne.toucher("Commencer");
    await suivreLeFoyer(personne, foyer, boutons);
    expect(v.faults).toEqual([]);
  });
});
