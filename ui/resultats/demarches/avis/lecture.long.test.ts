import { expect, test } from "vitest";
import { lireAvis } from "../../../../catalogue/results/demarches/avis/lire-avis.ts";
import { fabriquerUneCle } from "../../../../test/avis/codes-signes.ts";
import { lireLaPhoto, photographier } from "../../../../test/avis/pages-d-avis.ts";

const CODES = 200;

/** The same draw each time: from 0 to 1, by the rank of a code and what is drawn. */
const tirer = (rang: number, quoi: number): number => {
  const x = Math.sin(rang * 127.1 + quoi * 311.7) * 43_758.5453;
  return x - Math.floor(x);
};
const entre = (rang: number, quoi: number, de: number, a: number) => de + tirer(rang, quoi) * (a - de);

test(`de ${CODES} avis photographiés, à 150 points par pouce et plus, 95 % se lisent et aucun chiffre n’est faux`, async () => {
  const cle = await fabriquerUneCle();
  let lus = 0;
  for (let rang = 0; rang < CODES; rang++) {
    const revenu = Math.round(entre(rang, 1, 0, 120_000));
    const parts = Math.round(entre(rang, 2, 4, 20)) / 4;
    const declarants = rang % 2 ? 1 : 2;
    const code = await cle.code({ revenu, parts: String(parts).replace(".", ","), declarants });
    const photo = await photographier(code, {
      point: entre(rang, 3, 2, 6),
      tourne: entre(rang, 4, -180, 180),
      flou: entre(rang, 5, 0, 0.3),
      qualite: Math.round(entre(rang, 6, 60, 95)),
      encre: entre(rang, 7, 0, 90),
      papier: entre(rang, 8, 180, 255),
    });
    const [premier] = await lireLaPhoto(photo);
    if (premier === undefined) continue;
    expect(await lireAvis(premier, cle.liste, 2024)).toEqual({
      avis: { annee: 2024, revenu, parts, declarants },
    });
    lus += 1;
  }
  console.log(`${lus} lus sur ${CODES}`);
  expect(lus).toBeGreaterThanOrEqual(CODES * 0.95);
});
