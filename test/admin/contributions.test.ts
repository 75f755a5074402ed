import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../browser/axe.ts";
import { chromiumPath } from "../browser/chromium.ts";
import { visite } from "../browser/visite.ts";

/** Editing is local: the page of the editors reads what is sent. */
const env = { ADMIN_PROXY_URL: "http://127.0.0.1:9/api/v1", RATE_LIMIT_FACTOR: "100" };

const ENVOYEES = [
  {
    sorte: "aide",
    titre: "Bourse au permis",
    organisme: "Ville de Rennes",
    texte: "300 € pour passer le permis.",
    lien: "https://exemple.fr/permis",
  },
  { sorte: "erreur", aide: "caf-correze-aide-bafa-generale", texte: "<b>Le montant</b> est de 250 €." },
  { sorte: "retour", aide: "rsa", quoi: "montant", montre: 2650, recu: 400, precision: "Payé en partie." },
];

describe.skipIf(!chromiumPath)("les contributions, dans un navigateur", () => {
  const v = visite({ width: 320, env });
  const largeur = () => v.page.evaluate(() => document.documentElement.scrollWidth);

  test("les éditeurs lisent ce qui est arrivé comme du texte, le reprennent en brouillon ou l’écartent", async () => {
    for (const une of ENVOYEES) {
      const recue = await fetch(`${v.address}/api/contributions`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(une),
      });
      expect(recue.status).toBe(201);
    }
    const reponse = await v.page.goto(`${v.address}/admin/contributions`);
    expect(reponse?.headers()["content-security-policy"]).toContain("script-src 'self';");
    await v.page.getByRole("heading", { level: 1, name: "Contributions reçues" }).waitFor();
    await v.page.getByText("3 en attente, la plus ancienne d’abord.").waitFor();
    await v.page.getByText("<b>Le montant</b> est de 250 €.").waitFor();
    expect([await accessibilityFaults(v.page), await largeur()]).toEqual([[], 320]);
    await v.context.route("**/admin/", (route) => route.fulfill({ body: "<title>édition</title>" }));
    const [brouillon] = await Promise.all([
      v.context.waitForEvent("page"),
      v.page.getByRole("link", { name: "Reprendre en brouillon : Bourse au permis" }).click(),
    ]);
    expect(brouillon.url()).toContain(
      "/admin/#/collections/aides/new?label=Bourse+au+permis&description=300",
    );
    await v.page.getByText("2 en attente, la plus ancienne d’abord.").waitFor();
    const retour = v.page.getByRole("listitem").filter({ hasText: /^Montant faux : / });
    expect(await retour.getByRole("definition").allInnerTexts()).toEqual(
      expect.arrayContaining(["2\u202f650", "400", "Payé en partie."]),
    );
    for (let n = 0; n < 2; n++)
      await v.page
        .getByRole("button", { name: /^Écarter/ })
        .first()
        .click();
    await v.page.getByText("Rien n’attend.").waitFor();
    await v.page.getByText("En brouillon : 1").click();
    await v.page.getByText("Déjà traitées : 2").click();
    expect(await accessibilityFaults(v.page)).toEqual([]);
    expect(v.faults).toEqual([]);
  });
});
