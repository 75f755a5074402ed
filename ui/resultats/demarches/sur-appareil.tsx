import { useEstimation } from "../../questions/estimation/use-estimation.ts";
import { useJourney } from "../../session/use-journey.ts";
import { Attente } from "../attente.tsx";
import type { EtatResultats } from "../use-resultats.ts";
import { EcranDuPlan } from "./plan.tsx";

type Props = Pick<EtatResultats, "state" | "error" | "saveError" | "retry"> & { sansReseau: boolean };

/** The plan of the aids of legislation computed on this device, while the server’s results do not come; why, where it cannot be. */
export function Component({ sansReseau, ...status }: Props) {
  const resultats = useEstimation(useJourney().parcours.situation);
  if (!resultats) return <Attente {...status} />;
  return (
    <>
      <div className="banner warning">
        <p>
          Calculé sur votre appareil : ce sont les aides fixées par la loi.{" "}
          {sansReseau
            ? "Celles de votre région, de votre département et de votre commune viendront avec la connexion."
            : "Le calcul complet n’a pas abouti."}
        </p>
        {!sansReseau && (
          <button type="button" className="button secondary" onClick={status.retry}>
            Réessayer
          </button>
        )}
      </div>
      <EcranDuPlan calcules={resultats} fictifs={false} />
    </>
  );
}
