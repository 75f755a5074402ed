import { describe, expect, it } from "vitest";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { hasard } from "../hasard.ts";
import { Modele, type Point } from "./modele.ts";
import { type Preference, tirer } from "./tirage.ts";

const modele = new Modele({ marque: "neutre", enfants: 1 });
const point = (fin: string) => modele.points.find(({ cle }) => cle.endsWith(fin)) as Point;
const couple = point("famille/en_couple");
const duConjoint = point("conjoint/activite");
const premiere: Preference = (_, offertes) => offertes[0] as number;
const derniere: Preference = (_, offertes) => offertes.at(-1) as number;

const nonOuOui = (valeur: number) => new Map([[couple.rang, valeur]]);

describe("un tirage", () => {
  it("suit les réponses ordonnées, et pose ce qu’elles ouvrent", () => {
    const [seul, aDeux] = [0, 1].map((valeur) => tirer(modele, nonOuOui(valeur), premiere));
    expect([seul?.[couple.rang], aDeux?.[couple.rang]]).toEqual([0, 1]);
    expect(seul?.[duConjoint.rang]).toBe(ABSENT);
    expect(aDeux?.[duConjoint.rang]).not.toBe(ABSENT);
  });

  it("suit jusqu’à l’ordre de ne pas poser une question qui ne se pose pas", () => {
    const ordres = new Map([...nonOuOui(0), [duConjoint.rang, ABSENT] as const]);
    expect(tirer(modele, ordres, premiere)[duConjoint.rang]).toBe(ABSENT);
  });

  it("refuse un ordre donné à une question qui ne se pose pas", () => {
    const ordres = new Map([...nonOuOui(0), [duConjoint.rang, 2] as const]);
    expect(() => tirer(modele, ordres, premiere)).toThrow(`${duConjoint.cle} n’est pas demandé`);
  });

  it("refuse de taire une question qui se pose, ou d’y donner une réponse qui n’existe pas", () => {
    expect(() => tirer(modele, nonOuOui(ABSENT), premiere)).toThrow(`${couple.cle} : réponse non proposée`);
    expect(() => tirer(modele, nonOuOui(2), premiere)).toThrow(`${couple.cle} : réponse non proposée`);
  });

  it("refuse une réponse que le foyer ne peut pas choisir", () => {
    const ouvertes = new Set<string>();
    const conditionnelles = modele.points.filter(({ permises }) =>
      permises.some(({ sorte }) => sorte !== "vrai"),
    );
    for (const choisir of [premiere, derniere]) {
      const fermees = new Map<number, readonly number[]>();
      tirer(modele, new Map(), (ici, offertes, avant) => {
        const non = ici.valeurs.flatMap((_, v) => (offertes.includes(v) ? [] : [v]));
        if (non.length) fermees.set(ici.rang, non);
        return choisir(ici, offertes, avant);
      });
      for (const [rang, [valeur]] of fermees) {
        const { cle } = modele.points[rang] as Point;
        ouvertes.add(cle);
        const ordres = new Map([[rang, valeur as number]]);
        expect(() => tirer(modele, ordres, choisir)).toThrow(`${cle} : réponse non proposée`);
      }
    }
    expect(ouvertes.size).toBeGreaterThan(5);
    expect(conditionnelles.map(({ cle }) => cle)).toEqual(expect.arrayContaining([...ouvertes]));
  });

  it("ne demande une préférence que là où rien n’est ordonné, les réponses d’avant étant connues", () => {
    const demandes: number[] = [];
    const reponses = tirer(modele, nonOuOui(1), (ici, offertes, avant) => {
      demandes.push(ici.rang);
      expect(avant.slice(ici.rang).every((valeur) => valeur === ABSENT)).toBe(true);
      expect(offertes.length).toBeGreaterThan(0);
      return derniere(ici, offertes, avant);
    });
    expect(demandes).not.toContain(couple.rang);
    expect(demandes).toEqual([...demandes].sort((a, b) => a - b));
    const posees = modele.points.filter(({ rang }) => reponses[rang] !== ABSENT).map(({ rang }) => rang);
    expect([...demandes, couple.rang].sort((a, b) => a - b)).toEqual(posees);
  });

  it("est le même avec le même hasard, un autre avec un autre", () => {
    const auHasard = (graine: number) => {
      const alea = hasard(graine);
      return [
        ...tirer(
          modele,
          new Map(),
          (_, offertes) => offertes[Math.floor(alea() * offertes.length)] as number,
        ),
      ];
    };
    expect(auHasard(7)).toEqual(auHasard(7));
    expect(auHasard(8)).not.toEqual(auHasard(7));
  });
});
