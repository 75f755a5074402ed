import { ecrireMontant } from "../format/aide.ts";
import { phraseDesBaremes } from "../format/baremes.ts";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import { Lien } from "../navigation/lien.tsx";
import { MotDEtat } from "../resultats/etat.tsx";
import { useJourney } from "../session/use-journey.ts";
import { grosTitre } from "../resultats/gros-titre.tsx";
import { Incomplete } from "./incomplete.tsx";
import { useEstimation } from "./use-estimation.ts";

/** The aids of legislation computed on this device, when the server’s results do not come. */
export function Component() {
  const { parcours } = useJourney();
  const resultats = useEstimation(parcours.situation);
  if (!resultats || resultats.droitsEligibles.length === 0) return null;
  const { droitsEligibles } = resultats;
  const { debut, suite } = grosTitre(droitsEligibles);
  const baremes = phraseDesBaremes(resultats);
  return (
    <section className="results">
      <h2>En attendant, calculé sur votre appareil</h2>
      <p>
        {debut}
        {suite}.
      </p>
      <ul className="plain">
        {droitsEligibles.map((droit) => (
          <li key={droit.id}>
            <Lien to={`/aides/${encodeURIComponent(droit.id)}`}>{majuscule(droit.label)}</Lien>{" "}
            <span className="hint">{droit.institution.label}</span> <strong>{ecrireMontant(droit)}</strong>{" "}
            <MotDEtat etat={etatDe(droit)} />
          </li>
        ))}
      </ul>
      {baremes && <p className="hint">{baremes}</p>}
      <p className="hint">
        <Incomplete resultats={resultats} />
        Ce sont les aides fixées par la loi ; celles de votre région, de votre département et de votre commune
        viendront avec le résultat complet.
      </p>
    </section>
  );
}
