import { Lien } from "../navigation/lien.tsx";
import { useArrival } from "../navigation/use-arrival.ts";
import { useTitle } from "../navigation/titles.ts";

/** What an address that leads nowhere shows. */
export function Component() {
  useTitle("Page introuvable");
  useArrival();
  return (
    <main id="contenu" className="page">
      <h1>Cette page n’existe pas</h1>
      <p>L’adresse est peut-être incomplète, ou la page a changé de place.</p>
      <p>
        <Lien className="button" to="/">
          Revenir à l’accueil
        </Lien>
      </p>
    </main>
  );
}
