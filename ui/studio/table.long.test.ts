import { beforeAll, describe, expect, it } from "vitest";
import { choicesOf } from "../../machines/kinds/kinds.ts";
import { questionDe } from "./index-etapes.ts";
import { etapes, noeudsParId } from "./parcours.ts";
import { type LigneDeTable, tableDuParcours } from "./table.ts";

describe("la table", () => {
  let lignes: LigneDeTable[];
  beforeAll(() => {
    lignes = tableDuParcours();
  });
  const ligne = (id: string) => lignes.find((une) => une.id === id)!;
  const suites = (id: string, dite: string) =>
    ligne(id)
      .reponses.find(({ dites }) => dites.includes(dite))
      ?.suites.map(({ vers }) => vers);

  it("a chaque question, dans l’ordre, avec quelqu’un qui y passe et une suite à chaque réponse", () => {
    expect(lignes.map(({ id }) => id)).toEqual(etapes.map(({ stateId }) => stateId));
    const vides = lignes.filter(
      ({ qui, reponses }) =>
        qui.length === 0 || reponses.length === 0 || reponses.some((une) => une.suites.length === 0),
    );
    expect(vides).toEqual([]);
  });

  it("mène chaque réponse où la machine la mène", () => {
    const activite = "individu/demandeur/activite";
    expect(suites(activite, "En études ou en alternance")).toEqual(["Établissement (études)"]);
    expect(suites(activite, "En recherche d’emploi")).toEqual(["Début du chômage"]);
    expect(suites("individu/demandeur/nationalite", "Française")).toEqual(["Activité"]);
    expect(suites("famille/en_couple", "Je vis en couple")).toEqual(["Date de naissance (conjoint)"]);
  });

  it("donne chaque choix d’une question qui en a, une fois au plus", () => {
    for (const etape of etapes.filter((une) => choicesOf(questionDe(une)).length > 0)) {
      const dites = ligne(etape.stateId).reponses.flatMap((une) => une.dites);
      expect(new Set(dites).size, noeudsParId.get(etape.stateId)?.libelle).toBe(dites.length);
      expect(dites.length).toBeGreaterThan(1);
    }
  });
});
