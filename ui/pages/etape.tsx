import { useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Lien } from "../navigation/lien.tsx";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { answerTyped, type Question } from "../../machines/kinds/kinds.ts";
import { answerName, contextOf, whoOf } from "../../machines/journey/about.ts";
import { FIRST_STEP } from "../../machines/journey/path.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { problem } from "../../machines/questions/validate.ts";
import { say } from "../../machines/questions/words.ts";
import { Control, singleField } from "../controls/index.tsx";
import { page } from "../navigation/chunk.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../navigation/use-journey-url.ts";
import { useJourney } from "../session/use-session.tsx";
import { Pourquoi } from "./pourquoi.tsx";

const EnSavoirPlus = page(() => import("./en-savoir-plus.tsx"));

/** One question of the journey, or its further-information page. */
export function Component() {
  const { parcours, step, path } = useJourney();
  const { pathname } = useLocation();
  if (!step) return null;
  const question = questionOf(step.step.entity, step.step.field);
  const context = contextOf(parcours, step);
  const who = whoOf(parcours, step);
  const more = pathname.endsWith("/en_savoir_plus");
  return more ? (
    <EnSavoirPlus question={question} who={who} path={path} />
  ) : (
    <QuestionForm key={path} question={question} step={step} context={context} who={who} path={path} />
  );
}

interface FormProps {
  question: Question;
  step: VisitedStep;
  context: FactContext;
  who: ReturnType<typeof whoOf>;
  path: string;
}

function QuestionForm({ question, step, context, who, path }: FormProps) {
  const dispatch = useJourneyDispatch();
  const { snapshot } = useJourney();
  const [value, setValue] = useState(step.given?.value);
  const [error, setError] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const title = say(question.title, who);
  useTitle(title);

  const given = answerTyped(question, value);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const wrong = problem(question, given, context);
    setError(wrong);
    if (wrong) requestAnimationFrame(() => summary.current?.focus());
    else dispatch({ type: "ANSWER", value: given });
  };
  const describedBy =
    [question.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const control = (
    <Control
      question={question}
      context={context}
      who={who}
      value={value}
      onChange={setValue}
      id={id}
      describedBy={describedBy}
      invalid={error !== undefined}
    />
  );
  const single = singleField.has(question.kind);
  const heading = <h1 id={`${id}-title`}>{single ? <label htmlFor={id}>{title}</label> : title}</h1>;
  return (
    <form className="question" noValidate onSubmit={submit}>
      {error && (
        <div className="error-summary" ref={summary} tabIndex={-1} role="alert">
          <p>
            <strong>Il manque une réponse valable.</strong> <a href={`#${id}`}>{error}</a>
          </p>
        </div>
      )}
      {single ? heading : null}
      <Body single={single} heading={heading}>
        <Help question={question} who={who} context={context} id={id} />
        {error && (
          <p className="error" id={`${id}-error`}>
            {error}
          </p>
        )}
        {control}
      </Body>
      <Pourquoi question={question} answer={answerName(step)} path={path} />
      <div className="foot">
        {path === FIRST_STEP ? (
          <Lien className="button secondary" to="/">
            Accueil
          </Lien>
        ) : (
          <button
            type="button"
            className="button secondary"
            onClick={() => dispatch({ type: "BACK", from: path })}
          >
            {snapshot.context.retour ? "Mes réponses" : "Précédent"}
          </button>
        )}
        <button type="submit" className="button">
          {snapshot.context.retour ? "Enregistrer" : "Continuer"}
        </button>
      </div>
    </form>
  );
}

/** Several fields under one question form a group named by it. */
function Body({
  single,
  heading,
  children,
}: {
  single: boolean;
  heading: React.ReactNode;
  children: React.ReactNode;
}) {
  if (single) return <div className="question-body">{children}</div>;
  return (
    <fieldset className="question-body">
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}

function Help({
  question,
  who,
  context,
  id,
}: Pick<FormProps, "question" | "context" | "who"> & { id: string }) {
  const also = question.conditionalHelp;
  return (
    <>
      {question.help && (
        <p className="help" id={`${id}-help`}>
          {say(question.help, who)}
        </p>
      )}
      {also && evaluate(also.condition, context) && <p className="help">{say(also.text, who)}</p>}
    </>
  );
}
