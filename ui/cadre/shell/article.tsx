import type { ReactNode } from "react";
import { useArrival } from "../navigation/use-arrival.ts";
import { useTitle } from "../navigation/titles.ts";
import { MotsEntiers } from "../format/mots-entiers.tsx";

/** A page of text outside the questionnaire. */
export function Article({ titre, children }: { titre: string; children: ReactNode }) {
  useTitle(titre);
  useArrival();
  return (
    <main id="contenu" className="page article">
      <h1>
        <MotsEntiers>{titre}</MotsEntiers>
      </h1>
      {children}
    </main>
  );
}
