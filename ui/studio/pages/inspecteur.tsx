import { type ComponentType, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { page } from "../../cadre/navigation/chunk.ts";
import { useTitle } from "../../cadre/navigation/titles.ts";
import { useArrival } from "../../cadre/navigation/use-arrival.ts";

/** A page for those who make the journey: its name, the other one, and what comes when it is shown. */
interface Atelier {
  titre: string;
  classe: string;
  autre: readonly [adresse: string, mots: string];
  Corps: ComponentType;
}

const schema: Atelier = {
  titre: "L’inspecteur du parcours",
  classe: "inspecteur",
  autre: ["/inspecteur/parcours", "Les parcours essayés, et enregistrer le vôtre"],
  Corps: page(() => import("../inspecteur.tsx")),
};

const essais: Atelier = {
  titre: "Les parcours essayés",
  classe: "inspecteur essais",
  autre: ["/inspecteur", "Le parcours en schéma"],
  Corps: page(() => import("../essais/essais.tsx")),
};

/** The journey for those who make it: drawn from the machine, explained and played; and the journeys that try it. */
export function Component() {
  const { titre, classe, autre, Corps } = useLocation().pathname === schema.autre[0] ? essais : schema;
  useTitle(titre);
  useArrival();
  return (
    <main id="contenu" className={classe}>
      <h1>{titre}</h1>
      <p className="hint">
        <Link to={autre[0]}>{autre[1]}</Link>
      </p>
      <Suspense fallback={<p role="status">L’inspecteur arrive…</p>}>
        <Corps />
      </Suspense>
    </main>
  );
}
