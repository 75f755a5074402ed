import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  dessinerLeGris,
  imagesDansUnPdf,
} from "../../../../catalogue/results/demarches/avis/images-de-pdf.ts";
import { salairesDuRevenu } from "../../../../catalogue/results/demarches/avis/salaires.ts";
import { EXEMPLES } from "../../../../test/avis/codes-signes.ts";
import { codesLus } from "./codes-lus.ts";
import { dessinerLeCode, lireLaPhoto, photographier } from "../../../../test/avis/pages-d-avis.ts";

const { avis04, situation18, paie06 } = EXEMPLES;

describe("le carré de points", () => {
  test.each([
    ["droit", avis04, {}],
    ["à l’envers et flou", situation18, { tourne: 180, flou: 0.3 }],
    ["de travers, à 150 points par pouce", avis04, { point: 2.36, tourne: 17 }],
    ["gris sur gris, très compressé", paie06, { encre: 90, papier: 180, qualite: 50 }],
  ])("se lit %s, lettre pour lettre", async (_, code, photo) => {
    expect(await lireLaPhoto(await photographier(code, photo))).toEqual([code]);
  });

  test.each([
    ["à 150 points par pouce", 1240, 2.36, 1040, 90],
    ["à 300, en bas", 2480, 4.72, 200, 3100],
    ["prise en photo, de travers", 2000, 4, 1500, 300],
  ])("se lit dans une page entière %s, parmi le texte", async (dit, width, point, left, top) => {
    const height = Math.round(width * Math.SQRT2);
    const trait = { width: Math.round(width / 90), height: Math.round(width / 80), channels: 3 as const };
    const mots = Array.from({ length: 1200 }, (_, rang) => ({
      input: { create: { ...trait, background: rang % 3 ? "#222" : "#999" } },
      left: Math.round(width * (0.1 + (rang % 40) * 0.016)),
      top: Math.round(height * (0.3 + Math.floor(rang / 40) * 0.018)),
    }));
    const page = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
      .composite([...mots, { input: await dessinerLeCode(avis04, point), left, top }])
      .png()
      .toBuffer();
    const prise = sharp(page)
      .rotate(dit.includes("travers") ? 4 : 0, { background: "#777" })
      .blur(0.8);
    expect(await lireLaPhoto(await prise.jpeg({ quality: 70 }).toBuffer())).toEqual([avis04]);
  });

  test("absent, rien n’est lu", async () => {
    const vide = sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } });
    expect(await lireLaPhoto(await vide.png().toBuffer())).toEqual([]);
  });

  test("abîmé, il est laissé ; le signé passe devant un autre", () => {
    const octets = (texte: string) => new TextEncoder().encode(texte);
    const lus = [
      { isValid: false, bytes: octets("DC04") },
      { isValid: true, bytes: octets("colis") },
      { isValid: true, bytes: octets("DC04") },
    ];
    expect(codesLus(lus)).toEqual(["DC04", "colis"]);
  });
});

/** A PDF that holds one picture, written as it may be. */
function ecrireUnPdf(mots: string, octets: Uint8Array): Uint8Array<ArrayBuffer> {
  const texte = (un: string) => Buffer.from(un, "latin1");
  const debut = `%PDF-1.4\n1 0 obj\n<</Type/Font>>\nendobj\n4 0 obj\n<< /Type /XObject /Subtype /Image ${mots} /Length ${octets.length} >>\nstream\n`;
  return new Uint8Array(
    Buffer.concat([
      texte(debut),
      octets,
      texte("\nendstream\nendobj\n5 0 obj\n<</Length 3>>\nstream\nq Q\nendstream"),
    ]),
  );
}

