import type { Ref, RefObject } from "react";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { annoncer } from "../cadre/navigation/annonces.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
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
      {/* Pressed, it does not take the focus: what leaving a field says would move it from under the finger. */}
      <button type="submit" className="button" onMouseDown={(event) => event.preventDefault()}>
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

/** Says that answers are missing, and takes the focus to them. */
export function refuserLaPage(summary: RefObject<HTMLElement | null>): void {
  annoncer({ type: "refus" });
  requestAnimationFrame(() => summary.current?.focus());
}

/** What keeps the answers from being taken, above the questions, with a link to each field; nothing when nothing does. */
export function ReponsesManquantes({ ref, refus }: { ref: Ref<HTMLDivElement>; refus: readonly Refus[] }) {
  const [premier, ...autres] = refus;
  if (!premier) return null;
  const lien = ({ id, error }: Refus) => <a href={`#${id}`}>{error}</a>;
  return (
    // Its name is all that it says: the focus reads it, once.
    <div className="error-summary" ref={ref} tabIndex={-1} role="group" id="refus" aria-labelledby="refus">
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
