import { type EtapeDuParcours, nomDe } from "../../machines/studio/graph/etapes.ts";
import { choicesOf, type Question } from "../../machines/kinds/kinds.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { motsDe } from "../../catalogue/fiches/synonymes/mots.ts";
import { type Indexe, moteurDeRecherche } from "../aides/recherche.ts";
import { direCondition } from "./dire-condition.ts";
import { etapes, noeudsParId } from "./parcours.ts";

export const questionDe = ({ step }: EtapeDuParcours): Question => questionOf(step.entity, step.field);

/** Role a step speaks to when it is shown apart from any household. */
export const roleDe = ({ roles }: EtapeDuParcours) => roles[0] ?? "demandeur";

const groupeDe = ({ groupes }: EtapeDuParcours) => groupes.at(-1)?.name ?? "";

/** Name of a step, and of its group when another step bears the same name. */
export const nomDeLEtape = (etape: EtapeDuParcours) => {
  const nom = noeudsParId.get(etape.stateId)?.libelle ?? nomDe(etape.step, roleDe(etape));
  return etape.groupes.length ? `${nom} (${groupeDe(etape)})` : nom;
};

/** Choices of a question, in words. */
export const choixDe = (question: Question, role: ReturnType<typeof roleDe>): string[] =>
  choicesOf(question).map(({ label }) => say(label, { role }));

/** Steps for the search: their name and wording first, then choices, field and conditions. */
const indexees = (): Indexe<EtapeDuParcours>[] =>
  etapes.map((etape) => {
    const question = questionDe(etape);
    const role = roleDe(etape);
    return {
      item: etape,
      nom: motsDe(`${nomDeLEtape(etape)} ${say(question.title, { role })}`),
      autres: motsDe(
        [
          ...choixDe(question, role),
          etape.step.field,
          ...etape.conditions.flatMap((condition) => [condition.label, direCondition(condition)]),
        ].join(" "),
      ),
    };
  });

/** The search of the steps, made once. */
export const moteurDesEtapes = moteurDeRecherche(indexees());
