import type { Ref } from "react";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";
import { useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney } from "../session/use-journey.ts";

/** Back and forth, under a question. */
export function Pied({ path }: { path: string }) {
  const dispatch = useJourneyDispatch();
  const { retour } = useJourney().context;
  return (
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
          {retour ? "Mes réponses" : "Précédent"}
        </button>
      )}
      <button type="submit" className="button">
        {retour ? "Enregistrer" : "Continuer"}
      </button>
    </div>
  );
}

/** What keeps an answer from being taken, above the question, with a link to the field. */
export function ReponseManquante({
  ref,
  id,
  error,
}: {
  ref: Ref<HTMLDivElement>;
  id: string;
  error: string;
}) {
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="alert">
      <p>
        <strong>Il manque une réponse valable.</strong> <a href={`#${id}`}>{error}</a>
      </p>
    </div>
  );
}
