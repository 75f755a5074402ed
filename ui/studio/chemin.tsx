import { useMemo } from "react";
import type { EtapeDuParcours } from "../../machines/studio/graph/etapes.ts";
import { type CheminCourt, cheminVers } from "../../machines/studio/personas/chemin.ts";
import { personasA } from "../../machines/studio/personas/journees.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { foyersConnus, type NomDeFoyer } from "./adresse.ts";
import { etapes } from "./parcours.ts";
import { direReponse } from "./reponses.ts";

/** A short path to a step, and the personas who are asked it. */
export function CheminVersLEtape({
  etape,
  onJouer,
}: {
  etape: EtapeDuParcours;
  onJouer: (nom: NomDeFoyer) => void;
}) {
  const chemin = useMemo(() => cheminVers(etape, etapes), [etape]);
  return (
    <>
      <h3>Un chemin court</h3>
      {chemin ? <Pas chemin={chemin} /> : <p>Personne n’arrive à cette question.</p>}
      <h3>Des exemples</h3>
      <Exemples etape={etape} onJouer={onJouer} />
    </>
  );
}

function Pas({ chemin: { parcours, avant, decisives } }: { chemin: CheminCourt }) {
  const decident = new Set(decisives.map(({ path }) => path));
  if (avant.length === 0) return <p>C’est la première question.</p>;
  return (
    <>
      <p>
        {avant.length} réponse{avant.length > 1 ? "s" : ""} avant elle. En gras, celles qui décident.
      </p>
      <details>
        <summary>Les réponses, dans l’ordre</summary>
        <ol>
          {avant.map((visite) => {
            const { nom, reponse } = direReponse(visite, parcours);
            const ligne = `${nom} : ${reponse}`;
            return <li key={visite.path}>{decident.has(visite.path) ? <strong>{ligne}</strong> : ligne}</li>;
          })}
        </ol>
      </details>
    </>
  );
}

function Exemples({ etape, onJouer }: { etape: EtapeDuParcours; onJouer: (nom: NomDeFoyer) => void }) {
  const dits = new Set(personasA(etape.stateId, marqueDeLaPage()).map(({ titre }) => titre));
  const qui = foyersConnus.filter(({ dit }) => dits.has(dit));
  if (qui.length === 0) return <p>Aucun de nos personnages ne répond à cette question.</p>;
  return (
    <ul className="trouvees">
      {qui.slice(0, 3).map(({ nom, dit }) => (
        <li key={nom}>
          <button type="button" onClick={() => onJouer(nom)}>
            Jouer : {dit}
          </button>
        </li>
      ))}
    </ul>
  );
}
