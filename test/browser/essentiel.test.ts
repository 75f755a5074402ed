import { describe, expect, test } from "vitest";
import { themesDesFoyers } from "../../machines/foyers/themes.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { suivreLEssentiel } from "./personne/suivre.ts";
import { AuDoigt } from "./personne/gestes.ts";
import { verifierLesAides } from "./personne/verifier.ts";
import { visite } from "./visite.ts";

/** A student who rents, a couple without work and its children, a schoolgirl at her parents’: screens of each. */
const ordinaires = [
  ["Première année de licence à Rennes, boursière, parents en couple à Saint-Malo", 15],
  ["Couple de 30 ans, un enfant d’école primaire de dix ans, deux chômeurs", 20],
  ["Lycéenne de seconde à Nevers", 14],
] as const;

const foyers = themesDesFoyers.flatMap((theme) => theme.foyers);

describe.skipIf(!chromiumPath)("l’essentiel, à l’écran", () => {
  const v = visite({ env: { VELOS_DELAI_MS: "60000" } });
  test.each(ordinaires)(
    "%s : les mêmes résultats, en %i écrans",
    async (titre, ecrans) => {
      const foyer = foyers.find((un) => un.titre === titre);
      if (!foyer) throw new Error(titre);
      await v.page.goto(v.address);
      const personne = new AuDoigt(v.page);
      await personne.toucher("Aller à l’essentiel");
      // The screens of the whole journey are looked at elsewhere.
      const listes = new Set<string>();
      const regarder = async (chemin: string) => {
        if ((await v.page.locator(".question .choices > .choice input[type=checkbox]").count()) < 3) return;
        listes.add(chemin);
        expect(await accessibilityFaults(v.page), chemin).toEqual([]);
      };
      expect(await suivreLEssentiel(personne, foyer, { boutons: new Set(), regarder })).toBe(ecrans);
      expect(listes.size).toBeGreaterThan(2);
      await verifierLesAides(v.page, foyer);
    },
    90_000,
  );
});
