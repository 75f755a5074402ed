import { useState } from "react";
import { whoOf } from "../../machines/journey/about.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { ecrireEuros } from "../format/nombres.ts";
import { useJourney } from "../session/use-journey.ts";
import { DroitsEstimes, TotalEstime } from "./droits.tsx";
import { estPerdue, Incomplete } from "./incomplete.tsx";
import { montrer } from "./montrer.ts";
import { useEstimation } from "./use-estimation.ts";

/** The answer given just before a step, in the words of the summary. */
function derniereReponse(parcours: Parcours, path: string): string | undefined {
  const rang = parcours.active.findIndex((step) => step.path === path);
  const step = parcours.active[rang - 1];
  return step && say(questionOf(step.step.entity, step.step.field).summary, whoOf(parcours, step));
}

/** What moved an amount last, in a sentence; nothing while it stays. */
function useMouvement(total: number | undefined, parcours: Parcours, path: string): string | undefined {
  const [vu, setVu] = useState<{ total: number; phrase?: string }>();
  if (total !== undefined && total !== vu?.total) {
    const ecart = vu ? total - vu.total : 0;
    const quoi = derniereReponse(parcours, path);
    const phrase =
      ecart && quoi
        ? `${ecart > 0 ? "+" : "−"} ${ecrireEuros(Math.abs(ecart))} depuis votre réponse : ${quoi}.`
        : undefined;
    setVu({ total, ...(phrase && { phrase }) });
  }
  return vu?.phrase;
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
