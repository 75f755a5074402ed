import { direMontant } from "../cadre/format/aide.ts";
import { phraseDesBaremes } from "../cadre/format/baremes.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { gardees } from "./attente.tsx";
import { MotDEtat } from "./etat.tsx";
import { useJourney } from "../session/use-journey.ts";
import { grosTitre, titreEnPhrase } from "../../catalogue/results/gros-titre.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Incomplete } from "../questions/estimation/incomplete.tsx";
import { useEstimation } from "../questions/estimation/use-estimation.ts";

/** Nothing failed: the network is away, and what needs it goes on by itself when it is back. */
const SansReseau = () => (
  <section role="status">
    <h1>Le résultat complet viendra avec la connexion</h1>
    <p>
      Les aides de votre région, de votre département et de votre commune l’attendent. Dès que le réseau
      revient, le calcul part tout seul.
    </p>
    <p>Vos réponses sont complètes. {gardees()}</p>
  </section>
);

/** The aids of legislation computed on this device, when the server’s results do not come: failed, or the network away. */
export const Component = ({ sansReseau }: { sansReseau: boolean }) => (
  <>
    {sansReseau && <SansReseau />}
    <DeLaLoi />
  </>
);

function DeLaLoi() {
  const { parcours } = useJourney();
  const resultats = useEstimation(parcours.situation);
  if (!resultats || resultats.droitsEligibles.length === 0) return null;
  const { droitsEligibles } = resultats;
  const titre = titreEnPhrase(grosTitre(droitsEligibles, resultats.dateDeValeur));
  const baremes = phraseDesBaremes(resultats);
  return (
    <section className="results">
      <h2>En attendant, calculé sur votre appareil</h2>
      <p>{titre}.</p>
      <ul className="plain">
        {droitsEligibles.map((droit) => (
          <li key={droit.id}>
            <Lien to={`/aides/${encodeURIComponent(droit.id)}`}>{majuscule(droit.label)}</Lien>{" "}
            <span className="hint">{droit.institution.label}</span> <strong>{direMontant(droit)}</strong>{" "}
            <MotDEtat etat={etatDe(droit)} />
          </li>
        ))}
      </ul>
      <p>
        <Lien className="button" to={`${RESULTATS}/plan`}>
          Voir le plan de ces aides
        </Lien>
      </p>
      {baremes && <p className="hint">{baremes}</p>}
      <p className="hint">
        <Incomplete resultats={resultats} />
        Ce sont les aides fixées par la loi ; celles de votre région, de votre département et de votre commune
        viendront avec le résultat complet.
      </p>
    </section>
  );
}
