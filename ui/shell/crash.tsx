import { Component, type ReactNode, Suspense } from "react";
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

/** Last resort: never a white page. A script that a deployment removed reloads the page once. */
export class Crash extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown, reloading: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, reloading: reloadOnce(error) };
  }

  override render() {
    const { error, reloading } = this.state;
    if (error === undefined) return this.props.children;
    return reloading ? null : <Sorry error={error} />;
  }
}

/** A part of a page that people can do without: absent while it comes, absent if it fails. */
export class Facultatif extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
