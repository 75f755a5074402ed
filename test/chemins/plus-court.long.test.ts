import { describe, expect, it } from "vitest";
import { cheminVers } from "../../machines/personas/chemin.ts";
import { etapesEssayees } from "../../machines/graph/graphe-essaye.ts";
import { answerAt } from "../../machines/answers/answer.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { contexteAuDepart, type Depart } from "./depart.ts";
import { plusCourt } from "./plus-court.ts";
import { Univers } from "./univers.ts";
import { versQuestion } from "./vers.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

const departs: readonly Depart[] = [
  { marque: "neutre", enfants: 0 },
  { marque: "neutre", enfants: 1 },
  { marque: "banque", enfants: 0 },
];
const { mondes } = new Univers(departs);

/** Questions before a step, at least; nothing when none of these households is asked it. */
function auMoins(stateId: string, dans: readonly (typeof mondes)[number][]): number | undefined {
  let mieux = Infinity;
  for (const monde of dans)
    for (const but of versQuestion(stateId)(monde)) {
      const trouve = plusCourt(monde, but, mieux);
      expect(trouve).not.toBe("abandon");
      if (typeof trouve !== "string") mieux = trouve.questions;
    }
  return mieux < Infinity ? mieux : undefined;
}

const [sansEnfant, unEnfant, banque] = mondes as [
  (typeof mondes)[number],
  (typeof mondes)[number],
  (typeof mondes)[number],
];

describe("le chemin le plus court", () => {
  it("est celui qu’une recherche sans finesse trouve, tant qu’elle peut aller", () => {
    const { modele } = sansEnfant;
    const points = new Map(modele.points.map((point) => [point.visite.path, point]));
    const trouvees = new Map<string, number>();
    let front: JourneyContext[] = [contexteAuDepart(modele.depart)];
    for (let questions = 0; questions < 5; questions += 1) {
      const suite: JourneyContext[] = [];
      for (const context of front) {
        const visite = parcoursOf(context).active.find(({ answered }) => !answered);
        if (!visite) continue;
        if (!trouvees.has(visite.stateId)) trouvees.set(visite.stateId, questions);
        const point = points.get(visite.path);
        for (const valeur of new Set(point?.sortes.map((sorte) => point.sortes.indexOf(sorte)))) {
          const answer = answerAt(visite.address, point?.valeurs[valeur]?.de([]));
          const apres = { ...context, answers: [...context.answers, answer] };
          if (parcoursOf(apres).byPath.get(visite.path)?.answered) suite.push(apres);
        }
      }
      front = suite;
    }
    expect(trouvees.size).toBeGreaterThan(15);
    const prevues = new Map(
      [...new Set(modele.visites.map(({ stateId }) => stateId))].flatMap((stateId) => {
        const questions = auMoins(stateId, [sansEnfant]);
        return questions !== undefined && questions < 5 ? [[stateId, questions] as const] : [];
      }),
    );
    expect(Object.fromEntries(trouvees)).toEqual(Object.fromEntries(prevues));
  });

  it("s’arrête à la borne, et dit quand personne n’y va", () => {
    const but = versQuestion("famille/en_couple")(sansEnfant)[0]!;
    const { formules } = sansEnfant.modele;
    expect(plusCourt(sansEnfant, but)).toMatchObject({ questions: 6 });
    expect(plusCourt(sansEnfant, but, 6)).toBe("impossible");
    expect(plusCourt(sansEnfant, { ...but, formule: formules.faux })).toBe("impossible");
  });
});

describe("le chemin que montre l’inspecteur", () => {
  it.each(etapesEssayees.map(({ stateId }) => stateId))("%s est le plus court", (stateId) => {
    const montre = cheminVers(
      etapesEssayees.find((une) => une.stateId === stateId)!,
      etapesEssayees,
    );
    const prouve = auMoins(stateId, [sansEnfant, unEnfant]) ?? auMoins(stateId, [banque]);
    expect(montre?.avant.length).toBe(prouve);
  });
});
