import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { annoncer } from "../navigation/annonces.ts";
import { ChunkError, reloadFailed } from "../navigation/chunk.ts";
import { useEnLigne } from "../navigation/en-ligne.ts";
import { reglagesDe } from "../navigation/lien.tsx";
import { canKeep } from "../../session/storage.ts";
import { retirerLAttente } from "./arrivee.ts";

const rechargez =
  "Rechargez la page ; si cela recommence, revenez à l’accueil, ou essayez avec un autre navigateur : celui-ci est peut-être trop ancien.";

/** Loads the page again once the network is back, where it was the cause. */
function useReprise(enLigne: boolean, error: unknown): void {
  const [coupee] = useState(!enLigne && error instanceof ChunkError);
  useEffect(() => {
    if (coupee && enLigne) location.reload();
  }, [coupee, enLigne]);
}

function Sorry({ error }: { error: unknown }) {
  const enLigne = useEnLigne();
  useReprise(enLigne, error);
  return (
    <main className="page">
      <h1>{enLigne ? "Cette page n’a pas pu s’afficher" : "Cette page a besoin d’une connexion"}</h1>
      <p role="status">
        {enLigne ? (
          error instanceof ChunkError && (
            <span>{"Une partie du simulateur n’est pas arrivée jusqu’à vous. "}</span>
          )
        ) : (
          <span>
            {
              "Vous êtes hors connexion, et votre appareil ne garde pas cette page. Elle viendra d’elle-même avec le réseau. "
            }
          </span>
        )}
        <span>
          {canKeep()
            ? `Vos réponses sont gardées dans ce navigateur. ${enLigne ? rechargez : ""}`
            : "Votre navigateur refuse de garder vos réponses : recharger la page les efface."}
        </span>
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          Recharger la page
        </button>
        <a className="button secondary" href={`/${reglagesDe(location.search)}`}>
          Revenir à l’accueil
        </a>
      </p>
    </main>
  );
}

/** Catches what throws below; a script that a deployment removed reloads the page once. */
abstract class Boundary extends Component<{ children: ReactNode; attente?: ReactNode }> {
  override state = { error: undefined as unknown, reloading: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, reloading: reloadFailed(error) };
  }

  override componentDidCatch(error: unknown) {
    annoncer({ type: "faute", error });
  }

  /** What is shown as long as nothing threw. */
  protected abstract whole(): ReactNode;
  protected abstract failed(error: unknown): ReactNode;

  override render() {
    const { error, reloading } = this.state;
    if (error === undefined) return this.whole();
    return reloading ? null : this.failed(error);
  }
}

/** Last resort: never a white page. */
export class Crash extends Boundary {
  override componentDidCatch(error: unknown) {
    super.componentDidCatch(error);
    retirerLAttente();
  }

  protected whole() {
    return this.props.children;
  }

  protected failed(error: unknown) {
    return <Sorry error={error} />;
  }
}

/**
 * A part of a page that people can do without: absent while it comes, or its place kept. If its script is gone, that is
 * said; any other failure leaves it absent.
 */
export class Facultatif extends Boundary {
  protected whole() {
    return <Suspense fallback={this.props.attente}>{this.props.children}</Suspense>;
  }

  protected failed(error: unknown) {
    return (
      error instanceof ChunkError && (
        <p className="hint">
          Une partie de cette page n’est pas arrivée.{" "}
          <button type="button" className="link" onClick={() => location.reload()}>
            Recharger la page
          </button>
        </p>
      )
    );
  }
}
