import { memo } from "react";
import { motsDesChapitres } from "../../../machines/journey/mots-des-chapitres.ts";
import type { ChapterState, ChapterView } from "../../../machines/journey/position.ts";
import { RECAPITULATIF } from "../../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";

const marks: Readonly<Record<ChapterState, string>> = {
  done: "terminé",
  current: "en cours",
  todo: "à venir",
};

/** The chapters, where there is room to see them at once. */
export const FilDesChapitres = ({ views }: Chapitres) => (
  <nav className="wide" aria-label="Chapitres">
    <Chapters views={views} />
  </nav>
);

/** There from the start, hidden until there is an answer: the first one has no link to make. */
export const MesReponses = memo(({ cache }: { cache: boolean }) => (
  <Lien className="summary-link" to={RECAPITULATIF} hidden={cache}>
    Mes réponses
  </Lien>
));
interface Chapitres {
  views: readonly ChapterView[];
}

const memesChapitres = ({ views: avant }: Chapitres, { views }: Chapitres) =>
  views.every(({ state, path }, rang) => state === avant[rang]?.state && path === avant[rang].path);

/** Drawn again when a chapter opens or ends only: most answers change none. */
export const Chapters = memo(function Chapters({ views }: Chapitres) {
  return (
    <ol className="chapters">
      {views.map(({ name, state, path: to }) => (
        <li key={name} data-state={state}>
          {to && state !== "current" ? (
            <Lien to={to}>{motsDesChapitres[name].fil}</Lien>
          ) : (
            <span aria-current={state === "current" ? "step" : undefined}>{motsDesChapitres[name].fil}</span>
          )}
          <span className="visually-hidden"> ({marks[state]})</span>
        </li>
      ))}
    </ol>
  );
}, memesChapitres);

/** Where one stands, on a page that asks no question: its chapter, and the way to the answers. */
export const TeteSansQuestion = ({
  views,
  titre,
  sansLien,
}: Chapitres & { titre: string | undefined; sansLien: boolean }) => (
  <section className="journey-head" aria-label="Avancement">
    <FilDesChapitres views={views} />
    <div className="chapter-title">
      <p>{titre}</p>
      <MesReponses cache={sansLien} />
    </div>
  </section>
);
