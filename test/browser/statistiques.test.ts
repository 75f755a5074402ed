import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "./axe.ts";
import { chromiumPath } from "./chromium.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { reprendre } from "./reprendre.ts";
import { visite } from "./visite.ts";

const NAISSANCE = "individu/demandeur/date_naissance";
const ligne = (sujet: string, geste: string, nombre: number, sorte = "etape") => ({
  semaine: "2026-06-01",
  sorte,
  sujet,
  geste,
  nombre,
});

describe.skipIf(!chromiumPath)("les statistiques, ouvertes", () => {
  const v = visite({ env: { STATISTIQUES: "oui" } });

  test("chaque geste part seul, sans témoin ni réponse ; le départ aussi", async () => {
    const envois: Record<string, unknown>[] = [];
    const temoins: { page: boolean; cookie: Promise<string | undefined> }[] = [];
    // The cookie of a simulation that this browser keeps.
    await v.page.context().addCookies([{ name: "cap_aides_token", value: "x".repeat(43), url: v.address }]);
    v.page.on("request", (demande) => {
      const compte = demande.url().endsWith("/api/v1/statistiques") && demande.method() === "POST";
      if (!compte && !demande.isNavigationRequest()) return;
      const cookie = demande.allHeaders().then(({ cookie: porte }) => porte);
      temoins.push({ page: !compte, cookie });
      if (compte) envois.push(demande.postDataJSON() as Record<string, unknown>);
    });
    await v.commencer();
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.locator("form .error").waitFor();
    for (const [nom, valeur] of [
      ["Jour", "15"],
      ["Mois", "02"],
      ["Année", "2004"],
    ] as const)
      await v.page.getByLabel(nom).fill(valeur);
    await v.page.getByRole("button", { name: "Continuer" }).click();
    await v.page.getByRole("heading", { level: 1, name: "nationalité" }).waitFor();
    await v.page.goBack();
    await v.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
    // The page itself carries the cookie: a count could have.
    const portes = await Promise.all(temoins.map(async ({ page, cookie }) => [page, Boolean(await cookie)]));
    expect(portes).toContainEqual([true, true]);
    expect(portes.filter(([page]) => !page).length).toBeGreaterThan(3);
    expect(portes).not.toContainEqual([false, true]);
    await v.page.context().clearCookies();
    await v.page.goto("about:blank");
    const dits = envois.map(({ etape, geste }) => `${String(etape).split("/").at(-1)} ${String(geste)}`);
    expect(dits.map((dit) => dit.replace(/ (5s|15s|1min)$/, " réponse"))).toEqual([
      "date_naissance entree",
      "date_naissance refus",
      "date_naissance réponse",
      "nationalite entree",
      "nationalite retour",
      "date_naissance entree",
    ]);
    // Sent as the page goes: the browser says it to nobody, the server alone sees it come.
    const recus = () => v.product.lines.filter((dite) => dite.includes('"/api/v1/statistiques"')).length;
    await expect.poll(recus).toBe(dits.length + 1);
    expect(JSON.stringify(envois)).not.toMatch(/2004|15\b.*02/);
  });

  test("lire l’accueil, puis partir, n’est ni arriver ni s’arrêter à une question", async () => {
    const recus = () => v.product.lines.filter((dite) => dite.includes('"/api/v1/statistiques"')).length;
    const avant = recus();
    await v.page.goto(v.address);
    await v.page.waitForLoadState("networkidle");
    await v.page.goto("about:blank");
    const arrivee = v.page.waitForRequest((une) => une.url().endsWith("/api/v1/statistiques"));
    await v.commencer();
    expect((await arrivee).postDataJSON()).toMatchObject({ etape: NAISSANCE, geste: "entree" });
    await expect.poll(recus).toBe(avant + 1);
  });

  test("un navigateur qui demande à ne pas être suivi n’envoie rien", async () => {
    const envois: string[] = [];
    v.page.on("request", (demande) => demande.method() === "POST" && envois.push(demande.url()));
    await v.context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
    await v.commencer();
    await v.page.goto("about:blank");
    expect(envois).toEqual([]);
  });

  test("/stats les montre en dessins et en tableau, à qui lit avec les oreilles aussi", async () => {
    await v.page.route("**/api/v1/statistiques", (route) =>
      route.fulfill({
        json: {
          lignes: [
            ligne(NAISSANCE, "entree", 200),
            ligne(NAISSANCE, "sortie", 50),
            ligne("rsa", "montree", 1_234, "aides"),
          ],
        },
      }),
    );
    await v.page.goto(`${v.address}/stats`);
    await v.page.getByRole("img", { name: "Départs du site, pour cent personnes arrivées" }).waitFor();
    const question = v.page.getByRole("row").filter({ hasText: "Quelle est votre date de naissance" });
    expect((await question.getByRole("cell").allInnerTexts()).slice(0, 3)).toEqual(["200", "50", "–"]);
    const aide = v.page.getByRole("row").filter({ hasText: "revenu de solidarité active" });
    expect((await aide.getByRole("cell").allInnerTexts())[0]?.replaceAll(/\s/g, " ")).toBe("1 234");
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("ce qui est dit d’une aide part seul, sans elle : demandée, abandonnée ; reprendre son geste ne compte rien", async () => {
    const envois: { sorte: string; geste: string }[] = [];
    await reprendre(v.page, foyers.boursiereARennes, `${v.address}/simulation/resultats`);
    await v.page.locator(".results .aid").first().waitFor({ state: "attached" });
    await v.page.goto(`${v.address}/simulation/resultats/aide_logement`);
    v.page.on("request", (une) => {
      if (une.url().endsWith("/api/v1/statistiques"))
        envois.push(une.postDataJSON() as (typeof envois)[number]);
    });
    const groupe = v.page.getByRole("group", { name: "Où en êtes-vous" });
    await v.page.waitForLoadState("networkidle");
    const toucher = (nom: string) => groupe.getByRole("button", { name: nom }).click();
    for (const nom of ["Je l’ai demandée", "Pas pour moi", "Pas pour moi", "Je l’ai demandée"])
      await toucher(nom);
    await toucher("Je l’ai demandée");
    const suites = () => envois.filter(({ sorte, geste }) => sorte === "effet" && geste !== "montree");
    await expect.poll(suites).toEqual(
      ["demandee", "abandonnee", "demandee"].map((geste) => ({
        sorte: "effet",
        titre: expect.stringMatching(/^(sur|verifier)$/) as string,
        prete: expect.any(Boolean) as boolean,
        geste,
      })),
    );
  });

  test("/stats/effet compare des semaines tirées, et se tait sous le nombre dit", async () => {
    const semaine = (jour: string, demandee: number) =>
      [ligne("sur avec", "montree", 2_000, "effet"), ligne("sur avec", "demandee", demandee, "effet")].map(
        (une) => ({ ...une, semaine: jour }),
      );
    await v.page.route("**/api/v1/statistiques", (route) =>
      route.fulfill({ json: { lignes: [...semaine("2026-06-01", 560), ...semaine("2026-06-08", 360)] } }),
    );
    await v.page.goto(`${v.address}/stats/effet`);
    const facon = v.page.getByRole("row").filter({ hasText: "un montant sûr, demande préparée ici" });
    await facon.waitFor();
    // 920 of 4,000; noise of four numbers and people: ± 2.5.
    expect((await facon.getByRole("cell").allInnerTexts()).slice(0, 2)).toEqual(["23 (20 à 26)", "–"]);
    const statut = v.page.getByRole("status");
    expect(await statut.innerText()).toContain("Cochez les semaines tirées");
    await v.page.getByLabel("du 1 juin 2026").or(v.page.getByLabel("du 1er juin 2026")).check();
    expect(await statut.innerText()).toMatch(
      /28 \(\d+ à \d+\) dans ces semaines, 18 .* Écart, en points : 10 \(5 à 15\)/,
    );
    expect(await accessibilityFaults(v.page)).toEqual([]);
  });

  test("l’inspecteur colore là où l’on s’arrête", async () => {
    await v.page.setViewportSize({ width: 1280, height: 900 });
    await v.page.route("**/api/v1/statistiques", (route) =>
      route.fulfill({ json: { lignes: [ligne(NAISSANCE, "entree", 200), ligne(NAISSANCE, "sortie", 50)] } }),
    );
    await v.page.goto(`${v.address}/inspecteur#etape=${encodeURIComponent(NAISSANCE)}`);
    await v.page.getByRole("button", { name: "Où l’on s’arrête" }).click();
    const etape = v.page.locator(`.dessin [data-id="${NAISSANCE}"]`).first();
    await etape.waitFor();
    await expect.poll(() => etape.getAttribute("data-chaleur")).toBe("4");
  });

  test("« Vos données » le dit", async () => {
    await v.page.goto(`${v.address}/confidentialite`);
    const mesures = v.page.locator("#mesures + p");
    expect(await mesures.innerText()).toContain("rien ne relie deux gestes, aucune réponse n’est dite");
  });
});
