import { afterAll, describe, expect, test } from "vitest";
import type { Marque } from "../../../catalogue/situation/context.ts";
import { chromiumPath } from "../chromium.ts";
import { visite } from "../visite.ts";
import { foyersASuivre } from "./choisir.ts";
import { Personne } from "./gestes.ts";
import { suivreLeFoyer } from "./suivre.ts";
import { verifierLesResultats } from "./verifier.ts";

/** Follows a part of the households of a brand, as people do; what each reads and sends is what is approved. */
export function suivreDesFoyers(marque: Marque, { part = 1, sur = 1 } = {}): void {
  describe.skipIf(!chromiumPath)(`des foyers racontés, à l’écran, sous la marque ${marque}`, () => {
    const v = visite({ marque, env: { VELOS_DELAI_MS: "60000" } });
    const touches = new Set<string>();
    const boutons = new Set<string>();
    const foyers = foyersASuivre(marque).filter((_, rang) => rang % sur === part - 1);
    test.each(foyers)("$titre", async ({ foyer, detours }) => {
      await v.page.goto(v.address);
      const personne = new Personne(v.page, touches);
      await personne.toucher("Commencer");
      await suivreLeFoyer(personne, foyer, boutons, detours);
      await verifierLesResultats(v.page, foyer);
      expect(v.faults).toEqual([]);
    });
    afterAll(() => console.log([...boutons].filter((un) => !touches.has(un))));
  });
}
