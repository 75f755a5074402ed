import { describe, expect, it } from "vitest";
import {
  ajouterEnfant,
  aller,
  type Jeu,
  jouer,
  repondre,
  retirerEnfant,
  suivre,
  vueCourante,
} from "./jeu.ts";
import { foyers } from "../personas/personas.ts";
import { remplir } from "../personas/remplir.ts";
import { RESULTATS } from "../journey/screens.ts";

const { boursiereARennes, coupleAuChomage, mereSeule } = foyers;

const etapeA = (jeu: Jeu, path: string) => {
  const etape = vueCourante(jeu).parcours.byPath.get(`/simulation/${path}`);
  if (!etape) throw new Error(path);
  return etape;
};

const chemins = (visites: readonly { path: string }[]) =>
  visites.map(({ path }) => path.replace("/simulation/", ""));

describe("jouer un parcours rempli", () => {
  it.each([
    ["un couple", coupleAuChomage],
    ["une mère et ses enfants", mereSeule],
    ["un premier logement, un enfant", foyers.proprietaire],
  ])("va du départ aux résultats, une réponse à la fois, dans l’ordre des questions : %s", (_, persona) => {
    const { vues, rang } = jouer(remplir(persona));
    expect(rang).toBe(vues.length - 1);
    expect(vues[0]?.evenement).toEqual({ type: "départ" });
    expect(vues[0]?.ici).toBe("/simulation/individu/demandeur/date_naissance");
    expect(vues.at(-1)?.ici).toBe(RESULTATS);
    const repondues = vues.flatMap(({ evenement }) =>
      evenement.type === "réponse" ? [evenement.etape] : [],
    );
    expect(repondues.map(({ path }) => path)).toEqual(vues.at(-1)?.parcours.active.map(({ path }) => path));
    // Each answer is given where the journey stood.
    expect(repondues.map(({ path }) => path)).toEqual(vues.slice(0, -1).map(({ ici }) => ici));
  });

  it("dit ce que chaque réponse ouvre et ferme", () => {
    const { vues } = jouer(remplir(coupleAuChomage));
    const couple = vues.find(
      ({ evenement }) => evenement.type === "réponse" && evenement.etape.step.field === "en_couple",
    );
    expect(chemins(couple?.apparues ?? [])).toContain("individu/conjoint/date_naissance");
    expect(couple?.disparues).toEqual([]);
  });
});

describe("répondre en place", () => {
  it("change une réponse passée : ce qui ne tient plus disparaît", () => {
    const depart = jouer(remplir(boursiereARennes));
    const jeu = repondre(depart, etapeA(depart, "individu/demandeur/activite"), "inactif");
    const vue = vueCourante(jeu);
    expect(jeu.vues.length).toBe(depart.vues.length + 1);
    expect(chemins(vue.disparues)).toContain("individu/demandeur/scolarite");
    expect(chemins(vue.apparues)).toContain("individu/demandeur/inapte_travail");
    expect(vue.evenement).toMatchObject({ type: "réponse", etape: { given: { value: "inactif" } } });
  });

  it("repart du moment regardé : la suite d’avant est oubliée", () => {
    const passe = aller(jouer(remplir(boursiereARennes)), 3);
    const jeu = repondre(passe, etapeA(passe, "individu/demandeur/scolarite"), "lycee");
    expect([jeu.vues.length, jeu.rang]).toEqual([5, 4]);
    expect(vueCourante(jeu).ici).toBe("/simulation/individu/demandeur/annee_etude");
    expect(vueCourante(passe).ici).toBe("/simulation/individu/demandeur/scolarite");
  });

  it("ajoute un enfant puis le retire : rien ne reste", () => {
    const depart = jouer(remplir(coupleAuChomage));
    const avec = ajouterEnfant(depart);
    expect(vueCourante(avec).ici).toBe("/simulation/individu/enfant_0/_firstName");
    const sans = retirerEnfant(avec, 0);
    expect(vueCourante(sans).parcours.situation).toEqual(vueCourante(depart).parcours.situation);
    expect(sans.vues.slice(-2).map(({ evenement }) => evenement.type)).toEqual([
      "enfant ajouté",
      "enfant retiré",
    ]);
  });
});

describe("voyager dans le temps", () => {
  it.each([
    [-3, 0],
    [0, 0],
    [4, 4],
    [10_000, 36],
  ])("au moment %i, on regarde le moment %i", (vers, rang) => {
    const jeu = jouer(remplir(mereSeule));
    expect(aller(jeu, vers).rang).toBe(rang);
    expect(aller(jeu, vers).vues).toBe(jeu.vues);
  });
});

describe("suivre une simulation", () => {
  const rempli = remplir(coupleAuChomage);
  const debut = jouer({ ...rempli, answers: rempli.answers.slice(0, 2) });

  it("nomme la réponse, quand une seule est nouvelle", () => {
    const jeu = suivre(debut, { ...rempli, answers: rempli.answers.slice(0, 3) });
    expect(vueCourante(jeu).evenement).toMatchObject({
      type: "réponse",
      etape: { path: "/simulation/individu/demandeur/activite" },
    });
  });

  it("dit qu’il y en a eu plusieurs", () => {
    const jeu = suivre(debut, { ...rempli, answers: rempli.answers.slice(0, 5) });
    expect(vueCourante(jeu).evenement).toEqual({ type: "suivi" });
  });

  it("va au bout du journal, même si l’on regardait le passé", () => {
    const jeu = suivre(aller(debut, 0), rempli);
    expect([jeu.rang, jeu.vues.length]).toEqual([debut.vues.length, debut.vues.length + 1]);
  });
});
