import { type SousQuestion, choixFait, sousQuestionsDe } from "../../machines/questions/sous-questions.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";
import { journeyActorOf } from "../session/journey-actor.ts";
import { useJourney } from "../session/use-journey.ts";
import { useSessionSource } from "../session/use-session.tsx";
import { ChoiceRow } from "./controls/choice-row.tsx";

export interface PropsDesSousQuestions {
  /** Path of the step. */
  path: string;
  /** The answer as it stands on the screen, given or not. */
  value: unknown;
  id: string;
}

/** What an answer opens under its question, kept as soon as it is said (docs/specification.md#sous-questions). */
export function SousQuestions({ path, value, id }: PropsDesSousQuestions) {
  return sousQuestionsDe(path, value).map((une) => (
    <Question key={une.nom} une={une} id={`${id}-${une.nom}`} />
  ));
}

function Question({ une, id }: { une: SousQuestion; id: string }) {
  const { context } = useJourney();
  const { withActor } = useSessionSource();
  const fait = choixFait(une, context.answers["aides"] as Record<string, boolean | null> | undefined);
  const dire = (rang: number) =>
    withActor((session) =>
      journeyActorOf(session).send({ type: "PRECISION.SET", precisions: une.choix[rang]!.precisions }),
    );
  return (
    <fieldset className="precisions" aria-describedby={`${id}-aide`}>
      <legend>
        <MotsEntiers>{une.question}</MotsEntiers>
      </legend>
      <p className="help" id={`${id}-aide`}>
        {une.aide}
      </p>
      <div className="choices">
        {une.choix.map(({ label, hint }, rang) => (
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
    </fieldset>
  );
}
