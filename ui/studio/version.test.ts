import { describe, expect, it } from "vitest";
import { comparer } from "../../machines/studio/graph/comparer.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { xstateDe } from "../../machines/studio/graph/xstate.ts";
import { graphe } from "./parcours.ts";
import {
  avecRetirees,
  depuisLaVersion,
  devenirs,
  direResultat,
  lireVersion,
  versionActuelle,
} from "./version.ts";

const JOUR = "2026-11-23";
const actuelle = versionActuelle(JOUR);

/** Today’s journey as if « Nationalité » had been worded otherwise, and one more asked after it. */
const autrefois = {
  ...actuelle,
  questions: actuelle.questions.flatMap((une) =>
    une.id === "individu/demandeur/nationalite"
      ? [
          { ...une, titre: "Votre nationalité ?" },
          { ...une, id: "individu/demandeur/couleur", titre: "Votre couleur ?" },
        ]
      : une.id === "menage/depcom"
        ? []
        : [une],
  ),
};

describe("une version lue d’un fichier", () => {
  it("se relit telle qu’elle a été téléchargée, et rien n’a changé", () => {
    const relue = lireVersion(JSON.stringify(actuelle));
    expect(relue).toEqual(JSON.parse(JSON.stringify(actuelle)));
    expect(devenirs(depuisLaVersion(relue, JOUR)).size).toBe(0);
  });

  it("se lit aussi d’un fichier XState, sans ses mots ni ses personnages", () => {
    const { personas, reserves, ...reste } = comparer(lireVersion(xstateDe(journeyMachine.config)), actuelle);
    expect(Object.values(reste).flat()).toEqual([]);
    expect(personas).toEqual([]);
    expect(reserves[0]).toContain("sans les mots des questions");
  });

  it.each([
    ["bonjour", "Ce fichier n’est pas du JSON"],
    ["{}", "Ce fichier n’est pas une version du parcours"],
    ['{"id":"autre","states":{}}', "Ce fichier n’est pas une version du parcours"],
  ])("refuse « %s » : %s", (texte, refus) => {
    expect(() => lireVersion(texte)).toThrow(refus);
  });
});

describe("ce qui a changé depuis une version", () => {
  const comparaison = depuisLaVersion(autrefois, JOUR);

  it("dit de chaque question ce qu’elle est devenue", () => {
    expect([...devenirs(comparaison)].map(([id, { devenir }]) => [id, devenir])).toEqual([
      ["individu/demandeur/nationalite", "changee"],
      ["menage/depcom", "ajoutee"],
      ["individu/demandeur/couleur", "retiree"],
    ]);
  });

  it("remet dans le dessin ce qui a été retiré, après ce qui le précédait", () => {
    const avec = avecRetirees(graphe, autrefois, comparaison.retirees);
    const [profil] = avec.chapitres;
    expect(profil?.noeuds.slice(0, 4).map(({ libelle }) => libelle)).toEqual([
      "Date de naissance",
      "Nationalité",
      "Votre couleur ?",
      "Activité",
    ]);
    expect(avec.aretes.at(-1)).toMatchObject({
      de: "individu/demandeur/nationalite",
      vers: "individu/demandeur/couleur",
      libelle: "retirée",
    });
    expect(graphe.chapitres[0]?.noeuds.some(({ id }) => id === "individu/demandeur/couleur")).toBe(false);
  });
});

it.each([
  [
    "résultat, aide_logement : « 360 euro » devient « 330.5 euro »",
    "Aide au logement : « 360\u00a0€ » devient « 330,5\u00a0€ »",
  ],
  ["résultat, autre : « rien » devient « 20 percent »", "autre : « rien » devient « 20\u00a0% »"],
  ["question en plus : menage/depcom", "question en plus : menage/depcom"],
])("« %s » se dit « %s »", (ligne, dite) => {
  expect(direResultat(ligne, new Map([["aide_logement", "Aide au logement"]]))).toBe(dite);
});
