import { memo, Suspense, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import {
  type Avance,
  avancer,
  breadcrumb,
  type ChapterView,
  chapterOf,
} from "../../../machines/journey/position.ts";
import { chapterNamed, type ChapterName } from "../../../machines/journey/chapters.ts";
import { Lien } from "../navigation/lien.tsx";
import { usePeinte } from "../navigation/use-peinte.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { isResultsPage, useJourneyUrl } from "../../session/use-journey-url.ts";
import { GARDER } from "../../session/lien-prive.ts";
import { EnRecherche } from "./en-recherche.tsx";
import { type JourneyView, useJourney } from "../../session/use-journey.ts";
import { useMachine } from "../../session/use-machine.ts";
import { useSessionArrivee } from "../../session/use-session.tsx";
import { page } from "../navigation/chunk.ts";
import { Facultatif } from "./crash.tsx";
import { Illustration } from "./illustration.tsx";
import { FIRST_STEP, RECAPITULATIF, RESULTATS } from "../../../machines/journey/screens.ts";
import { keepsNothing } from "../../session/storage.ts";

const EnDirect = page(() => import("../../questions/estimation/en-direct.tsx"));

const Debug = page(() => import("./debug.tsx"));
const Apercu = page(() => import("./apercu.tsx"));
const PasEncore = page(() => import("./pas-encore.tsx"));

const marks = { done: "terminé", current: "en cours", todo: "à venir" };

/** « encore 12 écrans environ »: an estimate, since an answer may open or close questions. */
const restantes = (count: number) =>
  count === 0 ? "Plus aucune question" : count === 1 ? "Dernier écran" : `Encore ${count} écrans environ`;

/**
 * What the bar shows: it does not go down while going forward, and announces no crowd of questions at once. Nothing where no
 * question is asked, and for an answer that is corrected.
 */
function useAvancement({ parcours, path, context }: JourneyView, results: boolean): Avance | undefined {
  const [montree, setMontree] = useState<{ path: string; avance: Avance }>();
  const avance = montree?.path === path ? montree.avance : avancer(montree?.avance, parcours, path);
  if (montree?.path !== path) setMontree({ path, avance });
  return results || path === RECAPITULATIF || context.retour ? undefined : avance;
}

/** The amounts as one goes: asked for once the question that opens them is painted. */
const EnDirectEnsuite = () => usePeinte() && <EnDirect />;

/** Somebody is at the first question, and nothing was answered here: the machine has nothing to run before its answer. */
function usePremiereFois(pathname: string): boolean {
  const [neuf] = useState(keepsNothing);
  return neuf && ["/simulation", FIRST_STEP].includes(pathname);
}

/** Frame of the questionnaire: progress, chapters, title with the way to the summary, side help. */
export function Component() {
  const { pathname } = useLocation();
  useMachine(!usePremiereFois(pathname));
  const [params] = useSearchParams();
  const fictifs = params.has("fictifs");
  const debug = params.get("debug") === "parcours";
  const { accord, shown } = useJourneyUrl(debug);
  const vue = useJourney();
  const { parcours, path } = vue;
  useArrival(accord !== "waiting", shown);
  const arrivee = useSessionArrivee();
  const results = isResultsPage(pathname.replace(/\/$/, ""));
  const place = results && !arrivee ? RESULTATS : path;
  const chapitre = chapterOf(parcours, place);
  const avance = useAvancement(vue, results);
  const sansLien = path === RECAPITULATIF || parcours.situation.demandeur.date_naissance === undefined;
  return (
    <div className="simulation">
      <EnTete
        avance={avance}
        titre={chapterNamed(chapitre).fil}
        views={breadcrumb(parcours, place)}
        sansLien={sansLien}
        lieu={path}
      />
      <Facultatif>{debug && <Debug />}</Facultatif>
      <div className="columns">
        <main id="contenu">
          <Contenu {...{ accord, results, fictifs, arrivee, chapitre }} />
        </main>
        {pathname !== RESULTATS && <AideDuChapitre chapitre={chapitre} />}
      </div>
      <PlusTard cache={sansLien || results} />
    </div>
  );
}

const AideDuChapitre = ({ chapitre }: { chapitre: ChapterName }) => (
  <aside className="side" aria-label="Aide du chapitre">
    <Illustration chapitre={chapitre} />
    <p>{chapterNamed(chapitre).help}</p>
  </aside>
);

interface PropsDeLEnTete extends Chapitres {
  /** Nothing where no question is asked. */
  avance: Avance | undefined;
  titre: string | undefined;
  sansLien: boolean;
  /** The menu closes when one goes elsewhere. */
  lieu: string;
}

/** Where one stands, in one row: the chapter and how much is left; it opens the chapters and the way to the answers. */
function EnTete({ avance, titre, views, sansLien, lieu }: PropsDeLEnTete) {
  if (!avance)
    return (
      <section className="journey-head" aria-label="Avancement">
        <Fil views={views} />
        <div className="chapter-title">
          <p>{titre}</p>
          <MesReponses cache={sansLien} />
        </div>
      </section>
    );
  return (
    <section className="journey-head" aria-label="Avancement">
      <Fil views={views} />
      <details className="where" key={lieu} ref={fermerParEchap}>
        <summary>
          <span className="chapter">{titre}</span>
          <span className="hint">{restantes(avance.reste)}</span>
        </summary>
        <nav aria-label="Tous les chapitres">
          <Chapters views={views} />
          <MesReponses cache={sansLien} />
        </nav>
      </details>
      <Progression {...avance} />
    </section>
  );
}

/** Escape closes the menu, and the keyboard is back on what opens it. */
function fermerParEchap(menu: HTMLDetailsElement) {
  const fermer = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  menu.addEventListener("keydown", fermer);
  return () => menu.removeEventListener("keydown", fermer);
}

/** The chapters, where there is room to see them at once. */
const Fil = ({ views }: Chapitres) => (
  <nav className="wide" aria-label="Chapitres">
    <Chapters views={views} />
  </nav>
);

function Progression({ part }: Avance) {
  const share = Math.round(part * 100);
  return <progress max={100} value={share} aria-label={`Questionnaire rempli à ${share} %`} />;
}

interface PropsDuContenu {
  accord: ReturnType<typeof useJourneyUrl>["accord"];
  results: boolean;
  fictifs: boolean;
  arrivee: boolean;
  chapitre: ChapterName;
}

/** The page of the address, unless it has nothing to show yet. */
function Contenu({ accord, results, fictifs, arrivee, chapitre }: PropsDuContenu) {
  const montree = accord === "agreed" || (results && fictifs);
  return (
    <>
      {montree && <Outlet />}
      {accord === "agreed" && chapterNamed(chapitre).chiffrable && (
        <Facultatif>
          <EnDirectEnsuite />
        </Facultatif>
      )}
      {accord === "apart" && !montree && (
        <Suspense>{!results ? <Apercu /> : arrivee ? <PasEncore /> : <EnRecherche />}</Suspense>
      )}
    </>
  );
}

/** There from the start, hidden until there is an answer: the first one has no link to make. */
const MesReponses = memo(({ cache }: { cache: boolean }) => (
  <Lien className="summary-link" to={RECAPITULATIF} hidden={cache}>
    Mes réponses
  </Lien>
));
const PlusTard = memo(({ cache }: { cache: boolean }) => (
  <nav className="later" aria-label="Plus tard" hidden={cache}>
    <Lien to={`${RECAPITULATIF}#${GARDER}`}>Reprendre plus tard</Lien>
  </nav>
));

interface Chapitres {
  views: readonly ChapterView[];
}

const memesChapitres = ({ views: avant }: Chapitres, { views }: Chapitres) =>
  views.every(({ state, path }, rang) => state === avant[rang]?.state && path === avant[rang].path);

/** Drawn again when a chapter opens or ends only: most answers change none. */
const Chapters = memo(function Chapters({ views }: Chapitres) {
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
}, memesChapitres);