describe("un PDF", async () => {
  const { data, info } = await sharp(await dessinerLeCode(avis04, 3))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const taille = `/Width ${width} /Height ${height}`;
  const couleurs = Buffer.from([...data].flatMap((gris) => [gris, gris, gris]));
  const bits = () => {
    const ligne = Math.ceil(width / 8);
    const uns = Buffer.alloc(ligne * height);
    data.forEach((gris, rang) => {
      const [x, y] = [rang % width, Math.floor(rang / width)];
      if (gris > 127) uns[y * ligne + (x >> 3)]! |= 128 >> (x & 7);
    });
    return uns;
  };
  /** Lines told as what changes from the one above, and from the left. */
  const predites = () =>
    Buffer.concat(
      Array.from({ length: height }, (_, y) => {
        const [ici, dessus] = [y, y - 1].map((n) => couleurs.subarray(n * width * 3, (n + 1) * width * 3));
        const filtre = y % 5;
        const deviner = (x: number): number => {
          const [a, b, c] = [ici![x - 3] ?? 0, (y > 0 && dessus![x]) || 0, (y > 0 && dessus![x - 3]) || 0];
          const ecarts = [a, b, c].map((un) => Math.abs(a + b - c - un));
          const proche =
            ecarts[0]! <= ecarts[1]! && ecarts[0]! <= ecarts[2]! ? a : ecarts[1]! <= ecarts[2]! ? b : c;
          return [0, a, b, (a + b) >> 1, proche][filtre]!;
        };
        return Buffer.from([filtre, ...ici!.map((un, x) => un - deviner(x))]);
      }),
    );

  const lirePdf = async (pdf: Uint8Array<ArrayBuffer>) => {
    const [image] = await imagesDansUnPdf(pdf);
    if (!image) return undefined;
    if ("jpeg" in image) return lireLaPhoto(Buffer.from(image.jpeg));
    const { pixels, largeur, hauteur } = dessinerLeGris(image, 12);
    const raw = { width: largeur, height: hauteur, channels: 4 as const };
    return lireLaPhoto(await sharp(Buffer.from(pixels.buffer), { raw }).png().toBuffer());
  };

  test.each([
    ["en gris", () => ecrireUnPdf(`${taille} /BitsPerComponent 8 /Filter /FlateDecode`, deflateSync(data))],
    [
      "en couleurs",
      () => ecrireUnPdf(`${taille} /BitsPerComponent 8 /Filter [/FlateDecode]`, deflateSync(couleurs)),
    ],
    [
      "en noir et blanc",
      () => ecrireUnPdf(`${taille} /BitsPerComponent 1 /Filter /FlateDecode`, deflateSync(bits())),
    ],
    ["sans compression", () => ecrireUnPdf(`${taille} /BitsPerComponent 8`, data)],
    [
      "par différences",
      () =>
        ecrireUnPdf(
          `${taille} /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /Columns ${width} >>`,
          deflateSync(predites()),
        ),
    ],
  ])("dont le carré est une image %s se lit", async (_, pdf) => {
    expect(await lirePdf(pdf())).toEqual([avis04]);
  });

  test("dont le carré est une photo se lit", async () => {
    const jpeg = await photographier(avis04);
    expect(await lirePdf(ecrireUnPdf(`${taille} /BitsPerComponent 8 /Filter /DCTDecode`, jpeg))).toEqual([
      avis04,
    ]);
  });

  test("sans image, coupé ou trop grand ne donne rien", async () => {
    const vide = new Uint8Array(Buffer.from("%PDF-1.4\nrien"));
    const coupe = ecrireUnPdf(
      `${taille} /BitsPerComponent 8 /Filter /FlateDecode`,
      deflateSync(data).subarray(0, 40),
    );
    const court = ecrireUnPdf(`${taille} /BitsPerComponent 8`, data.subarray(0, 99));
    const grand = ecrireUnPdf("/Width 99999 /Height 99999 /BitsPerComponent 8", data);
    for (const un of [vide, coupe, court, grand]) expect(await imagesDansUnPdf(un)).toEqual([]);
  });
});

test("les salaires sont ceux qui donnent ce revenu, une fois l’abattement fait", () => {
  const deduction = { taux: 0.1, min: 504, max: 14_426 };
  const dire = (revenu: number) => salairesDuRevenu(revenu, deduction);
  expect([0, 1, 3_000, 4_536, 12_600, 129_834, 200_000].map(dire)).toEqual([
    0, 505, 3_504, 5_040, 14_000, 144_260, 214_426,
  ]);
  for (let salaires = 600; salaires < 160_000; salaires += 37) {
    const abattement = Math.round(Math.min(Math.max(salaires * 0.1, 504), 14_426));
    expect(Math.abs(dire(salaires - abattement)! - salaires)).toBeLessThanOrEqual(1);
  }
});
