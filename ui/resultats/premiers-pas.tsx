import { aProposer } from "../../catalogue/results/a-proposer.ts";
import type { CasPressant } from "../../catalogue/results/dabord.ts";
import { premiersPas, raisonDOrdre } from "../../catalogue/results/utilite.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { PetiteCarte } from "./carte.tsx";

/** From that many aids, where to begin is worth saying. */
const ASSEZ = 4;

interface Props {
  droits: readonly Droit[];
  jour: string;
  presses: readonly CasPressant[];
}

/** The three aids to begin with, each with why; nothing for a short list, nor before the shelter of a minor. */
export function PremiersPas({ droits, jour, presses }: Props) {
  if (aProposer(droits).length < ASSEZ || presses.includes("mineur_sans_toit")) return null;
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
