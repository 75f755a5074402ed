import { useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import {
  type Avance,
  avancer,
  breadcrumb,
  type ChapterView,
  chapterOf,
  remaining,
} from "../../machines/journey/position.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { chapterNamed } from "../../machines/journey/chapters.ts";
import { Lien } from "../navigation/lien.tsx";
import { useArrival } from "../navigation/use-arrival.ts";
import { isResultsPage, useJourneyUrl } from "../navigation/use-journey-url.ts";
import { useJourney } from "../session/use-session.tsx";
import { Apercu, PasEncore } from "./apart.tsx";
import { page } from "../navigation/chunk.ts";
import { Facultatif } from "./crash.tsx";
import { Debug } from "./debug.tsx";
import { Illustration } from "./illustration.tsx";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";

const EnDirect = page(() => import("../estimation/en-direct.tsx"));

const marks = { done: "terminé", current: "en cours", todo: "à venir" };

/** « encore 12 questions environ »: an estimate, since an answer may open or close questions. */
const restantes = (count: number) =>
  count === 0
    ? "Plus aucune question"
    : count === 1
      ? "Dernière question"
      : `Encore ${count} questions environ`;

/** Part per hundred that the bar shows: it does not go down while going forward. */
function useAvancement(parcours: Parcours, path: string): number {
  const [montree, setMontree] = useState<Avance>();
  const avance = avancer(montree, parcours, path);
  if (avance.rang !== montree?.rang || avance.part !== montree.part) setMontree(avance);
  return Math.round(avance.part * 100);
}

/** Frame of the questionnaire: progress, chapters, title with the way to the summary, side help. */
export function Component() {
  const [params] = useSearchParams();
  const fictifs = params.has("fictifs");
  const debug = params.get("debug") === "parcours";
  const accord = useJourneyUrl(debug);
  const { parcours, path } = useJourney();
  const { pathname } = useLocation();
  useArrival(accord !== "waiting");
  const chapitre = chapterOf(parcours, path);
  const views = breadcrumb(parcours, path);
  const results = isResultsPage(pathname.replace(/\/$/, ""));
  const share = useAvancement(parcours, path);
  return (
    <div className="simulation">
      <section className="journey-head" aria-label="Avancement">
        {!results && path !== RECAPITULATIF && (
          <div className="progress-line">
            <progress max={100} value={share} aria-label={`Questionnaire rempli à ${share} %`} />
            <p className="hint">{restantes(remaining(parcours, path))}</p>
          </div>
        )}
        <nav className="wide" aria-label="Chapitres">
          <Chapters views={views} />
        </nav>
        <div className="chapter-title">
          <p>{chapterNamed(chapitre).title}</p>
          {path !== RECAPITULATIF && parcours.situation.demandeur.date_naissance && (
            <Lien className="summary-link" to={RECAPITULATIF}>
              Mes réponses
            </Lien>
          )}
        </div>
        <details className="narrow">
          <summary>Tous les chapitres</summary>
          <nav aria-label="Chapitres">
            <Chapters views={views} />
          </nav>
        </details>
      </section>
      {debug && <Debug />}
      <div className="columns">
        <main id="contenu">
          {(accord === "agreed" || (results && fictifs)) && <Outlet />}
          {accord === "agreed" && chapterNamed(chapitre).chiffrable && (
            <Facultatif>
              <EnDirect />
            </Facultatif>
          )}
          {accord === "apart" && !(results && fictifs) && (results ? <PasEncore /> : <Apercu />)}
        </main>
        <aside className="side" aria-label="Aide du chapitre">
          <Illustration chapitre={chapitre} />
          <p>{chapterNamed(chapitre).help}</p>
        </aside>
      </div>
    </div>
  );
}

function Chapters({ views }: { views: readonly ChapterView[] }) {
  return (
    <ol className="chapters">
      {views.map(({ name, state, path: to }) => (
        <li key={name} data-state={state}>
          {to && state !== "current" ? (
            <Lien to={to}>{chapterNamed(name).fil}</Lien>
          ) : (
            <span aria-current={state === "current" ? "step" : undefined}>{chapterNamed(name).fil}</span>
          )}
          <span className="visually-hidden"> ({marks[state]})</span>
        </li>
      ))}
    </ol>
  );
}
