import { combien } from "../../../catalogue/fiches/phrases/nombres.ts";
import { frontier, remaining } from "../../../machines/journey/position.ts";
import { FIRST_STEP, RESULTATS } from "../../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";
import { useTitle } from "../navigation/titles.ts";
import { useJourney } from "../../session/use-journey.ts";

/** The results page of a journey that is not finished: says what is left rather than sending away. */
export function Component() {
  useTitle("Vos résultats");
  const { parcours } = useJourney();
  const started = parcours.situation.demandeur.date_naissance !== undefined;
  const left = remaining(parcours, RESULTATS);
  return (
    <section className="leaflet">
      <h1>Vos résultats ne sont pas encore là</h1>
      <p>
        {started
          ? `Il reste ${combien(left, "question")} environ avant de connaître vos aides.`
          : "Répondez d’abord au questionnaire : dix minutes suffisent."}
      </p>
      <div className="foot">
        <Lien className="button" to={started ? frontier(parcours) : FIRST_STEP}>
          {started ? "Continuer le questionnaire" : "Commencer"}
        </Lien>
      </div>
    </section>
  );
}
