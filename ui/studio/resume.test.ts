import { describe, expect, it } from "vitest";
import { etapesDe } from "../../machines/studio/graph/etapes.ts";
import { aller, envoyer, jouer, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { chapters } from "../../machines/journey/chapters.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";
import { tree } from "../../machines/journey/tree.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { degreDe } from "./chaleur.ts";
import { direCondition } from "./dire-condition.ts";
import { gardesVraies, ligneDeVue } from "./dire-vue.ts";
import { eteinte, type Lumiere, lumiereDe } from "./lumiere.ts";
import { etapes, graphe } from "./parcours.ts";
import { vueDensemble } from "./ensemble.tsx";

const lignes = (lumiere: Lumiere) => vueDensemble(graphe, lumiere).map((un) => [un.nom, ...un.lignes]);

describe("le parcours vu de loin", () => {
  it("dit de chaque chapitre ce qu’il contient", () => {
    const dites = lignes(eteinte);
    expect(dites.map(([nom]) => nom)).toEqual(chapters.map(({ name }) => name));
    const compte = ([, dit = ""]: readonly string[]) =>
      Number(/^(\d+) questions, dont \d+ sous condition$/.exec(dit)?.[1] ?? 0);
    expect(dites.reduce((somme, dite) => somme + compte(dite), 0)).toBe(etapesDe(tree).length);
    expect(dites.at(-1)).toEqual(["recapitulatif", "Un écran, sans question"]);
  });

  it("dit où en est un parcours joué", () => {
    const jeu = aller(jouer(remplir(foyers.boursiereARennes)), 2);
    expect(lignes(lumiereDe(vueCourante(jeu)))[0]?.[2]).toBe("2 répondues sur 9 posées");
  });

  it("compte les écarts, et dit qu’il n’y en a pas", () => {
    const ecarts = new Map([
      ["individu/demandeur/nationalite", "pareil"],
      ["individu/demandeur/activite", "autre"],
      ["individu/demandeur/date_naissance", "autre"],
    ] as const);
    const [profil, foyer] = lignes({ ...eteinte, ecarts });
    expect(profil?.[2]).toBe("2 A et B, réponses différentes, 1 A et B, même réponse");
    expect(foyer?.[2]).toBe("rien ne change");
  });

  it("compte ce que des chemins essaient", () => {
    const chaleur = {
      chemins: 4,
      etapes: { "individu/demandeur/nationalite": 4, "individu/demandeur/activite": 0 },
      transitions: {},
    };
    expect(lignes({ ...eteinte, chaleur })[0]?.[2]).toBe("1 essayée sur 24");
  });
});

describe("la force d’une couleur", () => {
  it.each([
    [0, [0, 1, 1000], 0],
    [1, [0, 1, 1000], 1],
    [30, [0, 1, 1000], 2],
    [999, [0, 1, 1000], 3],
    [1000, [0, 1, 1000], 4],
    [1, [1], 4],
    [34, [1, 34], 4],
    [0, [], 0],
  ])("%i passages parmi %j : %i", (passages, tous, degre) => {
    expect(degreDe(passages, tous)).toBe(degre);
  });
});

const conditions = new Map(
  etapes.flatMap((etape) => etape.conditions.map((une) => [une.label, une] as const)),
);
const dite = (label: string) => direCondition(conditions.get(label)!);

it("nomme les ressources, une fois pour toutes", () => {
  expect(dite("déclare une ressource : travail, stage ou formation")).toBe(
    "ressources perçues : Salaire, Gratification de stage, Rémunération de formation professionnelle ou Prime d’activité",
  );
  expect(dite("part dans une autre académie, sans déclarer de bourse de lycée")).toBe(
    "départ vers une autre académie : oui et sauf si ressources perçues : Bourse de lycée",
  );
});

it("donne quelqu’un à ce qui est nié", () => {
  expect(dite("n’est pas propriétaire")).toBe("sauf si l’on est propriétaire");
});

it("ne montre aucun code, ni élision que personne ne dirait", () => {
  for (const label of conditions.keys())
    expect(dite(label)).not.toMatch(/[a-z]_[a-z]|\bde le\b|sauf si (est|a|fait) /);
});

const jeu = jouer(remplir(foyers.mereSeule));

describe("une ligne du journal", () => {
  it("dit le départ, la réponse et ce qu’elle change", () => {
    expect(jeu.vues.slice(0, 4).map(ligneDeVue)).toEqual([
      "Départ",
      "Date de naissance : 2 juin 1995",
      "Nationalité : Française",
      "Activité : En emploi salarié (+1 question, −1 question)",
    ]);
    expect(jeu.vues.map(ligneDeVue)).toContain("Enfant ajouté (+6 questions)");
  });

  it("dit où l’on va, ce que l’on corrige, et ce que la machine refuse", () => {
    const lit = envoyer(jeu, { type: "GO", path: RECAPITULATIF });
    expect(ligneDeVue(vueCourante(lit))).toBe("Aller : Le récapitulatif");
    const corrige = envoyer(lit, { type: "EDIT", path: "/simulation/famille/en_couple" });
    expect(ligneDeVue(vueCourante(corrige))).toBe("Corriger : Vie en couple");
    const refusee = envoyer(aller(jeu, 0), { type: "ANSWER", value: "hier" });
    expect(ligneDeVue(vueCourante(refusee))).toBe("Date de naissance : refusée");
  });

  it("dit les gardes qui étaient vraies, une fois chacune", () => {
    expect(gardesVraies(jeu.vues[3]!)).toEqual([
      "sauf si l’on fait des études, ou travaille en ayant l’âge de la carte des métiers",
      "sauf si l’on est en alternance",
      "sauf si l’on suit une formation qui a une spécialité",
    ]);
    expect(gardesVraies(jeu.vues[1]!)).toEqual([]);
  });
});
