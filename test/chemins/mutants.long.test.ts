import { describe, expect, it } from "vitest";
import {
  all,
  any,
  compare,
  type Condition,
  is,
  not,
  predicate,
} from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import type { GroupNode, StepNode, Tree } from "../../machines/journey/tree.ts";
import { individu } from "../../machines/journey/spec.ts";
import { walk, parcoursOf } from "../../machines/journey/walk.ts";
import { contexteDuChemin, pasDe } from "./chemin.ts";
import { lieuxDesConditions } from "./conditions.ts";
import { hasard } from "./hasard.ts";
import { equivalent, type Mutant, mutantsDe, arbreMute, type Temoin, Tribunal } from "./mutants.ts";
import { tirer } from "./tirage.ts";
import { type Monde, Univers } from "./univers.ts";
import { tree } from "../../machines/journey/tree.ts";

const { mondes } = new Univers([{ marque: "banque", enfants: 1 }]);
const [monde] = mondes as [Monde];

function temoinDe(graine: number): Temoin {
  const alea = hasard(graine);
  const { modele, depart } = monde;
  const reponses = tirer(modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)]!);
  const dossier = contexteDuChemin({ depart, pas: pasDe(modele, reponses) });
  return { dossier, parcours: parcoursOf(dossier) };
}
const temoins = Array.from({ length: 80 }, (_, n) => temoinDe(n + 1));
const mutants = mutantsDe(tree);
const tribunal = new Tribunal(tree, temoins);

// Small conditions under names of the list, which a tree only takes.
const majeur = predicate(
  "fait des études",
  all(compare("demandeur.age", ">=", 18), is("demandeur.activite", "etudiant")),
);
const seul = predicate("vit en couple", is("famille.en_couple", false));
const etape: StepNode = {
  kind: "step",
  step: { ...individu("boursier", { personne: "demandeur" }), condition: majeur },
  stateId: "boursier",
};
const libre: StepNode = {
  kind: "step",
  step: individu("activite", { personne: "demandeur" }),
  stateId: "activite",
};
const bloc: GroupNode = {
  kind: "group",
  group: { kind: "group", name: "petit bloc", condition: seul },
  stateId: "bloc/petit bloc",
  items: [etape],
};
const petit: Tree = { chapters: [{ name: "profil", items: [libre, bloc] }] };

describe("les mutants d’un parcours", () => {
  const petits = mutantsDe(petit);
  const dits = petits.map(({ lieu, sorte, quoi }) => [lieu, sorte, quoi]);

  it("changent chaque condition : niée, privée d’un élément, à la borne déplacée", () => {
    expect(dits).toEqual([
      ["bloc petit bloc", "négation", "sauf : vit en couple"],
      ["bloc petit bloc", "atome retiré", "sans l’atome 1 (famille.en_couple)"],
      ["boursier", "négation", "sauf : fait des études"],
      ["boursier", "atome retiré", "sans l’atome 1 (demandeur.age)"],
      ["boursier", "borne déplacée", "demandeur.age >= 17 au lieu de 18"],
      ["boursier", "borne déplacée", "demandeur.age >= 19 au lieu de 18"],
      ["boursier", "atome retiré", "sans l’atome 2 (demandeur.activite)"],
    ]);
  });

  it("disent la condition changée, et plus aucune si le seul élément est retiré", () => {
    const conditions = petits.map(({ condition }) => condition?.condition);
    expect(conditions[1]).toBeUndefined();
    expect(conditions.slice(2)).toEqual([
      not(majeur.condition),
      all(is("demandeur.activite", "etudiant")),
      all(compare("demandeur.age", ">=", 17), is("demandeur.activite", "etudiant")),
      all(compare("demandeur.age", ">=", 19), is("demandeur.activite", "etudiant")),
      all(compare("demandeur.age", ">=", 18)),
    ]);
  });

  it("ne changent le parcours qu’à leur place, sans toucher à l’original", () => {
    const avant = JSON.stringify(petit);
    for (const mutant of petits) {
      const mute = arbreMute(petit, mutant);
      const conditions = new Map(lieuxDesConditions(mute).map(({ lieu, condition }) => [lieu, condition]));
      const attendues = new Map<string, Condition | undefined>([
        ["bloc petit bloc", seul],
        ["boursier", majeur],
      ]);
      attendues.set(mutant.lieu, mutant.condition);
      expect([...attendues.keys()].map((lieu) => conditions.get(lieu))).toEqual([...attendues.values()]);
    }
    expect(JSON.stringify(petit)).toBe(avant);
  });

  it("du vrai parcours : chaque condition en a, et chaque élément aussi", () => {
    const attendu = lieuxDesConditions(tree).reduce((somme, { condition }) => {
      const atomes = atomsOf(condition);
      return somme + 1 + atomes.length + 2 * atomes.filter(({ kind }) => kind === "compare").length;
    }, 0);
    expect(mutants).toHaveLength(attendu);
  });
});

