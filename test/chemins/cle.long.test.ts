import { describe, expect, it } from "vitest";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { type JourneySnapshot, pathOf } from "../../machines/journey/path.ts";
import { Cle } from "./cle.ts";
import type { Depart } from "./depart.ts";
import { mouvements, type Tranche, traversee } from "./engendrer.ts";
import { entreesDe, evenementsAvant, quelquesEntrees } from "./entrees.ts";
import { Exploration } from "./exploration.ts";
import { Modele } from "./modele.ts";
import { type ChapterName } from "../../machines/journey/chapters.ts";
import { rangDuDernier } from "../../catalogue/rangs.ts";

const SEUL: Depart = { marque: "banque", enfants: 0 };
const NEUTRE: Depart = { marque: "neutre", enfants: 0 };
const PARENT: Depart = { marque: "neutre", enfants: 1 };

const explorations = new Map(
  [SEUL, NEUTRE, PARENT].map((depart) => [depart, new Exploration(new Modele(depart))]),
);

/** The slices of a chapter, one per way in kept. */
function tranches(depart: Depart, chapitre: ChapterName): Tranche[] {
  const exploration = explorations.get(depart) as Exploration;
  const { modele } = exploration;
  return quelquesEntrees(entreesDe(exploration, chapitre)).map(({ choix }) => ({
    modele,
    chapitre,
    avant: evenementsAvant(modele, choix, chapitre),
  }));
}

const cleDe = ({ modele, chapitre }: Tranche) => {
  const cle = new Cle(modele, chapitre);
  return (snapshot: JourneySnapshot) => cle.de(snapshot);
};

/** Forgets nothing: two states are one only if the same answers were given, at the same place. */
const touteReponse = (snapshot: JourneySnapshot): string => {
  const { answers, oubliees, personne, retour, unSeulEnfant } = snapshot.context;
  return JSON.stringify([pathOf(snapshot), answers, oubliees, personne, retour, unSeulEnfant]);
};

const tries = (noms: ReadonlySet<string>) => [...noms].sort();

// A search cut short by its limit throws « Traversal limit exceeded »: none of these is.
const trouves = (tranche: Tranche, cle: (snapshot: JourneySnapshot) => string, classes = false) =>
  tries(mouvements(tranche, cle, classes));

describe("la clé des états ne perd aucun passage", () => {
  it("aux projets, réponse par réponse, comme la force brute", () => {
    const toutes = [...tranches(NEUTRE, "projets"), ...tranches(PARENT, "projets").slice(0, 2)];
    expect(toutes.length).toBeGreaterThan(6);
    for (const tranche of toutes) {
      const tous = trouves(tranche, touteReponse);
      expect(tous.length).toBeGreaterThan(2);
      expect(trouves(tranche, cleDe(tranche))).toEqual(tous);
    }
  });

  it("au logement, réponse par réponse, et même avec une seule réponse de chaque sorte", () => {
    const etroite = tranches(SEUL, "logement").at(-1) as Tranche;
    const tous = trouves(etroite, touteReponse);
    expect(tous.length).toBeGreaterThan(10);
    expect(trouves(etroite, cleDe(etroite))).toEqual(tous);
    expect(trouves(etroite, cleDe(etroite), true)).toEqual(tous);
  });

  it.each([
    { depart: SEUL, chapitre: "foyer", nombre: 2 },
    { depart: SEUL, chapitre: "logement", nombre: 2 },
    { depart: SEUL, chapitre: "revenus", nombre: 4 },
    { depart: SEUL, chapitre: "projets", nombre: 6 },
    { depart: PARENT, chapitre: "logement", nombre: 2 },
  ] as const)(
    "$chapitre, une réponse de chaque sorte, comme la force brute",
    ({ depart, chapitre, nombre }) => {
      const quelques = tranches(depart, chapitre).slice(0, nombre);
      expect(quelques).toHaveLength(nombre);
      for (const tranche of quelques) {
        const tous = trouves(tranche, touteReponse, true);
        expect(trouves(tranche, cleDe(tranche), true)).toEqual(tous);
      }
    },
  );

  it("alors que le nom de la question ne suffit pas : il en perd", () => {
    for (const tranche of [...tranches(SEUL, "logement"), ...tranches(SEUL, "revenus").slice(0, 3)]) {
      const tous = trouves(tranche, cleDe(tranche), true);
      const parNom = trouves(tranche, pathOf, true);
      expect(tous).toEqual(expect.arrayContaining(parNom));
      expect(parNom.length).toBeLessThan(tous.length);
    }
  });
});

interface Etat {
  snapshot: JourneySnapshot;
  /** Every answer and move possible from there to the end of the slice. */
  avenir: string;
}

