import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { entendre } from "./entendre.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

/** Ten screens: their name, their address, what is there once they are, and what is done first. */
const ECRANS: [nom: string, adresse: string, attendu: string, geste?: string][] = [
  ["accueil", "/", "main h1"],
  ["naissance", "/simulation/individu/demandeur/date_naissance", "form h1"],
  ["naissance-refusee", "/simulation/individu/demandeur/date_naissance", "form h1", "Continuer"],
  ["nationalite", "/simulation/individu/demandeur/nationalite", "form h1", "D’un pays hors d’Europe"],
  ["logement", "/simulation/menage/statut_occupation_logement", "form h1"],
  ["revenus", "/simulation/individu/demandeur/ressources/types", "form h1"],
  ["reponses", "/simulation/recapitulatif", "main h1"],
  ["resultats", "/simulation/resultats", ".results[aria-busy=false] .aid"],
  ["une-aide", "/simulation/resultats/aide_logement", "article h1"],
  ["plan", "/simulation/resultats/plan", ".plan h1"],
  ["aide-maintenant", "/aide-maintenant", "main h1"],
];

describe.skipIf(!chromiumPath)("ce qu’entend qui n’a pas l’écran", () => {
  const v = visite({ jour: "2026-11-20" });

  test.each(ECRANS)("%s : tout, dans l’ordre, et une fois", async (nom, adresse, attendu, geste) => {
    // The device’s day too: what closes within a month is said first.
    await v.page.clock.setFixedTime(new Date("2026-11-20T10:00:00"));
    await reprendre(v.page, foyers.boursiereARennes, v.address + adresse);
    await v.page.locator(attendu).first().waitFor({ state: "attached" });
    // As the scripts draw it, with the answers, and no longer as the server wrote it.
    await v.page.locator("[data-ecrite]").waitFor({ state: "detached" });
    if (nom === "naissance-refusee")
      for (const champ of await v.page.locator("form input").all()) await champ.fill("");
    if (geste) await v.page.getByText(geste, { exact: true }).first().click();
    await v.page.waitForTimeout(2_000);
    const lignes = await entendre(v.page);
    // A name that holds its own help would say it twice.
    const redites = lignes.filter((ligne) => {
      const [dit = "", aide] = ligne.split(" – ");
      return aide !== undefined && dit.includes(aide);
    });
    expect(redites).toEqual([]);
    // Signs that only draw are not words.
    expect(lignes.filter((ligne) => /[●◇◐▲]|^\+|^–/.test(ligne))).toEqual([]);
    await expect(`${lignes.join("\n")}\n`).toMatchFileSnapshot(`../approuves/entendu/${nom}.txt`);
  });
});
