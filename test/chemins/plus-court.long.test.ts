import { describe, expect, it } from "vitest";
import { answerAt } from "../../machines/answers/answer.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { contexteAuDepart } from "./depart.ts";
import { plusCourt } from "./plus-court.ts";
import { type Monde, Univers } from "./univers.ts";
import { versQuestion } from "./vers.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

const [sansEnfant] = new Univers([{ marque: "neutre", enfants: 0 }]).mondes as [Monde];

/** Questions before a step, at least; nothing when this household is never asked it. */
function auMoins(stateId: string): number | undefined {
  let mieux = Infinity;
  for (const but of versQuestion(stateId)(sansEnfant)) {
    const trouve = plusCourt(sansEnfant, but, mieux);
    expect(trouve).not.toBe("abandon");
    if (typeof trouve !== "string") mieux = trouve.questions;
  }
  return mieux < Infinity ? mieux : undefined;
}

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
        const questions = auMoins(stateId);
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
