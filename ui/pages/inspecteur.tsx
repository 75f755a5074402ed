import { Suspense } from "react";
import { Link } from "react-router";
import { page } from "../navigation/chunk.ts";
import { useTitle } from "../navigation/titles.ts";
import { useArrival } from "../navigation/use-arrival.ts";

const Inspecteur = page(() => import("../inspecteur/inspecteur.tsx"));

/** The journey for those who make it: drawn from the machine, explained, and played. */
export function Component() {
  useTitle("L’inspecteur du parcours");
  useArrival();
  return (
    <main id="contenu" className="inspecteur">
      <h1>L’inspecteur du parcours</h1>
      <p className="hint">
        <Link to="/inspecteur/parcours">Les parcours essayés, et enregistrer le vôtre</Link>
      </p>
      <Suspense fallback={<p role="status">L’inspecteur arrive…</p>}>
        <Inspecteur />
      </Suspense>
    </main>
  );
}
