import { describe, expect, it, test } from "vitest";
import { createActor, createMachine, type InspectionEvent } from "xstate";
import { guichetMachine } from "../../guichet/guichet.ts";
import { journeyMachine } from "../../journey/journey.ts";
import { RESULTATS } from "../../journey/screens.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { foyers } from "../personas/personas.ts";
import { remplir } from "../personas/remplir.ts";
import { sessionMachine } from "../../session/session.ts";
import { etapesEssayees, grapheEssaye, noeuds } from "./graphe-essaye.ts";
import { idArete } from "./graphe.ts";
import { jouerJusqua, vueCourante } from "./jeu.ts";
import { lienDuParcours, lireLeLien } from "./lien.ts";
import { cleDe, type Passage, passageDe, transitionsDe } from "./transitions.ts";

/** Every guard that a machine was written with, wherever it stands: moves, routes, calls of services. */
function guardsOf(config: unknown): unknown[] {
  if (typeof config !== "object" || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) => (key === "guard" ? [value] : guardsOf(value)));
}

const nameOf = (guard: unknown) =>
  typeof guard === "string" ? guard : (guard as { type?: unknown } | null)?.type;

it.each([
  ["du parcours", journeyMachine.config, 200],
  ["de la session", sessionMachine.config, 20],
  ["du guichet", guichetMachine.config, 9],
])("les gardes %s ont toutes un nom", (_, config, least) => {
  const guards = guardsOf(config);
  expect(guards.length).toBeGreaterThanOrEqual(least);
  expect(guards.filter((guard) => typeof nameOf(guard) !== "string")).toEqual([]);
});

const { aretes } = grapheEssaye;
const deSorte = (sorte: string) => aretes.filter((arete) => arete.sorte === sorte);

describe("le graphe lu de la machine", () => {
  it("montre chaque étape du plan une fois, dans l’ordre", () => {
    const dessinees = noeuds.filter(({ sorte }) => sorte === "etape").map(({ id }) => id);
    expect(dessinees).toEqual(etapesEssayees.map(({ stateId }) => stateId));
    expect(new Set(noeuds.map(({ id }) => id)).size).toBe(noeuds.length);
  });

  it("ne mène que d’un état montré à un état montré, et chaque mouvement a son nom", () => {
    const ids = new Set(noeuds.map(({ id }) => id));
    expect(aretes.filter(({ de, vers }) => !ids.has(de) || !ids.has(vers))).toEqual([]);
    expect(new Set(aretes.map(idArete)).size).toBe(aretes.length);
  });

  it("répond une fois à chaque étape, et passe celles qui ont une condition", () => {
    expect(deSorte("reponse").map(({ de }) => de)).toEqual(etapesEssayees.map(({ stateId }) => stateId));
    const passees = new Set(deSorte("saut").map(({ de }) => de));
    const conditionnelles = etapesEssayees.filter(({ step }) => step.condition).map(({ stateId }) => stateId);
    expect(conditionnelles.filter((id) => !passees.has(id))).toEqual([]);
    const sans = etapesEssayees.filter(({ step }) => !step.condition);
    expect(sans.filter(({ stateId }) => passees.has(stateId))).toEqual([]);
  });

  it("remonte une fois par boucle, à sa première question", () => {
    expect(deSorte("boucle").map(idArete)).toEqual([
      "bloc/enfants un par un/suivant → enfants un par un : individu/{personne}/_firstName [quelqu’un d’autre à interroger]",
      "bloc/ressources des adultes/suivant → ressources des adultes : individu/{personne}/ressources/types [quelqu’un d’autre à interroger]",
      "bloc/ressources des enfants/suivant → ressources des enfants : individu/{personne}/ressources/types [quelqu’un d’autre à interroger]",
    ]);
  });

  it("dit la condition d’entrée d’un groupe, et « sinon » pour le contourner", () => {
    expect(aretes.filter(({ de }) => de === "bloc/études").map(idArete)).toEqual([
      "bloc/études → individu/demandeur/scolarite [fait des études]",
      "bloc/études → individu/demandeur/alternant [sinon]",
    ]);
  });

  it("range un groupe dans un groupe", () => {
    const dedans = noeuds.find(({ id }) => id === "famille/bourse_criteres_sociaux_nombre_enfants_a_charge");
    expect(dedans?.groupes).toEqual(["bloc/parents", "bloc/bourse du supérieur"]);
  });

  it("dit de qui l’on parle", () => {
    const libelle = (id: string) => noeuds.find((noeud) => noeud.id === id)?.libelle;
    expect(libelle("bloc/ressources des adultes")).toBe("ressources des adultes, pour chaque adulte");
    expect(libelle("bloc/enfants un par un")).toBe("enfants un par un, pour chaque enfant");
    expect(libelle("individu/conjoint/statut_marital")).toBe("Lien avec le conjoint ou la conjointe");
  });
});

