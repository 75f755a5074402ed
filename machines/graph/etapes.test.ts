import { describe, expect, it } from "vitest";
import { etapesQuiLisent, reponsesQuiDecident } from "./etapes.ts";
import { etapeDe, etapesEssayees } from "./graphe-essaye.ts";

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
