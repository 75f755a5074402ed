import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actionsDe, type LiensDeLAide } from "../../catalogue/fiches/actions.ts";
import { adresseDeLAide } from "../../catalogue/fiches/adresse-ecrite.ts";
import { ficheDe } from "../../catalogue/fiches/fiche.ts";
import { readCatalogue } from "../catalogue/read.ts";
import { testApp } from "../app/test-kit.ts";
import { visibleAides } from "../catalogue/visibles.ts";

const SITE = "https://aides.exemple.fr";
let pages: string;

beforeAll(() => {
  pages = mkdtempSync(join(tmpdir(), "aller-"));
  mkdirSync(join(pages, "hors-ligne"));
  writeFileSync(join(pages, "index.html"), '<html data-marque="neutre"><head></head><body></body></html>');
});
afterAll(() => rmSync(pages, { recursive: true }));

/** A site with the whole catalogue, that nobody is slowed down on. */
const site = () => testApp({ catalogue: readCatalogue(), pages, env: { RATE_LIMIT_FACTOR: "1000" } });

describe("une adresse imprimée", () => {
  test("tapée telle quelle, mène au lien qu’elle remplace : toutes les aides, tous leurs liens, des fiches et des résultats", async () => {
    const { app, deps } = site();
    const ailleurs: string[] = [];
    let courtes = 0;
    for (const une of visibleAides(deps)) {
      const { label: _label, ...fiche } = ficheDe(une, deps.noms, { jour: "2026-11-28" });
      const { id, teleservice, form, instructions, link } = fiche;
      const duDroit: LiensDeLAide = { id, teleservice, form, instructions, link };
      for (const liens of [fiche, duDroit]) {
        for (const { href } of actionsDe(liens)) {
          const ecrite = adresseDeLAide(href, liens);
          if (!ecrite.startsWith("/")) {
            // What a browser adds by itself is all that is left out.
            if (
              new URL(ecrite.startsWith("http:") ? ecrite : `https://${ecrite}`).href !== new URL(href).href
            )
              ailleurs.push(ecrite);
            continue;
          }
          courtes++;
          const { status, headers } = await app.request(`${SITE}${encodeURI(ecrite)}`);
          if (status !== 302 || headers.get("location") !== href) ailleurs.push(`${ecrite} ${status}`);
        }
      }
    }
    expect(ailleurs).toEqual([]);
    expect(courtes).toBeGreaterThan(100);
  });

  test("celle d’un lieu se tape entière : la nôtre ne sait pas d’où l’on vient", () => {
    const link = `https://exemple.fr/${"chemin/".repeat(12)}`;
    expect(adresseDeLAide(link, { id: "carte", link })).toBe("/aller/carte");
    expect(adresseDeLAide(link, { id: "carte", link, dIci: true })).toBe(link.slice("https://".length));
  });
});

describe("/aller", () => {
  test("ne mène qu’aux liens de l’aide : ni adresse donnée, ni aide inconnue, cachée ou d’une autre marque ; la page 404 le dit", async () => {
    const { app } = testApp({ pages });
    for (const chemin of [
      "/aller/inconnue",
      "/aller/cachee",
      "/aller/pret",
      "/aller/bafa/page",
      "/aller/bafa?vers=https://faux.exemple",
      "/aller/https:%2F%2Ffaux.exemple",
      "/aller/bafa/https:%2F%2Ffaux.exemple",
      "/aller/",
    ]) {
      const reponse = await app.request(`${SITE}${chemin}`);
      expect([chemin, reponse.status, reponse.headers.get("location")]).toEqual([chemin, 404, null]);
      expect(await reponse.text()).toContain("<html");
    }
  });

  test("un ancien nom mène encore ; rien ne garde la réponse, ni moteur ni cache, et les demandes se comptent", async () => {
    const { app } = site();
    const reponse = await app.request(`${SITE}/aller/rsa`);
    expect(reponse.status).toBe(302);
    expect(reponse.headers.get("cache-control")).toBe("no-store");
    expect(reponse.headers.get("x-robots-tag")).toBe("noindex");
    expect(await (await app.request(`${SITE}/robots.txt`)).text()).toContain("Disallow: /aller/");
    const ancien = readCatalogue().aides.find(({ aide }) => aide.anciens_slugs.length > 0 && aide.link);
    const [slug = ""] = ancien?.aide.anciens_slugs ?? [];
    expect((await app.request(`${SITE}/aller/${encodeURIComponent(slug)}`)).status).toBe(302);
    const seul = testApp({ catalogue: readCatalogue(), pages });
    let statut = 302;
    for (let demande = 0; statut === 302 && demande < 5_000; demande++)
      statut = (await seul.app.request(`${SITE}/aller/rsa`)).status;
    expect(statut).toBe(429);
  });
});
