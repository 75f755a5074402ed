import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../test-kit.ts";

const pages = mkdtempSync(join(tmpdir(), "entete-"));
mkdirSync(join(pages, "admin"));
writeFileSync(
  join(pages, "index.html"),
  '<html data-marque="neutre"><meta\n name="description"\n content="Le site." /><title>Cap Aides</title>',
);
const { app } = testApp({ pages });

const lire = async (path: string) => {
  const answer = await app.request(path);
  const text = await answer.text();
  return [answer.status, /<title>(.*)<\/title>/.exec(text)?.[1], /content="([^"]*)"/.exec(text)?.[1]];
};

test.each([
  ["/", 200, "Cap Aides", "Le site."],
  ["/aides/bafa", 200, "Bourse au BAFA – Cap Aides", "Une aide."],
  ["/aides/aide-bafa", 200, "Bourse au BAFA – Cap Aides", "Une aide."],
  ["/institutions/etat", 200, "État – Cap Aides", /État\. Pour qui/],
  ["/contribuer/taches/inconnue", 404, "Page introuvable – Cap Aides", /incomplète/],
  ["/institutions/inconnue", 404, "Page introuvable – Cap Aides", /incomplète/],
  ["/aides/cachee", 404, "Page introuvable – Cap Aides", /incomplète/],
  ["/aides/pret", 404, "Page introuvable – Cap Aides", /incomplète/],
  ["/simulation/individu/demandeur/activite", 200, "Cap Aides", "Le site."],
])("%s dit qui elle est avant ses scripts", async (path, statut, titre, description) => {
  const [status, title, said] = await lire(path);
  expect([status, title]).toEqual([statut, titre]);
  expect(said).toMatch(description);
});
