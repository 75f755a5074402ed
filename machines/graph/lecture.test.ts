import { describe, expect, it } from "vitest";
import { etapeDe, etapesEssayees } from "./graphe-essaye.ts";
import { aller, jouer, vueCourante } from "./jeu.ts";
import { eclairages, gardesBasculees, gardesDe, toutesLesGardes } from "./lecture.ts";
import { foyers } from "../personas/personas.ts";
import { remplir } from "../personas/remplir.ts";

const jeu = jouer(remplir(foyers.boursiereARennes));
const vueAu = (rang: number) => vueCourante(aller(jeu, rang));

describe("ce qui s’allume", () => {
  it("répondu, en cours, à poser, pas posé", () => {
    const { parcours, ici } = vueAu(2);
    const etats = eclairages(parcours, ici);
    expect(etats.get("individu/demandeur/nationalite")).toBe("repondue");
    expect(etats.get("individu/demandeur/activite")).toBe("ici");
    expect(etats.get("individu/demandeur/handicap")).toBe("active");
    expect(etats.get("individu/demandeur/scolarite")).toBe("inactive");
  });

  it("dans une boucle, la personne qui attend l’emporte sur celle qui a répondu", () => {
    const mere = jouer(remplir(foyers.mereSeule));
    const auSecond = mere.vues.find(({ ici }) => ici === "/simulation/individu/enfant_1/nationalite");
    if (!auSecond) throw new Error("second enfant absent");
    const etats = eclairages(auSecond.parcours, auSecond.ici);
    expect(etats.get("enfants un par un : individu/{personne}/nationalite")).toBe("ici");
    expect(etats.get("enfants un par un : individu/{personne}/date_naissance")).toBe("repondue");
    expect(etats.get("enfants un par un : individu/{personne}/handicap")).toBe("active");
  });
});

describe("les conditions, en ce moment", () => {
  it("disent vrai ou faux, et ce qu’elles ont lu", () => {
    const { parcours } = vueAu(jeu.vues.length - 1);
    const [garde] = gardesDe(parcours, etapeDe("individu/demandeur/gir"));
    expect(garde).toMatchObject({ label: "a 60 ans ou plus", vraie: false, personne: "demandeur" });
    expect(garde?.lues[0]).toMatchObject({ read: "âge\u00a0: 20\u00a0ans", holds: false });
  });

  it("se lisent pour chaque personne d’une boucle", () => {
    const { parcours } = vueCourante(jouer(remplir(foyers.mereSeule)));
    const gardes = gardesDe(parcours, etapeDe("enfants un par un : individu/{personne}/scolarite"));
    expect(gardes.map(({ personne, vraie }) => [personne, vraie])).toEqual([
      ["enfant_0", true],
      ["enfant_1", false],
    ]);
  });

  it("tiennent ensemble ou séparément comme le parcours l’a décidé", () => {
    const { parcours } = vueAu(jeu.vues.length - 1);
    const contraires = etapesEssayees.filter((etape) => {
      const visites = parcours.steps.filter(({ stateId }) => stateId === etape.stateId);
      const gardes = gardesDe(parcours, etape);
      return visites.some(
        ({ personne, active }) =>
          active && gardes.some((garde) => garde.personne === personne && !garde.vraie),
      );
    });
    expect(contraires).toEqual([]);
  });

  it("basculent avec la réponse qu’elles lisent, et pas sans elle", () => {
    const gardesAu = (rang: number) => toutesLesGardes(vueAu(rang).parcours, etapesEssayees);
    const basculees = gardesBasculees(gardesAu(2), gardesAu(3)).map(({ label, vraie }) => [label, vraie]);
    expect(basculees).toContainEqual(["fait des études", true]);
    expect(basculees).toContainEqual(["ne travaille pas et ne fait pas d’études", false]);
    expect(gardesBasculees(gardesAu(2), gardesAu(2))).toEqual([]);
    expect(gardesBasculees(gardesAu(1), gardesAu(2))).toEqual([]);
  });
});
