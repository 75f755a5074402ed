import { majuscule } from "../../catalogue/phrases/casse.ts";
import { useRef, useState } from "react";
import { Lien } from "../navigation/lien.tsx";
import { ageAt } from "../../catalogue/situation/periods.ts";
import { missingChildAnswers } from "../../machines/journey/position.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { ecrireAge } from "../format/dates.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../navigation/use-journey-url.ts";
import { useJourney } from "../session/use-session.tsx";
import { LISTE_ENFANTS } from "../../machines/journey/screens.ts";

/** List of the children: add, edit, remove, then go on. */
export function Component() {
  const { parcours, context } = useJourney();
  const dispatch = useJourneyDispatch();
  const [refused, setRefused] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const question = questionOf("enfants", "");
  const title = say(question.title, { role: "demandeur" });
  useTitle(title);
  const enfants = parcours.situation.enfants ?? [];
  const missing = missingChildAnswers(parcours);

  const goOn = () => {
    if (missing.length === 0) return dispatch({ type: "ANSWER", value: enfants.length });
    setRefused(true);
    requestAnimationFrame(() => alert.current?.focus());
  };
  return (
    <section className="question">
      {refused && missing.length > 0 && (
        <div className="error-summary" ref={alert} tabIndex={-1} role="alert">
          {missing.map(({ id, prenom, champs }) => (
            <p key={id}>
              <strong>{majuscule(prenom)}</strong> : il manque{" "}
              {champs.map((champ) => champ.toLowerCase()).join(", ")}.
            </p>
          ))}
        </div>
      )}
      <h1>{title}</h1>
      {question.help && <p className="help">{say(question.help, { role: "demandeur" })}</p>}
      {enfants.length > 0 && (
        <ul className="people">
          {enfants.map((enfant) => {
            const index = Number(enfant.id.replace("enfant_", ""));
            const incomplete = missing.some(({ id }) => id === enfant.id);
            return (
              <li key={enfant.id} className="card">
                <span>
                  <strong>{majuscule(enfant._firstName ?? "")}</strong>
                  <span className="hint">
                    {incomplete
                      ? "À compléter"
                      : enfant.date_naissance &&
                        ecrireAge(ageAt(enfant.date_naissance, context.dateDeValeur))}
                  </span>
                </span>
                <span className="row">
                  <button
                    type="button"
                    className="link"
                    onClick={() => dispatch({ type: "CHILD.EDIT", index })}
                  >
                    {incomplete ? "Compléter" : "Modifier"}
                    <span className="visually-hidden"> {enfant._firstName}</span>
                  </button>
                  <button
                    type="button"
                    className="link"
                    onClick={() => dispatch({ type: "CHILD.REMOVE", index })}
                  >
                    Retirer<span className="visually-hidden"> {enfant._firstName}</span>
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <button type="button" className="button secondary" onClick={() => dispatch({ type: "CHILD.ADD" })}>
          Ajouter un enfant
        </button>
      </p>
      {question.more && (
        <p className="reasons">
          <Lien to={`${LISTE_ENFANTS}/en_savoir_plus`}>Quels enfants compter ?</Lien>
        </p>
      )}
      <div className="foot">
        <button
          type="button"
          className="button secondary"
          onClick={() => dispatch({ type: "BACK", from: LISTE_ENFANTS })}
        >
          {context.retour ? "Mes réponses" : "Précédent"}
        </button>
        <button type="button" className="button" onClick={goOn}>
          {enfants.length === 0 ? "Je n’ai pas d’enfant" : "Continuer"}
        </button>
      </div>
    </section>
  );
}
