import type { Situation } from "../../catalogue/situation/situation.ts";
import {
  choixDeLaSousQuestion,
  choixFait,
  sousQuestionsDe,
} from "../../machines/questions/sous-questions.ts";
import type { ChoixDeSousQuestion, SousQuestion } from "../../machines/questions/sous-question.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";
import { journeyActorOf } from "../session/journey-actor.ts";
import { useJourney } from "../session/use-journey.ts";
import { useSessionSource } from "../session/use-session.tsx";
import { ChoiceRow } from "./controls/choice-row.tsx";
import { QuestionsEnPlus } from "./controls/en-plus.tsx";

export interface PropsDesSousQuestions {
  /** Path of the step. */
  path: string;
  /** The answer as it stands on the screen, given or not. */
  value: unknown;
  id: string;
}

/** What an answer opens under its question, kept as soon as it is said (docs/specification.md#sous-questions). */
export function SousQuestions({ path, value, id }: PropsDesSousQuestions) {
  const ouvertes = sousQuestionsDe(path, value);
  return (
    <>
      <QuestionsEnPlus nombre={ouvertes.length} />
      {ouvertes.map((une) => (
        <Question key={une.nom} une={une} id={`${id}-${une.nom}`} />
      ))}
    </>
  );
}

function Question({ une, id }: { une: SousQuestion; id: string }) {
  const { context } = useJourney();
  const { withActor } = useSessionSource();
  const choix = choixDeLaSousQuestion(une, context.dateDeValeur);
  const fait = choixFait(choix, context.answers["aides"] as Situation["precisions"]);
  const dire = (rang: number) =>
    withActor((session) =>
      journeyActorOf(session).send({ type: "PRECISION.SET", precisions: choix[rang]!.precisions }),
    );
  return (
    <fieldset className="precisions" aria-describedby={`${id}-aide`}>
      <legend>
        <MotsEntiers>{une.question}</MotsEntiers>
      </legend>
      <p className="help" id={`${id}-aide`}>
        {une.aide}
      </p>
      <Choix {...{ une, id, choix, fait, dire }} />
    </fieldset>
  );
}

interface PropsDuChoix {
  une: SousQuestion;
  id: string;
  choix: readonly ChoixDeSousQuestion[];
  /** Rank of the choice that was made; -1 for none. */
  fait: number;
  dire: (rang: number) => void;
}

/** Its choices: months in a list that unrolls, the others one under the other. */
function Choix({ une: { mois, question }, id, choix, fait, dire }: PropsDuChoix) {
  if (mois)
    return (
      <select aria-label={question} value={fait} onChange={({ target }) => dire(Number(target.value))}>
        <option value={-1} disabled>
          Choisissez
        </option>
        {choix.map(({ label }, rang) => (
          <option key={label} value={rang}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <div className="choices">
      {choix.map(({ label, hint }, rang) => (
        <ChoiceRow
          key={label}
          type="radio"
          name={id}
          id={`${id}-${rang}`}
          checked={rang === fait}
          label={label}
          hint={hint}
          onChange={() => dire(rang)}
        />
      ))}
    </div>
  );
}
