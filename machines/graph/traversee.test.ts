import { describe, expect, it } from "vitest";
import { idArete } from "./graphe.ts";
import { graphe } from "./graphe-essaye.ts";
import { jouer } from "./jeu.ts";
import { foyers, personas } from "../personas/personas.ts";
import { remplir } from "../personas/remplir.ts";
import { traversee } from "./traversee.ts";

describe("le chemin pris dans le dessin", () => {
  it.each(
    personas.flatMap((persona) =>
      (["neutre", "banque"] as const).map((marque) => [persona.nom, marque, persona] as const),
    ),
  )("%s (%s) : à chaque moment, il mène sans trou du début à la question en cours", (_, marque, persona) => {
    for (const { parcours, ici } of jouer(remplir(persona, marque)).vues) {
      const prises = traversee(graphe, parcours, ici);
      const arrivee = parcours.byPath.get(ici)?.stateId ?? "resultats";
      expect(prises.at(-1)?.vers ?? "individu/demandeur/date_naissance").toBe(arrivee);
      expect(prises.slice(1).map(({ de }) => de)).toEqual(prises.slice(0, -1).map(({ vers }) => vers));
    }
  });

  it("répond exactement aux questions posées, dans leur ordre, une fois par personne", () => {
    const { vues } = jouer(remplir(foyers.mereSeule));
    const fin = vues.at(-1);
    if (!fin) throw new Error("rien joué");
    const repondues = traversee(graphe, fin.parcours, fin.ici).filter(({ sorte }) => sorte === "reponse");
    expect(repondues.map(({ de }) => de)).toEqual(fin.parcours.active.map(({ stateId }) => stateId));
  });

  it("refait le tour d’une boucle pour chaque enfant", () => {
    const { vues } = jouer(remplir(foyers.mereSeule));
    const fin = vues.at(-1);
    if (!fin) throw new Error("rien joué");
    const tours = traversee(graphe, fin.parcours, fin.ici).filter(({ sorte }) => sorte === "boucle");
    expect(tours.map(idArete)).toEqual([
      "bloc/enfants un par un/suivant → enfants un par un : individu/{personne}/_firstName [quelqu’un d’autre à interroger]",
    ]);
  });
});
