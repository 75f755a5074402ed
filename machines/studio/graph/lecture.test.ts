import { describe, expect, it } from "vitest";
import { foyers } from "../personas/personas.ts";
import { remplir } from "../personas/remplir.ts";
import { etapesQuiLisent, reponsesQuiDecident } from "./etapes.ts";
import { etapeDe, etapesEssayees } from "./graphe-essaye.ts";
import { aller, jouer, vueCourante } from "./jeu.ts";
import { eclairages, gardesBasculees, gardesDe, toutesLesGardes } from "./lecture.ts";

const ids = (les: readonly { stateId: string }[]) => les.map(({ stateId }) => stateId);

describe("une étape du plan", () => {
  it("porte les conditions de ses groupes avant la sienne", () => {
    const { conditions } = etapeDe("individu/demandeur/mention_baccalaureat");
    expect(conditions.map(({ label }) => label)).toEqual([
      "fait des études",
      "est dans ses premières années après le bac",
    ]);
  });

  it.each<[string, string[]]>([
    ["individu/conjoint/activite", ["individu.conjoint.activite"]],
    ["enfants un par un : individu/{personne}/handicap", ["individu.enfant.handicap"]],
    [
      "ressources des adultes : individu/{personne}/ressources/types",
      ["individu.demandeur.ressources", "individu.conjoint.ressources"],
    ],
    ["individu/enfants/_hasRessources", ["individu.enfants._hasRessources"]],
    ["enfants", ["enfants"]],
    ["menage/depcom", ["menage.depcom"]],
  ])("sait comment les règles nomment sa réponse : %s", (id, reponses) => {
    expect(etapeDe(id).reponses).toEqual(reponses);
  });

  it("lit la réponse de la personne interrogée", () => {
    expect(etapeDe("individu/conjoint/date_debut_chomage").lues).toEqual([
      "famille.en_couple",
      "individu.conjoint.activite",
    ]);
  });

  it("ne dépend que de réponses données avant elle", () => {
    const tardives = etapesEssayees.flatMap((etape, rang) =>
      etape.lues.filter((nom) => {
        const source = etapesEssayees.findIndex(({ reponses }) => reponses.includes(nom));
        return source > rang;
      }),
    );
    expect(tardives).toEqual([]);
  });
});

describe("qui lit quoi", () => {
  it("les étapes qui lisent une réponse", () => {
    const lisent = ids(etapesQuiLisent(etapesEssayees, ["famille.en_couple"]));
    expect(lisent).toContain("famille/rsa_isolement_recent");
    expect(lisent).toContain("individu/conjoint/activite");
    expect(lisent).not.toContain("menage/depcom");
    expect(etapesQuiLisent(etapesEssayees, ["menage.coloc"])).toEqual([]);
  });

  it("les réponses qui décident, de proche en proche", () => {
    const decident = reponsesQuiDecident(etapeDe("individu/demandeur/categorie_salarie"), etapesEssayees);
    expect([...decident].sort()).toEqual([
      "individu.demandeur.activite",
      "individu.demandeur.alternant",
      "individu.demandeur.date_naissance",
    ]);
    const loin = reponsesQuiDecident(etapeDe("individu/demandeur/_dureeMoisEtudesEtranger"), etapesEssayees);
    expect(loin).toContain("individu.demandeur.scolarite");
    expect(loin).toContain("individu.demandeur.activite");
    expect(loin).not.toContain("menage.depcom");
    expect(reponsesQuiDecident(etapeDe("famille/en_couple"), etapesEssayees).size).toBe(0);
  });
});

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
