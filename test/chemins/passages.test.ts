import { describe, expect, it } from "vitest";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { pasDe } from "./chemin.ts";
import { Conducteur, type Passages } from "./conducteur.ts";
import { entreeDe } from "./depart.ts";
import { hasard } from "./hasard.ts";
import { Modele } from "./modele.ts";
import { passagesPossibles } from "./passages.ts";
import { tirer } from "./tirage.ts";

const { noms, aretes } = passagesPossibles();
const nommes = new Set(noms.values());

/** A journey of that seed, from the first question to the results, and the transitions it takes. */
function jouer(graine: number, passages: Passages = new Map()): { passages: Passages; path: string } {
  const modele = new Modele({ marque: "banque", enfants: 1 });
  const alea = hasard(graine);
  const reponses = tirer(modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)]!);
  const conducteur = new Conducteur(entreeDe(modele.depart), passages);
  for (const { value } of pasDe(modele, reponses)) conducteur.repondre(value);
  const { path } = conducteur;
  conducteur.arreter();
  return { passages, path };
}

describe("les passages de la machine", () => {
  it("ont chacun un nom, et aucun n’est oublié", () => {
    let transitions = 0;
    interface Etat {
      always?: readonly unknown[];
      transitions: ReadonlyMap<string, readonly unknown[]>;
      states: Record<string, Etat>;
    }
    const compter = (etat: Etat): void => {
      const ici = [...(etat.always ?? []), ...[...etat.transitions.values()].flat()];
      expect(ici.filter((une) => !noms.get(une))).toEqual([]);
      transitions += ici.length;
      for (const dedans of Object.values(etat.states)) compter(dedans);
    };
    compter(journeyMachine.root as never);
    expect(transitions).toBeGreaterThan(300);
    expect(noms.size).toBe(transitions);
  });

  it("contiennent toutes les flèches du dessin, sous le même nom", () => {
    expect(aretes.size).toBeGreaterThan(150);
    expect([...aretes].filter((arete) => !nommes.has(arete))).toEqual([]);
  });

  it("ont aussi ce que le dessin ne montre pas : réponses refusées, adresses, corrections", () => {
    const hors = [...nommes].filter((nom) => !aretes.has(nom));
    for (const evenement of [
      "ANSWER",
      "GO",
      "EDIT",
      "BACK",
      "CHILD.ADD",
      "CHILD.EDIT",
      "CHILD.REMOVE",
      "RESET",
    ])
      expect(hors.filter((nom) => nom.includes(`[${evenement} `)).length).toBeGreaterThan(0);
  });
});

describe("un chemin joué", () => {
  it("arrive aux résultats par des passages connus, dont une flèche par réponse", () => {
    for (const graine of [1, 2, 3]) {
      const { passages, path } = jouer(graine);
      expect(path).toBe("/simulation/resultats");
      expect([...passages.keys()].filter((nom) => !nommes.has(nom))).toEqual([]);
      expect([...passages.keys()].filter((nom) => aretes.has(nom)).length).toBeGreaterThan(50);
    }
  });

  it("compte les mêmes passages deux fois de suite, et d’autres sur un autre chemin", () => {
    expect([...jouer(1).passages]).toEqual([...jouer(1).passages]);
    expect([...jouer(2).passages]).not.toEqual([...jouer(1).passages]);
  });

  it("s’ajoute à ce qui est déjà compté", () => {
    const une = [...jouer(2).passages];
    const { passages } = jouer(2, new Map(une));
    expect([...passages]).toEqual(une.map(([nom, fois]) => [nom, 2 * fois]));
  });

  it("compte une réponse refusée à part d’une réponse acceptée", () => {
    const passages: Passages = new Map();
    const conducteur = new Conducteur(entreeDe({ marque: "neutre", enfants: 0 }), passages);
    const prises = () =>
      [...passages].filter(([nom]) => nom.startsWith("individu/demandeur/date_naissance →"));
    passages.clear();
    conducteur.repondre("jamais");
    expect(prises().every(([nom]) => !aretes.has(nom))).toBe(true);
    conducteur.repondre("2004-05-06");
    expect(prises().filter(([nom]) => aretes.has(nom))).toHaveLength(1);
    conducteur.arreter();
  });
});
