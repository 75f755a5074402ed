import { describe, expect, it } from "vitest";
import { ressourceIds } from "../../../catalogue/situation/ressources.ts";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { choicesOf, type Question } from "../../../machines/kinds/kinds.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { groupesDits, resultatsDuFoyer } from "./foyers-resultats.ts";
import { conduireTous, type FoyerSuivi } from "./foyers.ts";

/** Choices of a question, by value, or by label where two have the same; kinds of income of the adults only. */
function choixDe(question: Question, stateId: string): readonly unknown[] {
  if (question.kind === "resourceTypes") return stateId.includes("adultes") ? ressourceIds : [];
  const choix = choicesOf(question);
  return choix.map(({ value, label }) =>
    choix.some((autre) => autre.value === value && autre.label !== label) ? label : value,
  );
}

/** What the households meet of the journey, and what none does, by question. */
interface CouvertureDesFoyers {
  questions: { atteintes: number; manquantes: readonly string[] };
  /** Choices of each question at each place it is asked. */
  choix: { atteints: number; manquants: readonly string[] };
}

/** Counts the questions that are asked of somebody, and the choices that somebody makes. */
function couvertureDesFoyers(suivis: readonly FoyerSuivi[]): CouvertureDesFoyers {
  const vues = new Map<string, Set<unknown>>();
  for (const { reponse, dite } of suivis.flatMap(({ conduit: { pas } }) => pas)) {
    if (!reponse) continue;
    const deja = vues.get(reponse.stateId) ?? new Set();
    for (const value of [reponse.value, dite].flat()) deja.add(value);
    vues.set(reponse.stateId, deja);
  }
  const etapes = etapesDe(tree);
  const offerts = etapes.flatMap(({ stateId, step }) =>
    choixDe(questionOf(step.entity, step.field), stateId).map((value) => ({ stateId, value })),
  );
  const manquants = offerts.filter(({ stateId, value }) => !vues.get(stateId)?.has(value));
  const manquantes = etapes.filter(({ stateId }) => !vues.has(stateId)).map(({ stateId }) => stateId);
  return {
    questions: { atteintes: etapes.length - manquantes.length, manquantes },
    choix: {
      atteints: offerts.length - manquants.length,
      manquants: manquants.map(({ stateId, value }) => `${stateId} = ${String(value)}`),
    },
  };
}

describe("tous les foyers racontés", () => {
  const suivis = conduireTous();

  it("sont plus de deux cents, dont soixante dans la banque, et chacun a son titre", () => {
    expect(suivis.length).toBeGreaterThanOrEqual(200);
    expect(suivis.filter(({ foyer: { marque } }) => marque === "banque").length).toBeGreaterThanOrEqual(60);
    expect(new Set(suivis.map(({ foyer: { titre } }) => titre)).size).toBe(suivis.length);
  });

  it("ont de un à six enfants, et vivent dans les dix-huit régions et en Nouvelle-Calédonie", () => {
    const enfants = new Set(suivis.map(({ conduit }) => conduit.situation.enfants?.length ?? 0));
    expect([...enfants].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(suivis.map(({ conduit }) => conduit.situation.menage._region)).size).toBe(19);
  });

  it("rencontrent chaque question, et font chaque choix", () => {
    const { questions, choix } = couvertureDesFoyers(suivis);
    expect([...questions.manquantes, ...choix.manquants]).toEqual([]);
    expect(couvertureDesFoyers(suivis.slice(0, 1)).choix.manquants).toContain(
      "individu/demandeur/activite = retraite",
    );
  });

  it("reçoivent ce que les barèmes publiés donnent pour trois enfants de 5, 7 et 10 ans", async () => {
    const suivi = suivis.find(
      ({ foyer: { titre } }) => titre === "Couple au SMIC, trois enfants de 5, 7 et 10 ans",
    );
    const [, nationales] = groupesDits(await resultatsDuFoyer(suivi!.conduit.situation, "neutre"));
    // BMAF 478,16 € : 73 % ; 62,48 % ; deux fois 89,72 % pour les enfants de 6 à 10 ans ; moins 0,5 % de CRDS.
    expect(nationales?.lignes).toEqual(
      expect.arrayContaining([
        "allocations familiales : 347 € par mois",
        "complément familial : 297 € par mois",
        "allocation de rentrée scolaire : 853 € en une fois",
      ]),
    );
  });
});
