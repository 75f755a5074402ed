import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";

/** The way to what there is to do, in order. */
export const VoirMonPlan = () => (
  <p className="row no-print">
    <Lien className="button" to={`${RESULTATS}/plan`}>
      Voir mon plan
    </Lien>{" "}
    <span className="hint">Quoi faire, dans quel ordre, avec quels papiers, avant quelle date.</span>
  </p>
);
