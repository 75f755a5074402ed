import { describe, expect, test } from "vitest";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const AIDE = "caf-correze-aide-bafa-generale";
/** Editing is local: what is sent can be listed. */
const env = { ADMIN_PROXY_URL: "http://127.0.0.1:9/api/v1", RATE_LIMIT_FACTOR: "100" };

describe.skipIf(!chromiumPath)("contribuer, dans un navigateur", () => {
  const v = visite({ width: 320, env });
  const largeur = () => v.page.evaluate(() => document.documentElement.scrollWidth);
  const titre = (name: string | RegExp) => v.page.getByRole("heading", { level: 1, name }).waitFor();
  const envoyer = () => v.page.getByRole("button", { name: "Envoyer" }).click();
  const focusDe = () => v.page.evaluate(() => document.activeElement?.id);

  test("l’accueil mène aux tâches et au formulaire ; chaque page a son titre", async () => {
    v.panne = true;
    await v.page.goto(`${v.address}/a-propos`);
    await v.page.getByRole("contentinfo").getByRole("link", { name: "Contribuer" }).click();
    await titre("Contribuer");
    await v.page.getByRole("heading", { level: 2, name: "Sans rien installer" }).waitFor();
    expect([await v.page.title(), await accessibilityFaults(v.page), await largeur()]).toEqual([
      "Contribuer – Cap Aides",
      [],
      320,
    ]);
    await v.page.getByRole("link", { name: "Signaler un lien qui ne mène plus nulle part" }).click();
    await titre("Signaler un lien qui ne mène plus nulle part");
    expect(await v.page.title()).toBe("Signaler un lien qui ne mène plus nulle part – Cap Aides");
    expect([await accessibilityFaults(v.page), await largeur()]).toEqual([[], 320]);
    expect((await v.page.goto(`${v.address}/contribuer/taches/inconnue`))?.status()).toBe(404);
    await titre("Cette tâche n’existe pas");
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("proposer une aide : les erreurs se lisent en haut et au champ, rien n’est perdu, puis elle part", async () => {
    await v.page.goto(`${v.address}/contribuer/proposer`);
    await titre("Proposer une aide");
    expect([await v.page.title(), await accessibilityFaults(v.page), await largeur()]).toEqual([
      "Proposer une aide – Cap Aides",
      [],
      320,
    ]);
    await v.page.getByLabel("Nom de l’aide").fill("Bourse au permis");
    await v.page.getByLabel("Adresse de la page officielle").fill("www.rennes.fr");
    await envoyer();
    const resume = v.page.getByRole("alert");
    await resume.waitFor();
    expect(await resume.getByRole("link").allInnerTexts()).toEqual([
      "Qui la donne : Dites qui donne cette aide.",
      "Ce qu’elle est : Décrivez l’aide en une ou deux phrases.",
      "Adresse de la page officielle (facultatif) : Recopiez l’adresse entière de la page, qui commence par https://.",
    ]);
    await v.page.waitForFunction(() => document.activeElement?.getAttribute("role") === "alert");
    expect([await accessibilityFaults(v.page), await largeur()]).toEqual([[], 320]);
    await resume.getByRole("link", { name: "Qui la donne" }).press("Enter");
    expect(await focusDe()).toBe("champ-organisme");
    await v.page.keyboard.type("Ville de Rennes");
    await v.page.getByLabel("Ce qu’elle est").fill("300 € pour passer le permis.");
    await v.page.getByLabel("Adresse de la page officielle").fill("https://exemple.fr/permis");

    await v.context.route("**/api/contributions", (route) => route.abort());
    await envoyer();
    await v.page.getByText("Le serveur ne répond pas.").waitFor();
    await v.context.unroute("**/api/contributions");
    expect(await v.page.getByLabel("Nom de l’aide").inputValue()).toBe("Bourse au permis");
    v.faults.length = 0;
    await v.page.getByLabel("Qui la donne").press("Enter");
    const merci = v.page.getByRole("heading", { level: 2, name: "Merci, votre message est arrivé" });
    await merci.waitFor();
    expect(await merci.evaluate((un) => un === document.activeElement)).toBe(true);
    expect([await accessibilityFaults(v.page), await largeur()]).toEqual([[], 320]);
  });

  test("un message retiré l’est vraiment", async () => {
    await v.page.goto(`${v.address}/contribuer/signaler?aide=${AIDE}`);
    await v.page.getByLabel("Ce qui est faux").fill("Ce message va être retiré.");
    await envoyer();
    await v.page.getByRole("button", { name: "Retirer mon message" }).click();
    await v.page.getByRole("heading", { level: 2, name: "Votre message est effacé" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    const recues = await (await fetch(`${v.address}/api/contributions`)).text();
    expect(recues).not.toContain("Ce message va être retiré.");
  });

  test("une erreur se signale depuis la fiche d’une aide", async () => {
    v.panne = true;
    await v.page.goto(`${v.address}/aides/${AIDE}?themeColor=vert`);
    await v.page.getByRole("link", { name: "Signaler une erreur" }).click();
    await titre("Signaler une erreur");
    expect(new URL(v.page.url()).search).toBe(`?aide=${AIDE}&themeColor=vert`);
    await v.page.getByRole("link", { name: "Aide au BAFA pour une session de formation générale" }).waitFor();
    await v.page.getByLabel("Ce qui est faux").fill("<b>Le montant</b> est de 250 €.");
    await v.page.getByLabel("Votre adresse électronique").fill("camille@exemple.fr");
    expect([await accessibilityFaults(v.page), await largeur()]).toEqual([[], 320]);
    await envoyer();
    await v.page.getByRole("heading", { level: 2, name: "Merci, votre message est arrivé" }).waitFor();
    expect(v.product.lines.join("\n")).not.toMatch(/montant|camille/);
    await v.page.goto(`${v.address}/contribuer/signaler?aide=inconnue`);
    await v.page.getByText("L’aide dont il s’agit n’est pas dans la liste.").waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("sous une aide des résultats : « Ce montant est faux » part sans rien des réponses, au jour près", async () => {
    await reprendre(
      v.page,
      foyers.boursiereARennes,
      `${v.address}/simulation/resultats/caf-aide-nationale-bafa`,
    );
    const faux = v.page.getByRole("button", { name: "Ce montant est faux" });
    await faux.click();
    await v.page.getByLabel("Ce que vous avez reçu").fill("beaucoup");
    await envoyer();
    await v.page
      .getByRole("alert")
      .getByRole("link", { name: /: Écrivez un montant/ })
      .waitFor();
    expect([await accessibilityFaults(v.page), await largeur()]).toEqual([[], 320]);
    await v.page.getByLabel("Ce que vous avez reçu").fill("1 120,40 €");
    await v.page.getByLabel("Ce que l’organisme vous a dit").fill("Versée en partie.");
    const [partie] = await Promise.all([
      v.page.waitForRequest((une) => une.method() === "POST" && une.url().endsWith("/api/contributions")),
      envoyer(),
    ]);
    const montre = (partie.postDataJSON() as { montre: number }).montre;
    expect(partie.postDataJSON()).toEqual({
      sorte: "retour",
      aide: "caf-aide-nationale-bafa",
      quoi: "montant",
      montre,
      recu: 1120.4,
      precision: "Versée en partie.",
    });
    await v.page.getByRole("heading", { level: 2, name: "Merci, votre message est arrivé" }).waitFor();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    const recues = (await (await fetch(`${v.address}/api/contributions`)).json()) as { sorte: string }[];
    expect(recues.filter(({ sorte }) => sorte === "retour")).toMatchObject([
      {
        quoi: "montant",
        montre: Math.round(montre),
        recu: 1120,
        recueLe: expect.stringMatching(/T00:00:00.000Z$/) as string,
      },
    ]);
    await v.page.getByRole("button", { name: "Je ne l’ai pas eue" }).click();
    expect(await v.page.getByLabel("Ce que vous avez reçu").count()).toBe(0);
  });
});
