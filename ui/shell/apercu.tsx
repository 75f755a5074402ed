import { useLocation } from "react-router";
import { whoOf } from "../../machines/journey/about.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { useTitle } from "../navigation/titles.ts";
import { adresseDecodee } from "../navigation/use-journey-url.ts";
import { useJourney } from "../session/use-session.tsx";
import { stepPath } from "../../machines/journey/screens.ts";

/** Debug mode only: a question that this household is not asked, to be read and not answered. */
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
  const choices = "choices" in question ? question.choices : [];
  return (
    <section className="leaflet">
      <p className="hint">Aperçu : cette question n’est pas posée à ce foyer.</p>
      <h1>{say(question.title, who)}</h1>
      {question.help && <p className="help">{say(question.help, who)}</p>}
      <ul>
        {choices.map((choice, index) => (
          <li key={`${choice.value}-${index}`}>{say(choice.label, who)}</li>
        ))}
      </ul>
      {step.step.condition && <p className="hint">Posée si : {step.step.condition.label}.</p>}
    </section>
  );
}
