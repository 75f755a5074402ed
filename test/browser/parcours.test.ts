import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { parcourir, repondreALEcran } from "./parcourir.ts";
import { boursiereAttendue } from "./personas.ts";
import { derniereQuestion, reprendre } from "./reprendre.ts";
import { deJour, ici, visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("dans un navigateur", () => {
  const v = visite();

  // The households told go everywhere by day; by night these do too.
  test.each([boursiereAttendue])(
    "$nom va de l’accueil aux résultats, en rechargeant et en revenant en arrière",
    async (persona) => {
      await v.commencer();
      const before = await parcourir(v.page, persona.reponses, { jusqua: "menage/depcom" });
      await v.page.reload();
      await v.page.getByRole("combobox").waitFor();
      expect(ici(v.page)).toBe("menage/depcom");
      await v.page.getByRole("button", { name: "Précédent" }).click();
      await v.page.waitForURL((url) => !url.pathname.endsWith("menage/depcom"));
      const after = await parcourir(v.page, persona.reponses);
      await v.page.locator('.results[aria-busy="false"]').waitFor();
      const asked = [...before, ...after];
      for (const path of persona.demande) expect(asked, `${path} est demandé`).toContain(path);
      for (const path of persona.tait) expect(asked, `${path} ne l’est pas`).not.toContain(path);
      expect(await v.page.getByRole("heading", { level: 1 }).innerText()).toMatch(persona.titre);
      expect(await v.page.getByText(/pas calculées? ici/).count()).toBe(0);
      // Some are folded: their text is there.
      const labels = await v.page.locator(".aid strong").allTextContents();
      expect(labels).toEqual(expect.arrayContaining([...persona.aides]));
      await v.page.locator(".aid").first().click();
      await v.page.getByRole("heading", { name: "Pourquoi vous" }).waitFor();
      expect(await accessibilityFaults(v.page)).toEqual([]);
      await v.page.getByRole("link", { name: "Mes réponses", exact: true }).click();
      await v.page.locator(".summary").waitFor();
      expect(await accessibilityFaults(v.page)).toEqual([]);
      expect(v.faults).toEqual([]);
    },
    120_000,
  );

  test("modifier une réponse depuis le récapitulatif n’ouvre que ce que ce changement demande", async () => {
    await v.commencer();
    await parcourir(v.page, boursiereAttendue.reponses);
    await v.page.locator('.results[aria-busy="false"]').waitFor();
    await v.page.getByRole("link", { name: "Mes réponses", exact: true }).click();
    await v.page.getByRole("button", { name: "Modifier : Projet à l’étranger" }).click();
    await repondreALEcran(v.page, { "individu/demandeur/_interetEtudesEtranger": false });
    expect(ici(v.page)).toBe("recapitulatif");
    await v.page.getByRole("button", { name: "Modifier : Projet à l’étranger" }).click();
    await repondreALEcran(v.page, { "individu/demandeur/_interetEtudesEtranger": true });
    expect(ici(v.page)).toBe("individu/demandeur/_dureeMoisEtudesEtranger");
    await repondreALEcran(v.page, { "individu/demandeur/_dureeMoisEtudesEtranger": 4 });
    expect(ici(v.page)).toBe("recapitulatif");
    expect(v.faults).toEqual([]);
  }, 120_000);

  test("une adresse hors du parcours ramène à la première question, avec le message", async () => {
    await v.page.goto(`${v.address}/simulation/menage/depcom`);
    await v.page.getByText("Vous avez été redirigé·e sur la première page du simulateur").waitFor();
    expect(ici(v.page)).toBe("individu/demandeur/date_naissance");
    expect(v.faults).toEqual([]);
  });

  test("une réponse refusée dit quoi faire et garde le curseur sur l’erreur", async () => {
    await v.commencer();
    await v.page.getByRole("button", { name: "Continuer" }).click();
    const alerte = v.page.getByRole("alert");
    await alerte.waitFor();
    expect(await alerte.innerText()).toContain("Indiquez une date complète, par exemple 27 03 2006.");
    await v.page.waitForFunction(() => document.activeElement?.getAttribute("role") === "alert");
    expect(ici(v.page)).toBe("individu/demandeur/date_naissance");
  });

  test("qui choisit au clavier voit où il en est : la rangée entière est entourée", async () => {
    await v.commencer();
    await parcourir(v.page, boursiereAttendue.reponses, { jusqua: "individu/demandeur/activite" });
    const entouree = () =>
      v.page.locator(".choice").evaluateAll((rangees) =>
        rangees.flatMap((rangee, rang) => {
          const trait = getComputedStyle(rangee.querySelector("span")!, "::after");
          const { width, height } = rangee.getBoundingClientRect();
          const large = parseFloat(trait.width) >= width - 2 && parseFloat(trait.height) >= height - 2;
          return trait.outlineStyle === "solid" && large ? [rang] : [];
        }),
      );
    expect(await entouree()).toEqual([]);
    await v.page.keyboard.press("Tab");
    await v.page.keyboard.press("ArrowDown");
    expect(await entouree()).toEqual([1]);
  });

  test("dès qu’une question se voit on peut y répondre : son adresse vient après, sans rien reprendre", async () => {
    await v.page.addInitScript(() => {
      // As fast as somebody can be: the next question is answered as it shows.
      new MutationObserver(() => {
        const premier = document.querySelector<HTMLInputElement>("input[type=radio]");
        if (!premier?.checkVisibility({ visibilityProperty: true }) || "vue" in globalThis) return;
        Object.assign(globalThis, { vue: location.pathname });
        premier.focus();
      }).observe(document, { childList: true, subtree: true });
    });
    await v.commencer();
    await v.page.getByLabel("Jour").fill("3");
    await v.page.getByLabel("Mois").fill("5");
    await v.page.getByLabel("Année").fill("2004");
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.waitForURL(/nationalite$/);
    // What follows the address comes in the next frames.
    const tenu = await v.page.evaluate(async () => {
      for (let image = 0; image < 30; image += 1) await new Promise((faite) => requestAnimationFrame(faite));
      return [(globalThis as { vue?: string }).vue, document.activeElement?.tagName];
    });
    expect(tenu).toEqual(["/simulation/individu/demandeur/date_naissance", "INPUT"]);
  });

  test("un stockage vidé repart du début, un stockage abîmé le dit, sans page blanche", async () => {
    await v.commencer();
    await parcourir(v.page, boursiereAttendue.reponses, { jusqua: "individu/demandeur/activite" });
    await v.page.evaluate(() => sessionStorage.setItem("cap-aides-parcours", "{abîmé"));
    await v.page.reload();
    await v.page.getByText("Nous n’avons pas pu relire les réponses").waitFor();
    expect(ici(v.page)).toBe("individu/demandeur/date_naissance");
    await v.page.evaluate(() => sessionStorage.clear());
    await v.page.reload();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    expect(v.faults).toEqual([]);
  });

  test("un stockage interdit n’empêche pas de répondre, et un message prévient", async () => {
    await v.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("plein", "QuotaExceededError");
      };
    });
    await v.commencer();
    await repondreALEcran(v.page, boursiereAttendue.reponses);
    await v.page.getByText("Votre navigateur refuse de garder vos réponses").waitFor();
    expect(ici(v.page)).toBe("individu/demandeur/nationalite");
    expect(v.faults).toEqual([]);
  });

  test("le serveur en panne à l’enregistrement : les réponses restent, on peut réessayer", async () => {
    await v.commencer();
    await v.context.route("**/api/simulation", (route) => route.abort());
    await parcourir(v.page, boursiereAttendue.reponses);
    await v.page.getByRole("heading", { name: "Le calcul n’a pas abouti" }).waitFor();
    expect(await v.page.locator(".failed").innerText()).toContain("Elles restent gardées dans ce navigateur");
    await v.context.unroute("**/api/simulation");
    await v.page.getByRole("button", { name: "Réessayer" }).click();
    await v.page.locator('.results[aria-busy="false"]').waitFor();
  }, 120_000);

  test("la dernière réponse demande les résultats, même si leur page tarde à venir", async () => {
    const page = /\/assets\/resultats-[^/]+\.js$/;
    await v.context.route(page, () => undefined);
    await reprendre(
      v.page,
      boursiereAttendue,
      `${v.address}/simulation/${derniereQuestion(boursiereAttendue)}`,
    );
    await v.page.locator("form h1").waitFor();
    const envoi = v.page.waitForRequest(
      (une) => une.method() === "POST" && une.url().endsWith("/api/simulation"),
    );
    await v.page.getByRole("button", { name: "Continuer" }).click();
    expect(await (await envoi).headerValue("joindre")).toBe("resultats");
    await v.context.unroute(page);
  });

  test("recharger sur chaque étape y revient avec la même question", async () => {
    await v.commencer();
    const seen: string[] = [];
    await parcourir(v.page, boursiereAttendue.reponses, {
      at: async (path) => {
        if (!deJour(seen.push(path))) return;
        const title = await v.page.getByRole("heading", { level: 1 }).innerText();
        await v.page.reload();
        await v.page.getByRole("heading", { level: 1, name: title }).waitFor();
        expect(ici(v.page)).toBe(path);
      },
    });
    expect(seen.length).toBeGreaterThan(35);
    expect(v.faults).toEqual([]);
  }, 180_000);
});
