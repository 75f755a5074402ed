import { beforeAll, describe, expect, it } from "vitest";
import { cheminDe } from "./generer.ts";
import { desaccord } from "./chemin.ts";
import { compatibles, Couverture, type Objectif } from "./couverture.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { hasard } from "../hasard.ts";
import type { Point } from "./modele.ts";
import { tirer } from "./tirage.ts";
import { type Monde, Univers } from "./univers.ts";

const univers = new Univers([{ marque: "banque", enfants: 0 }]);
const [monde] = univers.mondes as [Monde];
const { points } = monde.modele;
const rangDe = (fin: string) => (points.find(({ cle }) => cle.endsWith(fin)) as Point).rang;
const couple = rangDe("famille/en_couple");
const duConjoint = rangDe("conjoint/activite");

const reponsesDe = ({ tires }: Couverture) => tires.map(({ reponses }) => [...reponses]);

/** Some journeys of a seed, with nothing ordered. */
function quelques(graine: number, nombre = 10): Couverture {
  const couverture = new Couverture(univers, graine);
  for (let n = 0; n < nombre; n += 1) couverture.ajouter(monde, new Map(), "au hasard");
  return couverture;
}

describe("deux choix de réponses", () => {
  it("sont compatibles si aucune question n’a deux réponses", () => {
    const ici = new Map([
      [1, 0],
      [2, 3],
    ]);
    expect(
      compatibles(
        ici,
        new Map([
          [2, 3],
          [4, 1],
        ]),
      ),
    ).toBe(true);
    expect(compatibles(ici, new Map())).toBe(true);
    expect(
      compatibles(
        ici,
        new Map([
          [4, 1],
          [2, 2],
        ]),
      ),
    ).toBe(false);
    expect(compatibles(ici, new Map([[1, ABSENT]]))).toBe(false);
  });
});

describe("une couverture", () => {
  it("donne les mêmes chemins avec la même graine, d’autres avec une autre", () => {
    expect(reponsesDe(quelques(3))).toEqual(reponsesDe(quelques(3)));
    expect(reponsesDe(quelques(4))).not.toEqual(reponsesDe(quelques(3)));
  });

  it("ajoute un chemin qui garde les réponses ordonnées et dit pourquoi", () => {
    const couverture = new Couverture(univers, 1);
    couverture.ajouter(
      monde,
      new Map([
        [couple, 1],
        [duConjoint, 4],
      ]),
      "un couple",
    );
    expect(
      couverture.tires.map(({ raison, reponses }) => [raison, reponses[couple], reponses[duConjoint]]),
    ).toEqual([["un couple", 1, 4]]);
  });

  it("refuse un ordre impossible, et ne garde rien de lui", () => {
    const couverture = new Couverture(univers, 1);
    const ordres = new Map([
      [couple, 0],
      [duConjoint, 4],
    ]);
    expect(() => couverture.ajouter(monde, ordres, "personne")).toThrow("n’est pas demandé");
    expect([couverture.tires.length, couverture.paires]).toEqual([0, 0]);
  });

  it("compte chaque paire de réponses une fois", () => {
    const couverture = new Couverture(univers, 1);
    const ordres = new Map([[couple, 0]]);
    couverture.ajouter(monde, ordres, "");
    const donnes = univers.donnes(monde, couverture.tires[0]!.reponses);
    const paires = (donnes.length * (donnes.length - 1)) / 2;
    expect(couverture.paires).toBe(paires);
    expect(couverture.vue(donnes[0]!, donnes[1]!)).toBe(couverture.vue(donnes[1]!, donnes[0]!));
    const toutes = new Map(couverture.tires[0]!.reponses.entries());
    couverture.ajouter(monde, toutes, "le même");
    expect(couverture.paires).toBe(paires);
    couverture.ajouter(monde, new Map([[couple, 1]]), "un autre");
    expect(couverture.paires).toBeGreaterThan(paires);
  });

  it("fait plus de paires que le sort, trois fois soixante chemins", () => {
    const auSort = (graine: number) => {
      const couverture = new Couverture(univers, graine);
      const alea = hasard(graine);
      for (let n = 0; n < 60; n += 1) {
        const tirees = tirer(
          monde.modele,
          new Map(),
          (_, offertes) => offertes[Math.floor(alea() * offertes.length)]!,
        );
        couverture.ajouter(monde, new Map(tirees.entries()), "au sort");
      }
      return couverture.paires;
    };
    const somme = (paires: (graine: number) => number) =>
      [1, 2, 3].reduce((total, un) => total + paires(un), 0);
    expect(somme((graine) => quelques(graine, 60).paires)).toBeGreaterThan(somme(auSort));
  });
});

describe("des objectifs à atteindre", () => {
  const objectif = (raison: string, ...choix: [number, number][]): Objectif => ({
    monde,
    raison,
    choix: new Map(choix),
  });

  it("se rejoignent dans un même chemin quand ils s’accordent", () => {
    const couverture = new Couverture(univers, 1);
    couverture.atteindre([
      objectif("en couple", [couple, 1]),
      objectif("seul", [couple, 0]),
      objectif("conjoint inactif", [couple, 1], [duConjoint, 6]),
    ]);
    const faits = couverture.tires.map(({ raison, reponses }) => [
      raison,
      reponses[couple],
      reponses[duConjoint],
    ]);
    expect(faits).toEqual([
      ["en couple", 1, 6],
      ["seul", 0, ABSENT],
    ]);
  });
});

describe("la couverture complétée", () => {
  const couverture = new Couverture(univers, 1);
  beforeAll(() => {
    for (let n = 0; n < 60; n += 1) couverture.ajouter(monde, new Map(), "au hasard");
    couverture.completer();
  });

  it("donne chaque paire, sauf celles prouvées impossibles", () => {
    const { elements } = univers;
    let dues = 0;
    for (const a of elements) for (const b of elements.slice(a.rang + 1)) if (a.point !== b.point) dues += 1;
    expect(couverture.impossibles).toBeGreaterThan(100);
    expect(couverture.paires).toBe(dues - couverture.impossibles);
  });

  it("donne à chaque paire manquante un chemin qui la donne", () => {
    const ajoutes = couverture.tires.filter(({ raison }) => raison !== "au hasard");
    expect(ajoutes.length).toBeGreaterThan(0);
    for (const { reponses, raison } of ajoutes) {
      const donnees = new Set(univers.donnes(monde, reponses).map((rang) => univers.elements[rang]?.cle));
      expect(raison.split(" et ").filter((cle) => !donnees.has(cle))).toEqual([]);
    }
  });

  it("ne fait que des chemins que le parcours suit", () => {
    const dits = couverture.tires.map((tire, n) => desaccord(cheminDe(tire, n + 1)));
    expect(dits).toEqual(dits.map(() => undefined));
  });
});
