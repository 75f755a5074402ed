import type { EtatResultats } from "./use-resultats.ts";

type Props = Pick<EtatResultats, "state" | "error" | "saveError" | "retry">;

/** What the results show while they are not there: working, or failed with a way to retry. */
export function Attente({ state, error, saveError, retry }: Props) {
  if (state !== "failed") {
    return (
      <section className="waiting" role="status">
        <h1>Nous cherchons vos aides…</h1>
        <div className="skeletons" aria-hidden="true">
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      </section>
    );
  }
  return (
    <section className="failed" role="alert">
      <h1>Le calcul n’a pas abouti</h1>
      <p>
        {saveError
          ? "Vos réponses n’ont pas pu être envoyées. "
          : "Vos réponses sont arrivées, mais pas le résultat. "}
        {error?.message}
      </p>
      <p>Elles restent gardées dans ce navigateur : vous ne perdez rien.</p>
      <p>
        <button type="button" className="button" onClick={retry}>
          Réessayer
        </button>
      </p>
    </section>
  );
}
