import { describe, expect, it } from "vitest";
import { finished } from "../../test/journeys.ts";
import { ouErreur } from "../../test/ou-erreur.ts";
import type { SimulationRecord } from "../answers/record.ts";
import { recordOf, replay } from "./replay.ts";

const fini = finished({
  "demandeur/activite": "salarie",
  "menage/statut_occupation_logement": "proprietaire",
});
const record = recordOf(fini.context, fini.path);
const rang = record.answers.all.findIndex(({ fieldName }) => fieldName === "ressources");
const avecRessources = (ids: readonly string[]): SimulationRecord => {
  const changer = <T extends { fieldName?: string }>(answers: readonly T[]) =>
    answers.map((one) => (one.fieldName === "ressources" ? { ...one, value: [...ids] } : one));
  return {
    ...record,
    answers: { all: changer(record.answers.all), current: changer(record.answers.current) },
  };
};

describe("ce qu’un foyer ne prend pas d’une simulation", () => {
  it("un parcours fini ne laisse rien de côté", () => {
    expect(replay(record).ecartees).toEqual([]);
  });

  it("une ressource qui n’est pas proposée s’écarte elle-même, les autres restent", () => {
    const { situation, ecartees, dropped } = replay(avecRessources(["rsa", "af", "gains_exceptionnels"]));
    expect(dropped).toEqual([]);
    expect(ecartees).toEqual([
      {
        where: `answers.all[${rang}].value[1]`,
        reason: "Cette ressource n’est pas proposée à cette personne.",
      },
    ]);
    expect([situation.demandeur.rsa, situation.demandeur.af]).toEqual([expect.any(Object), undefined]);
    expect(situation.demandeur.gains_exceptionnels).toEqual(expect.any(Object));
  });

  it("les montants d’une ressource que la personne n’a pas dite s’écartent, les autres restent", () => {
    const salaire = finished({ "demandeur/activite": "salarie", "ressources/types": ["salaire_net"] });
    const { answers, ...reste } = recordOf(salaire.context, salaire.path);
    const amounts = { "2026-10": 1500 };
    const value = [
      { id: "salaire_net", amounts },
      { id: "ppa", amounts },
    ];
    const all = answers.all.map((one) => (one.fieldName === "revenusActivite" ? { ...one, value } : one));
    const place = all.findIndex(({ fieldName }) => fieldName === "revenusActivite");
    expect(ouErreur(() => replay({ ...reste, answers: { all, current: [] } }).ecartees)).toEqual([
      {
        where: `answers.all[${place}].value[1]`,
        reason: "Cette ressource n’est pas proposée à cette personne.",
      },
    ]);
  });

  it("une liste de choix n’est pas une liste de ressources", () => {
    const velo = finished({ "demandeur/_interetsAidesVelo": ["velo_electrique", "velo_cargo"] });
    expect(replay(recordOf(velo.context, velo.path)).ecartees).toEqual([]);
  });

  it("les ressources d’une réponse qui ne compte pas ne se disent pas écartées", () => {
    const avec = { ...avecRessources(["rsa", "af"]), oubliees: ["individu/demandeur/ressources"] };
    expect(replay(avec).ecartees).toEqual([]);
  });

  it("les réponses d’un enfant qui n’est plus là s’écartent, et ne sont plus gardées", () => {
    const camille = { entityName: "individu", id: "enfant_0", fieldName: "handicap", value: true } as const;
    const { all, current } = record.answers;
    const avec = { ...record, answers: { all: [...all, camille], current: [...current, camille] } };
    const { ecartees, dropped, context } = replay(avec);
    expect([dropped, ecartees]).toEqual([
      [],
      [{ where: `answers.all[${all.length}]`, reason: "Cette personne ne fait pas partie du foyer." }],
    ]);
    expect(context.answers).not.toContainEqual(camille);
  });

  it("les revenus imposés de qui n’est pas là s’écartent", () => {
    const avec = {
      ...record,
      ressourcesFiscales: { demandeur: { frais_reels: 1 }, conjoint: { frais_reels: 2 } },
    };
    const { ecartees, situation } = replay(avec);
    expect(ecartees).toEqual([
      { where: "ressourcesFiscales.conjoint", reason: "Cette personne ne fait pas partie du foyer." },
    ]);
    expect(situation.demandeur.frais_reels).toEqual({ "2024": 1 });
  });
});
