import { useEffect, useState } from "react";
import { depuisLors, redire } from "../../catalogue/results/annee/depuis.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";
import { estimer } from "../questions/estimation/estimer.ts";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { marqueDeLaPage } from "../session/depart.ts";
import { useFoyer } from "../session/use-foyer.ts";

/** What time moved since answers of another day, computed on this device; nothing when it moved nothing. */
export function Component() {
  const situation = useFoyer();
  const [phrases, setPhrases] = useState<readonly string[]>([]);
  useEffect(() => {
    let stale = false;
    const jour = aujourdhui();
    const foyers = [situation, redire(situation, jour, { memesAges: true }), redire(situation, jour)];
    estimer(foyers, marqueDeLaPage()).then(
      (lus) => {
        const [alors = [], loi = [], maintenant = []] = lus.map(({ droitsEligibles }) => droitsEligibles);
        if (!stale) setPhrases(depuisLors(situation, jour, [alors, loi, maintenant]));
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [situation]);
  if (phrases.length === 0) return null;
  return (
    <section className="card">
      <h2>Depuis le {ecrireJour(situation.dateDeValeur)}</h2>
      <ul>
        {phrases.map((une) => (
          <li key={une}>{une}</li>
        ))}
      </ul>
      <p className="hint">
        Calculé sur cet appareil, comme si vos réponses de ce jour-là valaient encore, pour les aides de la
        loi. Une réponse a changé ? <Lien to={RECAPITULATIF}>Corrigez-la</Lien>
      </p>
    </section>
  );
}
