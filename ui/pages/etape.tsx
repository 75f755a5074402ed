import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FactContext } from "../../catalogue/situation/context.ts";
import { answerTyped, type Question, remarqueSur } from "../../machines/kinds/kinds.ts";
import { answerName, contextOf, whoOf } from "../../machines/journey/about.ts";
import { remaining } from "../../machines/journey/position.ts";
import { estAPlusieurs } from "../../machines/journey/reunies/ecrans.ts";
import { LISTE_ENFANTS, stepPath } from "../../machines/journey/screens.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { refusalAt } from "../../machines/journey/refusal.ts";
import { say } from "../../machines/questions/words.ts";
import type { ControlProps } from "../questions/controls/control.ts";
import { DateControl } from "../questions/controls/date.tsx";
import { apresPeinture } from "../cadre/navigation/apres-peinture.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { adresseDecodee } from "../session/adresses-du-parcours.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useJourney } from "../session/use-journey.ts";
import { ReponsesManquantes, Pied, refuserLaPage } from "./pied.tsx";
import { Pourquoi } from "./pourquoi.tsx";
import { QuestionEntiere } from "../questions/question.tsx";
import type { PropsDesSousQuestions } from "../questions/sous-question.tsx";
import { useMachine } from "../session/use-machine.ts";
import { useSessionSend } from "../session/use-session.tsx";
import { useQuittee } from "../questions/controls/quittee.ts";
import { preparerLaSuite, SuiteDuQuestionnaire } from "../questions/controls/suite.tsx";

const Ensemble = page(() => import("./ensemble.tsx"));
const AvisDesParents = page(() => import("../resultats/demarches/avis/portes.tsx"));
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
  usePreparation(reste);
  if (!step) return null;
  if (pathname.endsWith("/en_savoir_plus")) {
    // A question that stands on the screen of another has a leaflet of its own.
    const lue = parcours.byPath.get(stepPath(adresseDecodee(pathname))) ?? step;
    return <EnSavoirPlus question={lue.question} who={whoOf(parcours, lue)} path={lue.path} />;
  }
  if (estAPlusieurs(parcours, step, retour !== null))
    return (
      <Suspense>
        <SuiteDuQuestionnaire>
          {({ Control }) => <Ensemble key={path} from={path} Champ={Control} />}
        </SuiteDuQuestionnaire>
      </Suspense>
    );
  const { question } = step;
  const dite = { question, step, context: contextOf(parcours, step), who: whoOf(parcours, step), path };
  const form = (Champ: FormProps["Champ"], Sous?: FormProps["Sous"]) => (
    <QuestionForm key={path} {...dite} Champ={Champ} Sous={Sous} />
  );
  // The first question, as any date, has all that it needs; the others wait for the rest.
  if (question.kind === "date") return form(DateControl);
  return (
    <Suspense>
      <SuiteDuQuestionnaire>
        {(suite) => (path === LISTE_ENFANTS ? <suite.Enfants /> : form(suite.Control, suite.SousQuestions))}
      </SuiteDuQuestionnaire>
    </Suspense>
  );
}

const preparerLesResultats = () =>
  void Promise.all([import("../cadre/shell/cadre-des-resultats.tsx"), import("./resultats.tsx")]).catch(
    () => undefined,
  );

/** Asks for the scripts of what follows. */
function usePreparation(reste: number): void {
  useEffect(
    // The question first: it may be a page that its scripts are still taking up.
    () =>
      apresPeinture(() => {
        preparerLaSuite();
        Ensemble.preparer();
        if (reste <= DERNIERES) preparerLesResultats();
      }),
    [reste],
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
  /** What its answer opens under it. */
  Sous?: ComponentType<PropsDesSousQuestions> | undefined;
}

function QuestionForm({ question, step, context, who, path, Champ, Sous }: FormProps) {
  const dispatch = useJourneyDispatch();
  const send = useSessionSend();
  const [value, setValue] = useState(step.given?.value);
  const [error, setError] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  useTitle(say(question.title, who));
  const given = answerTyped(question, value);
  const { enCours, ecoute } = useQuittee(value);
  const remarque = remarqueSur(question, who, value, context);
  useMachine(refusalAt(step, given, context) === undefined);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const wrong = refusalAt(step, given, context);
    setError(wrong);
    if (wrong) return refuserLaPage(summary);
    // Its field was not left: it is said with the question that follows.
    if (remarque && enCours) send({ type: "MESSAGE.SHOW", text: remarque, views: 2 });
    dispatch({ type: "ANSWER", value: given });
  };
  return (
    <form className="question" noValidate onSubmit={submit} {...ecoute}>
      <ReponsesManquantes ref={summary} refus={error ? [{ id, error }] : []} />
      <QuestionEntiere
        {...{ question, context, who, value, error, id, Champ }}
        onChange={setValue}
        remarque={enCours ? undefined : remarque}
      />
      {question.entity === "parents" && (
        <Facultatif>
          <AvisDesParents sous={step} prendre={setValue} />
        </Facultatif>
      )}
      {Sous && <Sous path={step.path} value={value} id={id} />}
      <Pourquoi question={question} answer={answerName(step)} path={path} />
      <Pied path={path} />
    </form>
  );
}
