import { useState } from "react";
import type { Parcours } from "../../../machines/journey/walk.ts";
import { useJourney } from "../../session/use-journey.ts";
import { DroitsEstimes, TotalEstime } from "./droits.tsx";
import { estPerdue, Incomplete } from "./incomplete.tsx";
import { direMouvement, montrer, type ParMois } from "./montrer.ts";
import { useEstimation } from "./use-estimation.ts";

/** What moved an amount last, in a sentence; nothing while it stays, nor while it is not known. */
function useMouvement(parMois: ParMois | undefined, parcours: Parcours, path: string): string | undefined {
  const [vu, setVu] = useState<ParMois & { phrase?: string | undefined }>();
  if (parMois && (parMois.sur !== vu?.sur || parMois.tout !== vu.tout))
    setVu({ ...parMois, phrase: vu && direMouvement(vu, parMois, parcours, path) });
  return parMois && vu?.phrase;
}

/** « Ce que vous pourriez toucher »: from the answers so far, computed on this device as they change. */
export function Component() {
  const { parcours, path } = useJourney();
  const resultats = useEstimation(parcours.situation);
  const { droits, titre, parMois } = montrer(resultats, parcours);
  const mouvement = useMouvement(resultats && parMois, parcours, path);
  if (!resultats || estPerdue(resultats)) return null;
  return (
    <details className="live">
      <summary>
        Ce que vous pourriez toucher : <TotalEstime titre={titre} />
        {mouvement && <span className="hint"> {mouvement}</span>}
      </summary>
      <DroitsEstimes droits={droits} />
      <p className="hint">
        <Incomplete resultats={resultats} />
        D’après vos réponses jusqu’ici, et pour les seules aides que la loi calcule : celles de votre région,
        de votre commune et les autres viendront avec vos résultats. Calculé sur votre appareil : rien n’est
        envoyé.
      </p>
    </details>
  );
}
