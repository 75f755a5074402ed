import { Suspense } from "react";
import { Link } from "react-router";
import { page } from "../navigation/chunk.ts";
import { useTitle } from "../navigation/titles.ts";
import { useArrival } from "../navigation/use-arrival.ts";

const Essais = page(() => import("../inspecteur/essais/essais.tsx"));

/** The journeys that are tried, for who tries them: told by hand or generated, played, and one’s own recorded. */
export function Component() {
  useTitle("Les parcours essayés");
  useArrival();
  return (
    <main id="contenu" className="inspecteur essais">
      <h1>Les parcours essayés</h1>
      <p className="hint">
        <Link to="/inspecteur">Le parcours en schéma</Link>
      </p>
      <Suspense fallback={<p role="status">Les parcours arrivent…</p>}>
        <Essais />
      </Suspense>
    </main>
  );
}
