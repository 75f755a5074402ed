import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { answerTyped, type Question } from "../../machines/kinds/kinds.ts";
import { answerName, contextOf, whoOf } from "../../machines/journey/about.ts";
import { remaining } from "../../machines/journey/position.ts";
import { reuniesA } from "../../machines/journey/essentiel/ecrans.ts";
import { LISTE_ENFANTS } from "../../machines/journey/screens.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { problem } from "../../machines/questions/validate.ts";
import { say } from "../../machines/questions/words.ts";
import { type ControlProps, singleField } from "../controls/control.ts";
import { DateControl } from "../controls/date.tsx";
import { annoncer } from "../navigation/annonces.ts";
import { apresPeinture } from "../navigation/apres-peinture.ts";
import { page } from "../navigation/chunk.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney } from "../session/use-journey.ts";
import { ReponseManquante, Pied } from "./pied.tsx";
import { Pourquoi } from "./pourquoi.tsx";
import { preparerLaSuite, SuiteDuQuestionnaire } from "../controls/suite.tsx";

const Ensemble = page(() => import("./ensemble.tsx"));
const EnSavoirPlus = page(() => import("./en-savoir-plus.tsx"));

/** So near the end, the script of the results is asked for. */
const DERNIERES = 3;

/** One question, or its further-information page. */
export function Component() {
  const {
    parcours,
    step,
    path,
    context: { retour },
  } = useJourney();
  const { pathname } = useLocation();
  const reste = step ? remaining(parcours, path) : Infinity;
  useEffect(
    // The question first: it may be a page that its scripts are still taking up.
    () =>
      apresPeinture(() => {
        preparerLaSuite();
        if (reste <= DERNIERES) import("./resultats.tsx").catch(() => undefined);
      }),
    [reste],
  );
  if (!step) return null;
  const question = questionOf(step.step.entity, step.step.field);
  const context = contextOf(parcours, step);
  const who = whoOf(parcours, step);
  const more = pathname.endsWith("/en_savoir_plus");
  if (more) return <EnSavoirPlus question={question} who={who} path={path} />;
  const ensemble = retour ? [step] : reuniesA(parcours, step);
  if (ensemble.length > 1) return <Ensemble key={path} steps={ensemble} />;
  const form = (Champ: FormProps["Champ"]) => (
    <QuestionForm
      key={path}
      question={question}
      step={step}
      context={context}
      who={who}
      path={path}
      Champ={Champ}
    />
  );
  // The first question, as any date, has all that it needs; the others wait for the rest.
  if (question.kind === "date") return form(DateControl);
  return (
    <Suspense>
      <SuiteDuQuestionnaire>
        {({ Control, Enfants }) => (path === LISTE_ENFANTS ? <Enfants /> : form(Control))}
      </SuiteDuQuestionnaire>
    </Suspense>
  );
}

interface FormProps {
  question: Question;
  step: VisitedStep;
  context: FactContext;
  who: ReturnType<typeof whoOf>;
  path: string;
  /** What answers the question. */
  Champ: ComponentType<ControlProps>;
}

function QuestionForm({ question, step, context, who, path, Champ }: FormProps) {
  const dispatch = useJourneyDispatch();
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
    if (!wrong) return dispatch({ type: "ANSWER", value: given });
    annoncer({ type: "refus" });
    requestAnimationFrame(() => summary.current?.focus());
  };
  const describedBy =
    [question.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const control = (
    <Champ
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
      {error && <ReponseManquante ref={summary} id={id} error={error} />}
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
      <Pied path={path} />
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
