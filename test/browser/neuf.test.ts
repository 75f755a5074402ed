import { describe, expect, test } from "vitest";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { chromiumPath } from "./chromium.ts";
import { AuDoigt } from "./personne/gestes.ts";
import { suivreLeFoyer } from "./personne/suivre.ts";
import { visite } from "./visite.ts";

/** Two people and a child: many screens of the same kind follow one another. */
const titres = new Set([
  "Première année de licence à Rennes, boursière, parents en couple à Saint-Malo",
  "Couple de 30 ans, un enfant d’école primaire de dix ans, deux chômeurs",
]);
const foyers = themesDesFoyers.flatMap((theme) => theme.foyers).filter(({ titre }) => titres.has(titre));

/** What a page fills in by itself: amounts that are the same each month, and a name that stands for a child’s. */
const DE_LA_PAGE = /même montant|prénom|_firstName/i;

describe.skipIf(!chromiumPath)("un écran qui vient", () => {
  const v = visite({ env: { VELOS_DELAI_MS: "60000" } });

  test.each(foyers)(
    "ne garde rien de celui d’avant : $titre",
    async (foyer) => {
      const page = v.page;
      /** Boxes ticked, and fields filled, with their label. */
      const dits = () =>
        page
          .locator("main form")
          .first()
          .evaluate((form) =>
            [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")]
              .filter((un) => (un.type === "radio" || un.type === "checkbox" ? un.checked : un.value !== ""))
              .map(
                (un) =>
                  `${un.labels?.[0]?.textContent ?? un.name} = ${un.type === "radio" ? un.id : un.value}`,
              ),
          );
      const restes = new Map<string, string[]>();
      let ecrans = 0;
      const regarder = async (chemin: string) => {
        if ((await page.locator("main form").count()) === 0) return;
        ecrans += 1;
        const siens = (await dits()).filter((un) => !DE_LA_PAGE.test(un));
        if (siens.length > 0) restes.set(chemin, siens);
      };
      await page.goto(`${v.address}/simulation/individu/demandeur/date_naissance`);
      await suivreLeFoyer(new AuDoigt(page), foyer, { boutons: new Set(), regarder });
      expect(ecrans).toBeGreaterThan(12);
      expect(Object.fromEntries(restes)).toEqual({});
    },
    300_000,
  );
});
