import { describe, expect, it } from "vitest";
import { idArete } from "../../machines/studio/graph/graphe.ts";
import { aller, jouer, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { etatEnMots, eteinte, lumiereDe } from "./lumiere.ts";
import { etapes, graphe, noeudsParId } from "./parcours.ts";
import { choixDe, moteurDesEtapes, nomDeLEtape, questionDe, roleDe } from "./index-etapes.ts";

const jeu = jouer(remplir(foyers.boursiereARennes));

describe("ce que dit une étape pendant un parcours joué", () => {
  const lumiere = lumiereDe(vueCourante(aller(jeu, 3)));

  it("son état, et ce qui vient de lui arriver", () => {
    expect(etatEnMots("individu/demandeur/activite", lumiere)).toBe("répondue");
    expect(etatEnMots("individu/demandeur/scolarite", lumiere)).toBe("question en cours, vient d’apparaître");
    expect(etatEnMots("individu/demandeur/inapte_travail", lumiere)).toBe("pas posée, vient de disparaître");
    expect(etatEnMots("bloc/études", lumiere)).toBe("");
  });

  it("les chemins qui y passent, quand la couverture est montrée", () => {
    const chaleur = { chemins: 1, etapes: { a: 1, b: 12 }, transitions: {} };
    expect(etatEnMots("a", { ...eteinte, chaleur })).toBe("1 chemin");
    expect(etatEnMots("b", { ...eteinte, chaleur })).toBe("12 chemins");
  });

  it("allume les mouvements pris, et eux seuls", () => {
    const prises = graphe.aretes.map(idArete).filter((id) => lumiere.prises.has(id));
    expect(prises).toEqual([
      "individu/demandeur/date_naissance → individu/demandeur/nationalite [réponse]",
      "individu/demandeur/nationalite → individu/demandeur/activite [réponse]",
      "individu/demandeur/activite → bloc/études [réponse]",
      "bloc/études → individu/demandeur/scolarite [fait des études]",
    ]);
  });
});

describe("chercher une question", () => {
  const trouve = (q: string) => moteurDesEtapes.chercher(q).items.map(({ stateId }) => stateId);

  it.each([
    ["activite", "individu/demandeur/activite"],
    ["ENTRÉE DANS UN LOGEMENT", "menage/_nombreMoisEntreeLogement"],
    ["loyer", "menage/loyer"],
    ["meublé", "menage/statut_occupation_logement"],
    ["depcom", "menage/depcom"],
    ["gestes quotidiens", "individu/demandeur/gir"],
  ])("« %s » trouve %s", (q, id) => {
    expect(trouve(q)).toContain(id);
  });

  it("le nom passe avant les choix", () => {
    const [premiere] = trouve("handicap");
    expect(noeudsParId.get(premiere ?? "")?.libelle).toBe("Handicap");
  });

  it("deux étapes ne portent jamais le même nom complet", () => {
    const noms = etapes.map(nomDeLEtape);
    expect(noms.filter((nom, rang) => noms.indexOf(nom) !== rang)).toEqual([]);
  });

  it("dit les choix d’une question à choix, et oui ou non", () => {
    const choix = (id: string) => {
      const etape = etapes.find(({ stateId }) => stateId === id)!;
      return choixDe(questionDe(etape), roleDe(etape));
    };
    expect(choix("individu/demandeur/activite")).toContain("En emploi salarié");
    expect(choix("famille/en_couple")).toHaveLength(2);
    expect(choix("individu/demandeur/date_naissance")).toEqual([]);
  });
});