/** Every state of a slice that the brute force tells apart, with its future. */
function etatsDe(tranche: Tranche, classes: boolean): Etat[] {
  const options = traversee(tranche, touteReponse, classes);
  const graphe = getAdjacencyMap(journeyMachine as never, options as never);
  const suites = new Map<string, { vers: string; mouvement: string }[]>();
  const vus = new Map<string, JourneySnapshot>();
  for (const { state, event, nextState } of adjacencyMapToArray(graphe)) {
    const [de, vers] = [state, nextState] as unknown as [JourneySnapshot, JourneySnapshot];
    const ici = touteReponse(de);
    vus.set(ici, de);
    // Amounts name the types declared, which nothing reads.
    const { value } = event as unknown as { value: unknown };
    const reponse = pathOf(de).includes("/montants/") ? "montants" : JSON.stringify(value);
    const mouvement = `${pathOf(de)} : ${reponse} → ${pathOf(vers)}`;
    suites.set(ici, [...(suites.get(ici) ?? []), { vers: touteReponse(vers), mouvement }]);
  }
  const avenirs = new Map<string, ReadonlySet<string>>();
  const avenirDe = (ici: string): ReadonlySet<string> => {
    const connu = avenirs.get(ici);
    if (connu) return connu;
    const suite = suites.get(ici) ?? [];
    const neuf = new Set(suite.flatMap(({ vers, mouvement }) => [mouvement, ...avenirDe(vers)]));
    avenirs.set(ici, neuf);
    return neuf;
  };
  return [...vus].map(([ici, snapshot]) => ({ snapshot, avenir: tries(avenirDe(ici)).join("\n") }));
}

/** How many states share a key with one of another future, and how many share a key at all. */
function melanges(etats: readonly Etat[], cle: (snapshot: JourneySnapshot) => string) {
  const groupes = new Map<string, Etat[]>();
  for (const etat of etats) {
    const ici = cle(etat.snapshot);
    groupes.set(ici, [...(groupes.get(ici) ?? []), etat]);
  }
  const partagees = [...groupes.values()].filter(({ length }) => length > 1);
  const confondues = partagees.filter((groupe) => new Set(groupe.map(({ avenir }) => avenir)).size > 1);
  return { partagees: partagees.length, confondues: confondues.length };
}

describe("deux états de même clé", () => {
  it.each([
    { depart: SEUL, chapitre: "foyer", classes: true },
    { depart: SEUL, chapitre: "logement", classes: true },
    { depart: SEUL, chapitre: "revenus", classes: true },
    { depart: NEUTRE, chapitre: "projets", classes: false },
  ] as const)("$chapitre : ont le même avenir, et il y en a", ({ depart, chapitre, classes }) => {
    const bilans = tranches(depart, chapitre)
      .slice(0, 2)
      .map((tranche) => melanges(etatsDe(tranche, classes), cleDe(tranche)));
    expect(bilans.map(({ confondues }) => confondues)).toEqual(bilans.map(() => 0));
    expect(bilans.reduce((somme, { partagees }) => somme + partagees, 0)).toBeGreaterThan(0);
  });

  it("se voient quand la clé ne retient que le nom de la question : l’avenir diffère", () => {
    const [tranche] = tranches(SEUL, "logement") as [Tranche];
    expect(melanges(etatsDe(tranche, true), pathOf).confondues).toBeGreaterThan(0);
  });
});

describe("ce que la clé retient", () => {
  const { modele } = explorations.get(SEUL) as Exploration;

  it("rien de plus après la dernière question du chapitre", () => {
    const dernier = rangDuDernier(modele.visites, ({ chapter }) => chapter === "logement");
    expect(new Cle(modele, "logement").aLire(dernier)).toEqual([]);
    expect(new Cle(modele).aLire(dernier).length).toBeGreaterThan(0);
  });

  it("tout ce que lisent les conditions des étapes qui viennent, la dernière du chapitre comprise", () => {
    const conditionnees = modele.visites.flatMap(({ chapter, step: { condition } }, rang) =>
      condition && rang > 0 ? [{ chapter, rang, atomes: atomsOf(condition) }] : [],
    );
    expect(conditionnees.length).toBeGreaterThan(50);
    for (const { chapter, rang, atomes } of conditionnees) {
      const lus = new Cle(modele, chapter).aLire(rang - 1).map(({ atome }) => atome);
      expect(lus).toEqual(expect.arrayContaining(atomes));
    }
  });

  it("chaque atome une fois, et de moins en moins en avançant", () => {
    const cle = new Cle(modele);
    const nombres = modele.visites.map((_, rang) => cle.aLire(rang).length);
    expect(nombres).toEqual([...nombres].sort((a, b) => b - a));
    const mots = cle.aLire(0).map((lecture) => JSON.stringify(lecture));
    expect(new Set(mots).size).toBe(mots.length);
  });
});
