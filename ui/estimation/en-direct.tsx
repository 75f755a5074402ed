import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireMontant, totaux } from "../format/aide.ts";
import { majuscule } from "../format/mots.ts";
import { ecrireEuros } from "../format/nombres.ts";
import { useJourney } from "../session/use-session.tsx";
import { estPerdue, Incomplete } from "./incomplete.tsx";
import { useEstimation } from "./use-estimation.ts";

const chiffrees = (droits: readonly Droit[]) =>
  droits.filter(
    ({ montant, unit, prix, pret, aVerifier }) =>
      typeof montant === "number" && unit === "euro" && !prix && !pret && !aVerifier,
  );

/** « Ce que vous pourriez toucher »: from the answers so far, computed on this device as they change. */
export function Component() {
  const { parcours } = useJourney();
  const resultats = useEstimation(parcours.situation);
  if (!resultats || estPerdue(resultats)) return null;
  const droits = chiffrees(resultats.droitsEligibles);
  const { parMois } = totaux(droits);
  return (
    <details className="live">
      <summary>
        Ce que vous pourriez toucher :{" "}
        <strong>
          {parMois.euros > 0 ? `${ecrireEuros(parMois.euros)} par mois` : "rien de chiffré encore"}
        </strong>
      </summary>
      {droits.length > 0 && (
        <ul>
          {droits.map((droit) => (
            <li key={droit.id}>
              {majuscule(droit.label)} <span className="hint">{ecrireMontant(droit)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        <Incomplete resultats={resultats} />
        D’après vos réponses jusqu’ici, sans les aides de votre région ou de votre commune. Calculé sur votre
        appareil : rien n’est envoyé.
      </p>
    </details>
  );
}
