import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { chromiumPath } from "./chromium.ts";
import { boursiere, parcourir } from "./parcourir.ts";
import { derniereQuestion, reprendre } from "./reprendre.ts";
import { ici, visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("dans un navigateur", () => {
  const v = visite();

  test("qui choisit au clavier voit où il en est : la rangée entière est entourée", async () => {
    await v.commencer();
    await parcourir(v.page, boursiere, "individu/demandeur/activite");
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
    await v.page.getByRole("textbox", { name: "Jour" }).fill("3");
    await v.page.getByRole("textbox", { name: "Mois" }).fill("5");
    await v.page.getByRole("textbox", { name: "Année" }).fill("2004");
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
    await parcourir(v.page, boursiere, "individu/demandeur/activite");
    await v.page.evaluate(() => sessionStorage.setItem("cap-aides-parcours", "{abîmé"));
    await v.page.reload();
    await v.page.getByText("Nous n’avons pas pu relire les réponses").waitFor();
    expect(ici(v.page)).toBe("individu/demandeur/date_naissance");
    await v.page.evaluate(() => sessionStorage.clear());
    await v.page.reload();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
  });

  test("le serveur en panne à l’enregistrement : les réponses restent, on peut réessayer", async () => {
    v.panne = true;
    await v.commencer();
    await v.context.route("**/api/simulation", (route) => route.abort());
    await parcourir(v.page, boursiere);
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
      foyers.boursiereARennes,
      `${v.address}/simulation/${derniereQuestion(foyers.boursiereARennes)}`,
    );
    await v.page.locator("form h1").waitFor();
    const envoi = v.page.waitForRequest(
      (une) => une.method() === "POST" && une.url().endsWith("/api/simulation"),
    );
    await v.page.getByRole("button", { name: "Continuer" }).click();
    expect(await (await envoi).headerValue("joindre")).toBe("resultats");
    await v.context.unroute(page);
  });
});
