import { Link, Outlet, useLocation } from "react-router";
import {
  breadcrumb,
  chapterOf,
  progress,
  RECAPITULATIF,
  remaining,
  RESULTATS,
} from "../../machines/journey/position.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { useJourneyUrl } from "../navigation/use-journey-url.ts";
import { useJourney } from "../session/use-session.tsx";
import { chapitres } from "./chapitres.ts";
import { Illustration } from "./illustration.tsx";

const marks = { done: "terminé", current: "en cours", todo: "à venir" };

/** « encore 12 questions environ »: an estimate, since an answer may open or close questions. */
const restantes = (count: number) =>
  count === 0
    ? "Plus aucune question"
    : count === 1
      ? "Dernière question"
      : `Encore ${count} questions environ`;

/** Frame of the questionnaire: progress, chapters, title with the way to the summary, side help. */
export function Component() {
  const agreed = useJourneyUrl();
  const { parcours, path } = useJourney();
  const { pathname } = useLocation();
  useArrival(agreed);
  const chapitre = chapterOf(parcours, path);
  const views = breadcrumb(parcours, path);
  const onPath = !pathname.startsWith(RESULTATS) && path !== RECAPITULATIF;
  const share = Math.round(progress(parcours, path) * 100);
  return (
    <div className="simulation">
      <section className="journey-head" aria-label="Avancement">
        {onPath && (
          <div className="progress-line">
            <progress max={100} value={share} aria-label={`Questionnaire rempli à ${share} %`} />
            <p className="hint">{restantes(remaining(parcours, path))}</p>
          </div>
        )}
        <nav aria-label="Chapitres">
          <ol className="chapters">
            {views.map(({ name, state, path: to }) => (
              <li key={name} data-state={state}>
                {to && state !== "current" ? (
                  <Link to={to}>{chapitres[name].fil}</Link>
                ) : (
                  <span aria-current={state === "current" ? "step" : undefined}>{chapitres[name].fil}</span>
                )}
                <span className="visually-hidden"> ({marks[state]})</span>
              </li>
            ))}
          </ol>
        </nav>
        <div className="chapter-title">
          <p>{chapitres[chapitre].titre}</p>
          {path !== RECAPITULATIF && parcours.situation.demandeur.date_naissance && (
            <Link className="summary-link" to={RECAPITULATIF}>
              Mes réponses
            </Link>
          )}
        </div>
      </section>
      <div className="columns">
        <main id="contenu">{agreed && <Outlet />}</main>
        <aside className="side">
          <Illustration chapitre={chapitre} />
          <p>{chapitres[chapitre].aide}</p>
        </aside>
      </div>
    </div>
  );
}
