import { Component, type ReactNode } from "react";
import { useRouteError } from "react-router";
import { ChunkError, reloadOnce } from "../navigation/chunk.ts";

function Sorry({ error }: { error: unknown }) {
  return (
    <main className="page">
      <h1>Cette page n’a pas pu s’afficher</h1>
      <p>
        {error instanceof ChunkError && "Une partie du simulateur n’est pas arrivée jusqu’à vous. "}
        Vos réponses sont gardées dans ce navigateur. Rechargez la page ; si le problème continue, revenez à
        l’accueil.
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          Recharger la page
        </button>
        <a className="button secondary" href="/">
          Revenir à l’accueil
        </a>
      </p>
      <p className="hint">{error instanceof Error ? error.message : ""}</p>
    </main>
  );
}

export function RouteError() {
  const error = useRouteError();
  return reloadOnce(error) ? null : <Sorry error={error} />;
}

/** Last resort: never a white page. */
export class Crash extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Sorry error={this.state.error} />;
  }
}