const machine = createMachine({
  id: "m",
  initial: "a",
  states: {
    a: { id: "a", on: { ALLER: [{ guard: () => false, target: "c" }, { target: "b" }], RESTER: {} } },
    b: { id: "b", always: { guard: { type: "ouverte", params: { qui: 1 } }, target: "c" } },
    c: { id: "c" },
  },
}).provide({ guards: { ouverte: () => true } });

/** What XState says it took, event by event. */
function prises(...types: string[]): Passage[] {
  const passages: Passage[] = [];
  const inspect = (event: InspectionEvent) => passages.push(...transitionsDe(event).map(passageDe));
  const actor = createActor(machine, { inspect }).start();
  for (const type of types) actor.send({ type });
  return passages;
}

describe("les transitions que dit XState", () => {
  it("sont celles qui ont été prises, dans l’ordre, avec la garde qui était vraie", () => {
    expect(prises("ALLER")).toEqual([
      { de: "a", vers: "b", evenement: "ALLER", garde: "" },
      { de: "b", vers: "c", evenement: "", garde: "ouverte" },
    ]);
  });

  it("n’ont pas d’arrivée quand rien ne bouge, et ne sont pas quand l’événement est inconnu", () => {
    expect(prises("RESTER", "INCONNU")).toEqual([{ de: "a", evenement: "RESTER", garde: "" }]);
  });

  it("sont celles de la machine construite elles-mêmes", () => {
    const vues: unknown[] = [];
    const inspect = (event: InspectionEvent) => vues.push(...transitionsDe(event));
    createActor(machine, { inspect }).start().send({ type: "ALLER" });
    const { a, b } = machine.root.states;
    expect(vues).toEqual([a?.transitions.get("ALLER")?.[1], b?.always?.[0]]);
    expect(vues[1]).toBe(b?.always?.[0]);
  });

  it("gardent leur clé d’une page à l’autre", () => {
    const [premiere, seconde] = prises("ALLER");
    expect(cleDe(JSON.parse(JSON.stringify(premiere)))).toBe(cleDe(premiere!));
    expect(cleDe(premiere!)).not.toBe(cleDe(seconde!));
  });
});

const context = remplir(foyers.coupleAuChomage);
const ACTIVITE = "/simulation/individu/demandeur/activite";

function lu(fragment: string) {
  const rendu = lireLeLien(fragment);
  if (!rendu || rendu === "illisible") throw new Error(`${rendu}`);
  return rendu;
}

test("un lien rouvre le même dossier, au même endroit", () => {
  const lien = lienDuParcours(context, ACTIVITE);
  expect(lien).toMatch(/^\/inspecteur#parcours=neutre\.[\w-]+$/);
  const { context: rouvert, path, lost } = lu(lien.replace("/inspecteur", ""));
  expect({ path, lost }).toEqual({ path: ACTIVITE, lost: [] });
  expect(parcoursDe(rouvert).situation).toEqual(parcoursDe(context).situation);
});

test("la marque du parcours est celle du lien, non celle de la page", () => {
  const lien = lienDuParcours({ ...context, marque: "banque" }, RESULTATS);
  expect(lu(lien.replace("/inspecteur", "")).context.marque).toBe("banque");
});

test("le parcours ouvert se tient à la question du lien, la suite gardée", () => {
  const jeu = jouerJusqua(context, ACTIVITE);
  expect(vueCourante(jeu).ici).toBe(ACTIVITE);
  expect(jeu.rang).toBe(2);
  expect(jeu.vues.at(-1)?.ici).toBe(RESULTATS);
  expect(jouerJusqua(context, RESULTATS).rang).toBe(jeu.vues.length - 1);
});

test.each([
  "#parcours=",
  "#parcours=neutre.",
  "#parcours=neutre.abc",
  "#parcours=autre.e30",
  "#parcours=neutre.e30",
])("« %s » est illisible", (fragment) => {
  expect(lireLeLien(fragment)).toBe("illisible");
});

test.each(["", "#contenu", "#simulation=a.b"])("« %s » ne porte pas de parcours", (fragment) => {
  expect(lireLeLien(fragment)).toBeUndefined();
});
