import { describe, expect, it } from "vitest";
import type { SommesParRythme, Totaux } from "./totaux.ts";
import { arrondir, titreDesTotaux } from "./gros-titre.ts";

const rien: SommesParRythme = { parMois: 0, parAn: 0, enUneFois: 0 };
type Part = Partial<SommesParRythme>;
const totaux = (parts: Partial<Record<keyof Totaux, Part>>): Totaux => ({
  surs: { ...rien, ...parts.surs },
  plafonds: { ...rien, ...parts.plafonds },
  si: { ...rien, ...parts.si },
  aVerifier: { ...rien, ...parts.aVerifier },
  plafondsAVerifier: { ...rien, ...parts.plafondsAVerifier },
  bientot: { ...rien, ...parts.bientot },
});

const espaces = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");
/** The headline, then what is left, separated by a bar. */
function dit(parts: Parameters<typeof totaux>[0]): string | undefined {
  const titre = titreDesTotaux(totaux(parts));
  return titre && [espaces(titre.debut + titre.suite), ...titre.reste.map(espaces)].join(" | ");
}

describe("le gros titre des résultats", () => {
  it.each<[Part, string]>([
    [{ parMois: 667 }, "Environ 670 € par mois"],
    [{ parAn: 900 }, "Environ 900 € par an"],
    [{ enUneFois: 2104 }, "Environ 2 100 € en une fois"],
    [{ parMois: 667, parAn: 900 }, "Environ 670 € par mois et 900 € par an"],
    [{ parMois: 667, enUneFois: 100 }, "Environ 670 € par mois et 100 € en une fois"],
    [{ parAn: 900, enUneFois: 100 }, "Environ 900 € par an et 100 € en une fois"],
    [
      { parMois: 667, parAn: 900, enUneFois: 100 },
      "Environ 670 € par mois, 900 € par an et 100 € en une fois",
    ],
  ])("dit les sommes sûres, chacune avec son rythme : %j", (surs, attendu) => {
    expect(dit({ surs })).toBe(attendu);
  });

  it.each<[Parameters<typeof totaux>[0], string | undefined]>([
    [
      { surs: { parMois: 670 }, plafonds: { enUneFois: 2100 } },
      "Environ 670 € par mois, et jusqu’à 2 100 € en une fois",
    ],
    [
      { surs: { parMois: 670 }, plafonds: { parMois: 100, parAn: 50 } },
      "Environ 670 € par mois, et jusqu’à 100 € par mois et 50 € par an de plus",
    ],
    [
      { surs: { parMois: 200 }, aVerifier: { parMois: 850 }, plafonds: { parAn: 170 } },
      "Environ 200 € par mois, et probablement 850 € par mois de plus, à vérifier | Et jusqu’à 170 € par an.",
    ],
    [
      { surs: { parMois: 200 }, aVerifier: { enUneFois: 15 }, plafonds: { parAn: 170 } },
      "Environ 200 € par mois, et jusqu’à 170 € par an | Et probablement 15 € en une fois, à vérifier.",
    ],
    [
      { surs: { parMois: 200 }, bientot: { parMois: 460 } },
      "Environ 200 € par mois | Et bientôt 460 € par mois, quand les demandes ouvriront.",
    ],
    [
      { aVerifier: { parMois: 310 }, plafonds: { parMois: 690 } },
      "Probablement 310 € par mois, à vérifier | Et jusqu’à 690 € par mois, selon votre dossier.",
    ],
    [
      { surs: { parMois: 670 }, plafondsAVerifier: { parMois: 790 } },
      "Environ 670 € par mois | Et peut-être jusqu’à 790 € par mois, à vérifier.",
    ],
    [{ plafondsAVerifier: { parMois: 200 } }, "Peut-être jusqu’à 200 € par mois, à vérifier"],
    [{ plafonds: { parAn: 250 } }, "Jusqu’à 250 € par an, selon votre dossier"],
    [{ bientot: { parAn: 730 } }, "Bientôt, environ 730 € par an, quand les demandes ouvriront"],
    [{}, undefined],
  ])("dit à part ce qui est au plus, probable ou à venir : %j", (parts, attendu) => {
    expect(dit(parts)).toBe(attendu);
  });

  it.each([
    [0.4, 1],
    [1, 1],
    [4.4, 4],
    [5, 5],
    [7, 5],
    [8, 10],
    [47, 45],
    [99, 100],
    [104, 100],
    [105, 110],
    [1243.7, 1240],
  ])("arrondit %d à %d", (euros, attendu) => {
    expect(arrondir(euros)).toBe(attendu);
  });
});
