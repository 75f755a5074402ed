import type { ReactNode } from "react";
import { useTantQueMuet } from "../widgets/lecture.ts";

const pages = {
  aides: ["/admin/aides", "Toutes les aides"],
  relire: ["/admin/relire", "À faire aujourd’hui"],
  baremes: ["/admin/baremes", "Barèmes de la loi"],
  contributions: ["/admin/contributions", "Contributions reçues"],
  brouillons: ["/admin/#/workflow", "Brouillons"],
  organismes: ["/admin/#/collections/institutions", "Organismes"],
} as const;

/** The ways between our pages, and to what the editor’s library shows. */
export const Navigation = ({ ici }: { ici: keyof typeof pages }) => (
  <nav aria-label="Pages des éditeurs">
    <p className="row">
      {Object.entries(pages)
        .filter(([nom]) => nom !== ici)
        .map(([nom, [adresse, mots]]) => (
          <a key={nom} href={adresse}>
            {mots}
          </a>
        ))}
    </p>
  </nav>
);

interface PropsDePage<T> {
  ici: keyof typeof pages;
  /** The same at each render. */
  lire: () => Promise<T>;
  children: (lu: T) => ReactNode;
}

/** One of our pages: what it shows once it has read, and why it has not. */
export function PageLue<T>({ ici, lire, children }: PropsDePage<T>) {
  const { lu, panne } = useTantQueMuet(lire);
  return (
    <main className="page large">
      <Navigation ici={ici} />
      <h1>{pages[ici][1]}</h1>
      {panne && <p role="alert">{`${panne} Nouvel essai dans un instant.`}</p>}
      {lu === undefined && !panne && <p role="status">Lecture en cours…</p>}
      {lu !== undefined && children(lu)}
    </main>
  );
}
