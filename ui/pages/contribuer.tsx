import { EnCours } from "../aides/en-cours.tsx";
import { Prose } from "../site/contribuer/prose.tsx";
import { type PagesDeContribution, usePages } from "../site/contribuer/use-pages.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { Texte } from "../cadre/shell/texte.tsx";

export const enLigne = true;

/** What anyone can do for the catalogue, as editors wrote it, and the ways to do it. */
export function Component() {
  const lecture = usePages();
  useTitle("Contribuer");
  useArrival();
  const pages = lecture.state === "done" ? lecture.value : undefined;
  return (
    <main id="contenu" className="page article">
      <h1>{pages?.titre ?? "Contribuer"}</h1>
      {pages ? <Pages pages={pages} /> : <EnCours lecture={lecture} quoi="Nous ouvrons cette page…" />}
    </main>
  );
}

function Pages({ pages }: { pages: PagesDeContribution }) {
  return (
    <>
      <Prose>{pages.texte}</Prose>
      <p className="row">
        <Lien className="button" to="/contribuer/proposer">
          Proposer une aide
        </Lien>
        <Lien className="button secondary" to="/aides">
          Signaler une erreur sur une aide
        </Lien>
      </p>
      {pages.categories.map(({ nom, idees }) => (
        <section key={nom}>
          <h2>{nom}</h2>
          <ul>
            {idees.map((idee) => (
              <li key={idee}>
                <Texte>{idee}</Texte>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages.taches.length > 0 && (
        <section>
          <h2>Une tâche, pas à pas</h2>
          <ul>
            {pages.taches.map(({ nom, titre }) => (
              <li key={nom}>
                <Lien to={`/contribuer/taches/${nom}`}>{titre}</Lien>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
