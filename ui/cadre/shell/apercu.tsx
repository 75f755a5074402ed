import { useId, useState } from "react";
import { useLocation } from "react-router";
import { contextOf, whoOf } from "../../../machines/journey/about.ts";
import type { VisitedStep } from "../../../machines/journey/visited.ts";
import { answerTyped } from "../../../machines/kinds/kinds.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { problem } from "../../../machines/questions/validate.ts";
import { say } from "../../../machines/questions/words.ts";
import { SuiteDuQuestionnaire } from "../../questions/controls/suite.tsx";
import { useTitle } from "../navigation/titles.ts";
import { adresseDecodee } from "../../session/adresses-du-parcours.ts";
import { useJourney } from "../../session/use-journey.ts";
import { stepPath } from "../../../machines/journey/screens.ts";
import { MotsEntiers } from "../format/mots-entiers.tsx";

/** Debug mode only: a question that is not open to this household, to be read and tried; nothing of it is kept. */
export function Component() {
  const { parcours } = useJourney();
  const { pathname } = useLocation();
  const step = parcours.byPath.get(stepPath(adresseDecodee(pathname)));
  useTitle("Aperçu");
  if (!step) {
    return (
      <section className="leaflet">
        <h1>Cette question n’existe pas</h1>
        <p>Aucune étape du parcours ne porte cette adresse.</p>
      </section>
    );
  }
  const question = questionOf(step.step.entity, step.step.field);
  const who = whoOf(parcours, step);
  return (
    <section className="leaflet">
      <p className="hint">
        {step.active
          ? "Aperçu : cette question sera posée à ce foyer, après celles qui la précèdent."
          : "Aperçu : cette question n’est pas posée à ce foyer."}{" "}
        Essayez-la : rien n’est gardé.
      </p>
      <h1>
        <MotsEntiers>{say(question.title, who)}</MotsEntiers>
      </h1>
      {question.help && <p className="help">{say(question.help, who)}</p>}
      <Essai key={step.path} step={step} />
      {step.step.condition && <p className="hint">Posée si : {step.step.condition.label}.</p>}
    </section>
  );
}

/** What answers the question, with what its answer would be told. */
function Essai({ step }: { step: VisitedStep }) {
  const { parcours } = useJourney();
  const [value, setValue] = useState(step.given?.value);
  const id = useId();
  const question = questionOf(step.step.entity, step.step.field);
  const context = contextOf(parcours, step);
  const wrong = problem(question, answerTyped(question, value), context);
  return (
    <fieldset className="question-body">
      <SuiteDuQuestionnaire>
        {({ Control }) => (
          <Control
            question={question}
            context={context}
            who={whoOf(parcours, step)}
            value={value}
            onChange={setValue}
            id={id}
            describedBy={undefined}
            invalid={false}
          />
        )}
      </SuiteDuQuestionnaire>
      <p className="hint" role="status">
        {wrong ?? "Cette réponse serait acceptée."}
      </p>
    </fieldset>
  );
}
