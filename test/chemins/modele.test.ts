import { describe, expect, it } from "vitest";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { rangDuDernier } from "../../catalogue/rangs.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { hasard } from "../hasard.ts";
import { type Chemin, contexteDuChemin, desaccord, pasDe, type ReponsesCodees } from "./chemin.ts";
import { Exploration, tirer } from "./exploration.ts";
import { Modele } from "./modele.ts";

// That the model foresees the questions of each generated journey is held by `chemins.long.test.ts`.
const modeles = [
  new Modele({ marque: "neutre", enfants: 1 }),
  new Modele({ marque: "banque", enfants: 0 }),
] as const;

function auHasard(modele: Modele, graine: number): ReponsesCodees {
  const alea = hasard(graine);
  return tirer(modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)] as number);
}

type Suite = Pick<Chemin, "depart" | "pas">;
const cheminDe = (modele: Modele, reponses: ReponsesCodees): Suite => ({
  depart: modele.depart,
  pas: pasDe(modele, reponses),
});
const questionsDe = (chemin: Suite) => parcoursOf(contexteDuChemin(chemin)).active.map(({ path }) => path);

describe("le désaccord se voit", () => {
  const { depart, pas } = cheminDe(modeles[0], auHasard(modeles[0], 5));
  const [premier, second] = pas as [(typeof pas)[0], (typeof pas)[0]];
  const dernier = pas.at(-1)!;
  const refusee = { ...dernier, answer: { ...dernier.answer, value: "ni ceci ni cela" } };

  it.each([
    ["une étape manque", pas.slice(0, -1), `le parcours demande ${dernier.path}, le modèle rien`],
    ["une étape de trop", [...pas, { ...dernier, path: "/de/trop" }], "le parcours ne demande pas /de/trop"],
    [
      "un autre ordre",
      [second, premier, ...pas.slice(2)],
      `le parcours demande ${premier.path}, le modèle ${second.path}`,
    ],
    ["une réponse refusée", [...pas.slice(0, -1), refusee], `la réponse à ${dernier.path} est refusée`],
  ])("%s", (_, autres, dit) => {
    expect(desaccord({ depart, pas: autres })).toBe(dit);
  });
});

it("deux réponses d’une même sorte ouvrent les mêmes questions", () => {
  let essais = 0;
  for (const modele of modeles) {
    for (const graine of [1, 2, 3, 4, 5]) {
      const reponses = auHasard(modele, graine);
      const attendues = questionsDe(cheminDe(modele, reponses));
      for (const { rang, sortes } of modele.points) {
        const valeur = reponses[rang] ?? ABSENT;
        const autre = rangDuDernier(sortes, (sorte) => sorte === sortes[valeur]);
        if (valeur === ABSENT || autre === valeur) continue;
        essais += 1;
        const voisines = reponses.map((un, ici) => (ici === rang ? autre : un));
        expect(questionsDe(cheminDe(modele, voisines))).toEqual(attendues);
      }
    }
  }
  expect(essais).toBeGreaterThan(100);
});

it("deux réponses que la recherche dit impossibles ensemble ne se tirent jamais au hasard", () => {
  const [modele] = modeles;
  const exploration = new Exploration(modele);
  const tirages = Array.from({ length: 150 }, (_, n) => auHasard(modele, n + 1));
  const buts = modele.points.flatMap((point) =>
    [...new Set(point.sortes)].map((sorte) => modele.but(point, point.sortes.indexOf(sorte))),
  );
  const impossibles = buts
    .flatMap((but, n) => [but, modele.formules.et(but, buts[(n * 37 + 11) % buts.length]!)])
    .filter((voulu) => !exploration.trouver(voulu));
  expect(impossibles.length).toBeGreaterThan(10);
  const tirees = impossibles.filter((une) =>
    tirages.some(
      (reponses) =>
        modele.points.reduce(
          (reste, { rang }) => modele.lexique.sachant(reste, rang, reponses[rang] ?? ABSENT),
          une,
        ) !== modele.formules.faux,
    ),
  );
  expect(tirees).toEqual([]);
});
