import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ogs from "open-graph-scraper";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { besoins, type Besoin } from "../../catalogue/schema/besoins.ts";
import { poserLesImages } from "../build/images.ts";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { testApp } from "../app/test-kit.ts";
import { enteteDe } from "./entete.ts";
import { COTES, iconeDe, imageDuBesoin, manifesteDe } from "./images.ts";

const ORIGINE = "https://aides.exemple.fr";
let pages: string;

beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), "partage-"));
  writeFileSync(
    join(pages, "index.html"),
    '<!doctype html><html data-marque="neutre"><head><meta name="description" content="Le site."><title>Cap Aides</title></head><body></body></html>',
  );
  await poserLesImages(pages);
});
afterAll(() => rmSync(pages, { recursive: true }));

/** What a messenger reads of a page, with its canonical address. */
async function lire(path: string, env: Record<string, string> = { PUBLIC_ORIGIN: ORIGINE }) {
  const { app } = testApp({ pages, env });
  const html = await (await app.request(path)).text();
  const { result } = await ogs({ html });
  return { ...result, canonique: /rel="canonical" href="([^"]*)"/.exec(html)?.[1], html };
}

describe("partager une aide", () => {
  test("ce qu’une messagerie en lit : le titre, les mots, l’image et l’adresse, la même sous un ancien nom", async () => {
    const attendu = {
      ogTitle: "Bourse au BAFA",
      ogDescription: "Une aide.",
      ogSiteName: "Cap Aides",
      ogUrl: `${ORIGINE}/aides/bafa`,
      canonique: `${ORIGINE}/aides/bafa`,
      twitterCard: "summary_large_image",
      ogImage: [
        expect.objectContaining({
          url: `${ORIGINE}/images/neutre/vivre.png`,
          width: "1200",
          height: "630",
          type: "image/png",
          alt: `Dessin : ${besoins.vivre}`,
        }),
      ],
      jsonLD: [
        {
          "@context": "https://schema.org",
          "@type": "GovernmentService",
          name: "Bourse au BAFA",
          description: "Une aide.",
          serviceType: besoins.vivre,
          provider: { "@type": "GovernmentOrganization", name: "État" },
          areaServed: { "@type": "Country", name: "France" },
          url: `${ORIGINE}/aides/bafa`,
        },
      ],
    };
    expect(await lire("/aides/bafa")).toMatchObject(attendu);
    expect(await lire("/aides/aide-bafa?utm_source=x")).toMatchObject(attendu);
  });

  test("une offre de la banque n’est pas un service public, et porte ses couleurs", async () => {
    const lu = await lire("/aides/pret", { PUBLIC_ORIGIN: ORIGINE, BRAND: "banque" });
    expect(lu.ogImage?.[0]?.url).toBe(`${ORIGINE}/images/banque/vivre.png`);
    expect(lu.jsonLD).toMatchObject([{ "@type": "Service", provider: { "@type": "Organization" } }]);
  });

  test.each([
    ["region", { "@type": "AdministrativeArea", name: "Bretagne" }],
    ["commune", { "@type": "AdministrativeArea", name: "Bretagne" }],
    ["national", { "@type": "Country", name: "France" }],
    ["caf", undefined],
  ] as const)("où agit un organisme : %s", (type, zone) => {
    const catalogue = buildCatalogue(
      [aideDe({ slug: "une", label: "une aide" })],
      [{ ...institutionDe(), type, label: "Bretagne" }],
    );
    const { config } = testApp({ pages }).deps;
    const { structure } =
      enteteDe("/aides/une", { catalogue, config, contribuer: { taches: [] } as never }) ?? {};
    expect(structure?.(ORIGINE)).toEqual(
      expect.objectContaining({ name: "Une aide", ...(zone && { areaServed: zone }) }),
    );
    expect("areaServed" in (structure?.(ORIGINE) ?? {})).toBe(zone !== undefined);
  });

  test("sans adresse publique, rien ne s’invente : ni image ni adresse", async () => {
    const lu = await lire("/aides/bafa", {});
    expect([lu.ogTitle, lu.ogImage, lu.ogUrl, lu.canonique]).toEqual([
      "Bourse au BAFA",
      undefined,
      undefined,
      undefined,
    ]);
    expect(lu.html).not.toContain("http://localhost");
  });

  test.each(["/", "/simulation", "/a-propos", "/institutions/etat", "/aides"])(
    "%s : un titre, une image dite à qui ne la voit pas, une adresse",
    async (path) => {
      const lu = await lire(path);
      expect(lu).toMatchObject({
        ogTitle: expect.stringMatching(/./),
        ogDescription: expect.stringMatching(/\.$/),
        canonique: ORIGINE + path,
        ogUrl: ORIGINE + path,
        ogImage: [{ url: `${ORIGINE}/images/neutre/cap-aides.png`, alt: "L’étoile de Cap Aides" }],
      });
    },
  );

  test("une question de quelqu’un n’a ni image ni adresse à partager", async () => {
    const lu = await lire("/simulation/individu/demandeur/nationalite");
    expect([lu.canonique, lu.ogImage]).toEqual([undefined, undefined]);
  });

  test("une aide inconnue ne se partage pas", async () => {
    const lu = await lire("/aides/inconnue");
    expect([lu.canonique, lu.jsonLD, lu.html.includes("og:")]).toEqual([undefined, undefined, false]);
  });

  test.each(["neutre", "banque"] as const)(
    "marque %s : une image par besoin, trois icônes",
    async (marque) => {
      for (const besoin of Object.keys(besoins) as Besoin[]) {
        const { width, height, format } = await sharp(join(pages, imageDuBesoin(marque, besoin))).metadata();
        expect([besoin, width, height, format]).toEqual([besoin, 1200, 630, "png"]);
      }
      expect(COTES.filter((cote) => !existsSync(join(pages, iconeDe(marque, cote))))).toEqual([]);
      const manifeste = JSON.parse(readFileSync(join(pages, manifesteDe(marque)), "utf8")) as {
        icons: { src: string; purpose: string }[];
      };
      expect(manifeste.icons.map(({ purpose }) => purpose)).toEqual(["any", "maskable", "any", "maskable"]);
      // W3C, Web Application Manifest, 4.6: of a maskable icon, what is out of the central circle of 40 % may be cut.
      for (const { src, purpose } of manifeste.icons) {
        const { data, info } = await sharp(join(pages, src))
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([src, data[3]]).toEqual([src, purpose === "maskable" ? 255 : 0]);
        const auBord = Math.round(info.width / 2) * info.channels;
        expect(data[auBord + 3]).toBe(255);
      }
    },
  );
});

test("l’icône demandée sans que rien la nomme est une image que tout navigateur lit", async () => {
  // The format of an ICO file: a directory of one, then the picture it says, where it says.
  const ico = readFileSync(join(pages, "favicon.ico"));
  expect([ico.readUInt32LE(0), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([0x10000, 1, 48, 48]);
  const [taille, debut] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(debut + taille).toBe(ico.length);
  const { width, height, format } = await sharp(ico.subarray(debut)).metadata();
  expect([width, height, format]).toEqual([48, 48, "png"]);
});
