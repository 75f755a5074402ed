import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { answerTyped, type Question } from "../../machines/kinds/kinds.ts";
import { answerName, contextOf, whoOf } from "../../machines/journey/about.ts";
import { remaining } from "../../machines/journey/position.ts";
import { estAPlusieurs } from "../../machines/journey/essentiel/ecrans.ts";
import { LISTE_ENFANTS, stepPath } from "../../machines/journey/screens.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { refusalAt } from "../../machines/journey/refusal.ts";
import { say } from "../../machines/questions/words.ts";
import type { ControlProps } from "../controls/control.ts";
import { DateControl } from "../controls/date.tsx";
import { annoncer } from "../navigation/annonces.ts";
import { apresPeinture } from "../navigation/apres-peinture.ts";
import { page } from "../navigation/chunk.ts";
import { useTitle } from "../navigation/titles.ts";
import { adresseDecodee, useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney } from "../session/use-journey.ts";
import { ReponsesManquantes, Pied } from "./pied.tsx";
import { Pourquoi } from "./pourquoi.tsx";
import { QuestionEntiere } from "./question.tsx";
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
        Ensemble.preparer();
        if (reste <= DERNIERES) import("./resultats.tsx").catch(() => undefined);
      }),
    [reste],
  );
  if (!step) return null;
  if (pathname.endsWith("/en_savoir_plus")) {
    // A question that stands on the screen of another has a leaflet of its own.
    const lue = parcours.byPath.get(stepPath(adresseDecodee(pathname))) ?? step;
    return <EnSavoirPlus question={lue.question} who={whoOf(parcours, lue)} path={lue.path} />;
  }
  const { question } = step;
  const context = contextOf(parcours, step);
  const who = whoOf(parcours, step);
  if (estAPlusieurs(parcours, step, retour !== null))
    return (
      <Suspense>
        <SuiteDuQuestionnaire>
          {({ Control }) => <Ensemble key={path} from={path} Champ={Control} />}
        </SuiteDuQuestionnaire>
      </Suspense>
    );
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
  useTitle(say(question.title, who));
  const given = answerTyped(question, value);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const wrong = refusalAt(step, given, context);
    setError(wrong);
    if (!wrong) return dispatch({ type: "ANSWER", value: given });
    annoncer({ type: "refus" });
    requestAnimationFrame(() => summary.current?.focus());
  };
  return (
    <form className="question" noValidate onSubmit={submit}>
      <ReponsesManquantes ref={summary} refus={error ? [{ id, error }] : []} />
      <QuestionEntiere
        question={question}
        context={context}
        who={who}
        value={value}
        onChange={setValue}
        error={error}
        id={id}
        Champ={Champ}
      />
      <Pourquoi question={question} answer={answerName(step)} path={path} />
      <Pied path={path} />
    </form>
  );
}
