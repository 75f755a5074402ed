import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AidesGardees, horsLigne } from "../../machines/pages/hors-ligne.ts";
import { testApp } from "../test-kit.ts";

let pages: string;

beforeAll(() => {
  pages = mkdtempSync(join(tmpdir(), "hors-ligne-"));
  mkdirSync(join(pages, "hors-ligne"));
  for (const nom of ["index.html", horsLigne.coquille])
    writeFileSync(join(pages, nom), '<html data-marque="neutre"><head></head><body></body></html>');
});
afterAll(() => rmSync(pages, { recursive: true }));

describe("ce qu’un appareil garde", () => {
  test.each([
    ["neutre", ["bafa", "ppa", "rsa"]],
    ["banque", ["bafa", "ppa", "pret", "rsa"]],
  ])(
    "marque %s : toutes les fiches que l’on peut lire, et les aides de la loi entières",
    async (BRAND, ids) => {
      const reponse = await testApp({ env: { BRAND } }).app.request(horsLigne.aides);
      const { legales, fiches } = (await reponse.json()) as AidesGardees;
      expect(fiches.map(({ id }) => id).sort()).toEqual(ids);
      expect(legales.aides.map(({ slug }) => slug).sort()).toEqual(["ppa", "rsa"]);
      expect(legales.institutions.map(({ slug }) => slug)).toEqual(["etat"]);
      expect(fiches.find(({ id }) => id === "bafa")).toMatchObject({ label: "Bourse au BAFA", montant: 200 });
    },
  );

  test("la page gardée a la marque et la politique des autres, et ne dit pas le jour : elle s’ouvrira un autre", async () => {
    const { app } = testApp({ pages, env: { BRAND: "banque" } });
    const [gardee, autre] = [await app.request(horsLigne.coquille), await app.request("/")];
    const [html, accueil] = [await gardee.text(), await autre.text()];
    expect(html).toContain('data-marque="banque"');
    expect([html.includes("data-jour"), accueil.includes('data-jour="2026-06-15"')]).toEqual([false, true]);
    const csp = "content-security-policy";
    expect(gardee.headers.get(csp)).toBe(autre.headers.get(csp));
    expect(html).toContain('rel="manifest" href="/images/banque/cap-aides.webmanifest"');
  });
});
