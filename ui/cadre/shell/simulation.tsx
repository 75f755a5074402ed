import { memo, Suspense, use, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import {
  type Avance,
  avancer,
  breadcrumb,
  type ChapterView,
  chapterOf,
} from "../../../machines/journey/position.ts";
import { chapterNamed } from "../../../machines/journey/chapters.ts";
import type { ChapterName } from "../../../machines/journey/mots-des-chapitres.ts";
import { Lien } from "../navigation/lien.tsx";
import { usePeinte } from "../navigation/use-peinte.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { useJourneyUrl } from "../../session/use-journey-url.ts";
import { GARDER } from "../../session/lien-prive.ts";
import { type JourneyView, useJourney } from "../../session/use-journey.ts";
import { useMachine } from "../../session/use-machine.ts";
import { useSessionSource } from "../../session/use-session.tsx";
import { page } from "../navigation/chunk.ts";
import { Facultatif } from "./crash.tsx";
import { Component as AideDuChapitre } from "./aide-du-chapitre.tsx";
import { Chapters, FilDesChapitres, MesReponses, TeteSansQuestion } from "./tete.tsx";
import { FIRST_STEP, RECAPITULATIF } from "../../../machines/journey/screens.ts";
import { keepsNothing } from "../../session/storage.ts";

const EnDirect = page(() => import("../../questions/estimation/en-direct.tsx"));

const Debug = page(() => import("./debug.tsx"));
const Apercu = page(() => import("./apercu.tsx"));

/** « encore 12 écrans environ »: an estimate, since an answer may open or close questions. */
const restantes = (count: number) =>
  count === 0 ? "Plus aucune question" : count === 1 ? "Dernier écran" : `Encore ${count} écrans environ`;

/**
 * What the bar shows: it does not go down while going forward, and announces no crowd of questions at once. Nothing where no
 * question is asked, and for an answer that is corrected.
 */
function useAvancement({ parcours, path, context }: JourneyView): Avance | undefined {
  const [montree, setMontree] = useState<{ path: string; avance: Avance }>();
  const avance = montree?.path === path ? montree.avance : avancer(montree?.avance, parcours, path);
  if (montree?.path !== path) setMontree({ path, avance });
  return path === RECAPITULATIF || context.retour ? undefined : avance;
}

/** The amounts as one goes: asked for once the question that opens them is painted. */
const EnDirectEnsuite = () => usePeinte() && <EnDirect />;

/**
 * Somebody is at the first question, and nothing was answered here: the machine has nothing to run before its answer. Answers that
 * were kept wait for it: no question shows without them.
 */
function usePremiereFois(pathname: string): boolean {
  const { actor, ask } = useSessionSource();
  const [neuf] = useState(keepsNothing);
  if (!neuf && !actor()) use(ask());
  return neuf && ["/simulation", FIRST_STEP].includes(pathname);
}

/** Frame of the questionnaire: progress, chapters, title with the way to the summary, side help. */
export function Component() {
  const { pathname } = useLocation();
  useMachine(!usePremiereFois(pathname));
  const [params] = useSearchParams();
  const debug = params.get("debug") === "parcours";
  const { accord, shown } = useJourneyUrl(debug);
  const vue = useJourney();
  const { parcours, path } = vue;
  useArrival(accord !== "waiting", shown);
  const chapitre = chapterOf(parcours, path);
  const avance = useAvancement(vue);
  const sansLien = path === RECAPITULATIF || parcours.situation.demandeur.date_naissance === undefined;
  return (
    <div className="simulation">
      <EnTete
        avance={avance}
        titre={chapterNamed(chapitre).fil}
        views={breadcrumb(parcours, path)}
        sansLien={sansLien}
        lieu={path}
      />
      <Facultatif>{debug && <Debug />}</Facultatif>
      <div className="columns">
        <main id="contenu">
          <Contenu accord={accord} chapitre={chapitre} />
        </main>
        <AideDuChapitre chapitre={chapitre} />
      </div>
      <PlusTard cache={sansLien} />
    </div>
  );
}

interface PropsDeLEnTete {
  views: readonly ChapterView[];
  /** Nothing where no question is asked. */
  avance: Avance | undefined;
  titre: string | undefined;
  sansLien: boolean;
  /** The menu closes when one goes elsewhere. */
  lieu: string;
}

/** Where one stands, in one row: the chapter and how much is left; it opens the chapters and the way to the answers. */
function EnTete({ avance, titre, views, sansLien, lieu }: PropsDeLEnTete) {
  if (!avance) return <TeteSansQuestion views={views} titre={titre} sansLien={sansLien} />;
  return (
    <section className="journey-head" aria-label="Avancement">
      <FilDesChapitres views={views} />
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

function Progression({ part }: Avance) {
  const share = Math.round(part * 100);
  return <progress max={100} value={share} aria-label={`Questionnaire rempli à ${share} %`} />;
}

interface PropsDuContenu {
  accord: ReturnType<typeof useJourneyUrl>["accord"];
  chapitre: ChapterName;
}

/** The page of the address, unless it has nothing to show yet. */
function Contenu({ accord, chapitre }: PropsDuContenu) {
  return (
    <>
      {accord === "agreed" && <Outlet />}
      {accord === "agreed" && chapterNamed(chapitre).chiffrable && (
        <Facultatif>
          <EnDirectEnsuite />
        </Facultatif>
      )}
      {accord === "apart" && (
        <Suspense>
          <Apercu />
        </Suspense>
      )}
    </>
  );
}

const PlusTard = memo(({ cache }: { cache: boolean }) => (
  <nav className="later" aria-label="Plus tard" hidden={cache}>
    <Lien to={`${RECAPITULATIF}#${GARDER}`}>Reprendre plus tard</Lien>
  </nav>
));
