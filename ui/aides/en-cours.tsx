import type { EtatDeLecture } from "./use-lecture.ts";

/** What a page shows until its reading is there: grey shapes, or the failure with a way to retry. */
export function EnCours({ lecture, quoi }: { lecture: EtatDeLecture<unknown>; quoi: string }) {
  if (lecture.state === "failed") {
    return (
      <section className="card failed" role="alert">
        <p>{lecture.message}</p>
        <button type="button" className="button" onClick={lecture.retry}>
          Réessayer
        </button>
      </section>
    );
  }
  return (
    <div role="status">
      <p className="visually-hidden">{quoi}</p>
      <div className="skeletons" aria-hidden="true">
        <div className="skeleton" />
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    </div>
  );
}
