import { useEffect, useState } from "react";
import type { ParcoursEcrits } from "../../../machines/studio/chemins/essayes.ts";
import type { Passages } from "../../../machines/studio/personas/passages.ts";
import { lirePassages } from "../passages.ts";

const absents = (compte: Readonly<Record<string, number>>) =>
  Object.entries(compte).flatMap(([nom, fois]) => (fois === 0 ? [nom] : []));

function usePassages(): Passages | undefined {
  const [passages, setPassages] = useState<Passages>();
  useEffect(() => {
    let la = true;
    void lirePassages().then((lus) => la && setPassages(lus));
    return () => {
      la = false;
    };
  }, []);
  return passages;
}

/** What these journeys go through, what none tries yet, and what nobody can do, with its proof. */
export function Couverts({ ecrits: { preuves } }: { ecrits: ParcoursEcrits }) {
  const passages = usePassages();
  if (!passages) return <p role="status">La couverture arrive…</p>;
  const { etapes, transitions, chemins } = passages;
  const [sansEtape, sansPassage] = [absents(etapes), absents(transitions)];
  const pasEssayes = sansPassage.filter((un) => preuves[un] === undefined);
  const essayes = (tous: object, sans: readonly string[]) => Object.keys(tous).length - sans.length;
  return (
    <section aria-label="Ce qu’ils couvrent">
      <h3>Ce qu’ils couvrent</h3>
      <ul>
        <li>{`${chemins} parcours joués, ceux des personnages compris`}</li>
        <li>{`${essayes(etapes, sansEtape)} questions posées, sur ${Object.keys(etapes).length}`}</li>
        <li>{`${essayes(transitions, sansPassage)} passages pris, sur ${Object.keys(transitions).length}`}</li>
      </ul>
      <h3>{`Passages pas essayés : ${pasEssayes.length}`}</h3>
      <ul>
        {pasEssayes.map((un) => (
          <li key={un}>{un}</li>
        ))}
      </ul>
      <h3>{`Passages impossibles, preuve à l’appui : ${Object.keys(preuves).length}`}</h3>
      <ul>
        {Object.entries(preuves).map(([un, preuve]) => (
          <li key={un}>
            <span>{un}</span>
            <span className="hint">{preuve}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