const questionsDe = ({ active }: Pick<Temoin["parcours"], "active">) => active.map(({ path }) => path);

describe("le tribunal", () => {
  it("tue un mutant par un foyer dont les questions changent", () => {
    const tues = mutants.flatMap((mutant) => {
      const tueur = tribunal.tueur(mutant);
      return tueur ? [{ mutant, tueur }] : [];
    });
    expect(tues.length).toBeGreaterThan(100);
    for (const { mutant, tueur } of tues) {
      const autres = questionsDe(walk(arbreMute(tree, mutant), tueur.dossier));
      expect(autres).not.toEqual(questionsDe(tueur.parcours));
    }
  });

  it("laisse en vie celui dont aucun foyer ne change de questions", () => {
    const vivants = mutants.filter((mutant) => !tribunal.tueur(mutant));
    expect(vivants.length).toBeGreaterThan(50);
    // A few of them, each tried on every household.
    const attendues = temoins.map(({ parcours }) => questionsDe(parcours));
    for (const mutant of vivants.filter((_, n) => n % 12 === 0)) {
      const mute = arbreMute(tree, mutant);
      expect(temoins.map(({ dossier }) => questionsDe(walk(mute, dossier)))).toEqual(attendues);
    }
  });

  it("ne tue personne sans foyer, ni avec des foyers qui ne lisent pas la condition", () => {
    const negation = mutants.find(
      ({ lieu, sorte }) => lieu.endsWith("alternant") && sorte === "négation",
    ) as Mutant;
    const lit = ({ parcours }: Temoin) =>
      parcours.active.some(({ path }) => path.endsWith("demandeur/annee_etude"));
    const sansEtudes = temoins.filter((temoin) => !lit(temoin));
    expect([sansEtudes.length > 0, sansEtudes.length < temoins.length]).toEqual([true, true]);
    expect(new Tribunal(tree, []).tueur(negation)).toBeUndefined();
    const tueur = tribunal.tueur(negation) as Temoin;
    expect(temoins).toContain(tueur);
    const peuple = new Tribunal(tree, []);
    peuple.noter(tueur);
    expect(peuple.tueur(negation)).toBe(tueur);
  });
});

describe("un mutant équivalent", () => {
  const negations = mutants.filter(({ sorte }) => sorte === "négation");
  const [modele] = negations as [Mutant];
  const change = (condition: Condition): Mutant => ({
    ...modele,
    condition: { ...modele.origine, condition },
  });

  it("est reconnu, même écrit autrement", () => {
    const { origine } = modele;
    const contraire = not(origine);
    for (const autre of [
      origine,
      not(contraire),
      any(origine, all(origine, contraire)),
      all(origine, any(contraire, origine)),
    ])
      expect(equivalent(change(autre), mondes)).toBe(true);
  });

  it("ne l’est pas s’il change quelque chose pour quelqu’un", () => {
    expect(equivalent(modele, mondes)).toBe(false);
    expect(equivalent({ ...modele, condition: undefined }, mondes)).toBe(false);
    expect(equivalent(change(any()), mondes)).toBe(false);
    expect(equivalent(change(all(modele.origine, is("demandeur.activite", "salarie"))), mondes)).toBe(false);
  });

  it("n’est tué par aucun foyer tiré au sort, alors que d’autres le sont", () => {
    const egaux = mutants.filter((mutant) => equivalent(mutant, mondes));
    expect(egaux.length).toBeGreaterThan(5);
    expect(egaux.length).toBeLessThan(mutants.length / 2);
    expect(egaux.filter((mutant) => tribunal.tueur(mutant))).toEqual([]);
  });
});
