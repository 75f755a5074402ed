import { premiersPas, raisonDOrdre } from "../../catalogue/results/utilite.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";
import { PetiteCarte } from "./carte.tsx";

/** From that many aids, where to begin is worth saying. */
const ASSEZ = 4;

/** The three aids to begin with, each with why; nothing for a short list. */
export function PremiersPas({ droits, jour }: { droits: readonly Droit[]; jour: string }) {
  if (droits.length < ASSEZ) return null;
  return (
    <section className="first-steps">
      <h2>Commencez par</h2>
      <ol>
        {premiersPas(droits, jour).map((droit) => (
          <PetiteCarte key={droit.id} droit={droit} raison={raisonDOrdre(droit, jour)} />
        ))}
      </ol>
    </section>
  );
}

/** The way to what there is to do, in order. */
export const VoirMonPlan = () => (
  <p className="row no-print">
    <Lien className="button" to={`${RESULTATS}/plan`}>
      Voir mon plan
    </Lien>{" "}
    <span className="hint">Quoi faire, dans quel ordre, avec quels papiers, avant quelle date.</span>
  </p>
);
