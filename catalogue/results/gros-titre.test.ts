import { describe, expect, it } from "vitest";
import type { SommesParRythme, Totaux } from "./totaux.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { unDroit } from "../../test/fixtures/droits.ts";
import { arrondir, ceuxDuTitre, grosTitre, titreDesTotaux, titreEnPhrase } from "./gros-titre.ts";

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
/** The headline in a line, then what it leaves out, separated by bars. */
function dit(parts: Parameters<typeof totaux>[0]): string | undefined {
  const titre = titreDesTotaux(totaux(parts));
  return titre && [titreEnPhrase(titre), ...titre.reste].map(espaces).join(" | ");
}

// Issue 60: one number, one word; never a « si », a maximum or a price.
describe("le gros titre des résultats", () => {
  it.each<[Parameters<typeof totaux>[0], string | undefined]>([
    [{ surs: { parMois: 667 } }, "Environ 670 € par mois"],
    [{ surs: { parAn: 900 } }, "Environ 900 € par an"],
    [{ surs: { enUneFois: 2104 } }, "Environ 2 100 € en une fois"],
    [
      { surs: { parMois: 667, parAn: 900, enUneFois: 100 } },
      "Environ 670 € par mois | Et 900 € par an et 100 € en une fois.",
    ],
    [
      { surs: { parMois: 670 }, plafonds: { parMois: 100, parAn: 50 } },
      "Environ 670 € par mois | Et jusqu’à 100 € par mois et 50 € par an, selon votre dossier.",
    ],
    // More is to be checked than is sure: all of it is one number, to be checked.
    [
      { surs: { parMois: 200 }, aVerifier: { parMois: 850 }, plafonds: { parAn: 170 } },
      "Environ 1 050 € par mois, à vérifier | Et jusqu’à 170 € par an, selon votre dossier.",
    ],
    [
      { surs: { parMois: 850 }, aVerifier: { parMois: 200 } },
      "Environ 850 € par mois | Et 200 € par mois, à vérifier.",
    ],
    [
      { surs: { parMois: 200 }, aVerifier: { enUneFois: 15 }, si: { parMois: 40 } },
      "Environ 200 € par mois | Et 15 € en une fois, à vérifier. | Et, si c’est votre cas, 40 € par mois.",
    ],
    [
      { surs: { parMois: 200 }, bientot: { parMois: 460 } },
      "Environ 200 € par mois | Et bientôt 460 € par mois, quand les demandes ouvriront.",
    ],
    [
      { aVerifier: { parMois: 310 }, plafondsAVerifier: { parMois: 690 } },
      "Environ 310 € par mois, à vérifier | Et peut-être jusqu’à 690 € par mois de plus, à vérifier.",
    ],
    [{ bientot: { parAn: 730 } }, "Bientôt, environ 730 € par an"],
    [{ plafondsAVerifier: { parMois: 200 } }, undefined],
    [{ plafonds: { parAn: 250 } }, undefined],
    [{ si: { parMois: 20 } }, undefined],
    [{}, undefined],
  ])("dit un nombre et un mot, le reste à part : %j", (parts, attendu) => {
    expect(dit(parts)).toBe(attendu);
  });

  it("sans argent sûr, dit par où commencer ; jamais un plafond, une réduction ni un « si »", () => {
    const permis = unDroit({
      label: "aide au permis",
      prefix: "l’",
      nature: "plafond",
      periodicite: "ponctuelle",
    });
    const carte = unDroit({ label: "Pass’Sport", prefix: "le", nature: "remise", montant: 50 });
    expect(grosTitre([permis], JOUR)).toMatchObject({ debut: "Commencez par l’aide au permis" });
    expect(grosTitre([carte], JOUR)).toEqual({ debut: "Commencez par le Pass’Sport", reste: [] });
    expect(grosTitre([], JOUR).debut).toMatch(/^Aucune aide calculée ici/);
    expect(grosTitre([], JOUR, true).debut).toBe("Vos aides n’ont pas pu être calculées");
  });

  it("de ce qui n’est pas encore ouvert, dit le premier jour", () => {
    const des = (du: string) =>
      unDroit({ id: du, montant: 100, periodicite: "annuelle", campagne: { etat: "à venir", du } });
    // Another rhythm, that opens before: its day is not this sum’s.
    const fois = { ...des("2027-01-04"), periodicite: "ponctuelle" as const };
    expect(espaces(grosTitre([fois, des("2027-09-01"), des("2027-07-15")], JOUR).debut)).toBe(
      "Environ 200 € par an, dès le 15 juillet 2027",
    );
  });

  it("additionne ce qu’il dit, et rien d’autre", () => {
    const apl = unDroit({ id: "apl", montant: 250 });
    const prime = unDroit({ id: "prime", montant: 400, doutes: [{ cause: "revenus", texte: "x" }] });
    const autres = [
      unDroit({ id: "an", periodicite: "annuelle" }),
      unDroit({ id: "si", si: [{ cle: "loin_resto_u", question: "Loin ?" }] }),
      unDroit({ id: "plafond", nature: "plafond" }),
      unDroit({ id: "demain", campagne: { etat: "à venir", du: "2027-09-01" } }),
    ];
    const tous = [apl, ...autres, prime];
    const titre = grosTitre(tous, JOUR);
    expect(espaces(titreEnPhrase(titre))).toBe("Environ 650 € par mois, à vérifier");
    expect(ceuxDuTitre(tous, titre).map(({ id }) => id)).toEqual(["prime", "apl"]);
    expect(ceuxDuTitre([apl, ...autres], grosTitre([apl, ...autres], JOUR)).map(({ id }) => id)).toEqual([
      "apl",
    ]);
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
