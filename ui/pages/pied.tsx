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
      {path === FIRST_STEP && !retour ? (
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

interface Refus {
  /** Field to fill. */
  id: string;
  error: string;
}

/** What keeps the answers from being taken, above the questions, with a link to each field; nothing when nothing does. */
export function ReponsesManquantes({ ref, refus }: { ref: Ref<HTMLDivElement>; refus: readonly Refus[] }) {
  const [premier, ...autres] = refus;
  if (!premier) return null;
  const lien = ({ id, error }: Refus) => <a href={`#${id}`}>{error}</a>;
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="alert">
      {autres.length === 0 ? (
        <p>
          <strong>Il manque une réponse valable.</strong> {lien(premier)}
        </p>
      ) : (
        <>
          <p>
            <strong>Il manque {refus.length} réponses valables.</strong>
          </p>
          <ul>
            {refus.map((un) => (
              <li key={un.id}>{lien(un)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
