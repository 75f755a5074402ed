import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AidesGardees, horsLigne } from "../../machines/pages/hors-ligne.ts";
import { testApp } from "../app/test-kit.ts";

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
      const { institutions, aides } = (await reponse.json()) as AidesGardees;
      expect(aides.map(({ fiche }) => fiche.id).sort()).toEqual(ids);
      expect(aides.flatMap(({ legale }) => legale?.slug ?? []).sort()).toEqual(["ppa", "rsa"]);
      expect(institutions.map(({ slug }) => slug)).toEqual(["etat"]);
      const bafa = aides.find(({ fiche }) => fiche.id === "bafa");
      expect(bafa?.fiche).toMatchObject({ label: "Bourse au BAFA", montant: 200 });
    },
  );
});
