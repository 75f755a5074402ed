import { useEffect, useMemo, useState } from "react";
import { comparables, type PointDeCourbe, pointDe } from "../../../catalogue/results/et-si/courbe.ts";
import { foyersImagines, type Hypothese, SALAIRES } from "../../../catalogue/results/et-si/hypotheses.ts";
import { salaireActuel } from "../../../catalogue/results/et-si/variations.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { estimer } from "../../questions/estimation/estimer.ts";
import { CallError } from "../../session/client.ts";
import { marqueDeLaPage } from "../../session/depart.ts";

const ECHEC = "Le calcul n’a pas abouti sur cet appareil. Rechargez la page pour réessayer.";
const INCOMPLET =
  "Des aides n’ont pas pu être recalculées sur cet appareil : la comparaison se fait sans elles.";

interface Reponse {
  de: Situation;
  hypothese: Hypothese;
  avant: Resultats;
  apres: Resultats;
  points: PointDeCourbe[];
  /** Where the household stands today. */
  ici: PointDeCourbe;
}

/** Results before and after what is imagined, and the curve by salary; all on this device. */
export function useEtSi(situation: Situation, hypothese: Hypothese) {
  const [reponse, setReponse] = useState<Reponse>();
  const [erreur, setErreur] = useState<string>();
  const situations = useMemo(() => foyersImagines(situation, hypothese), [situation, hypothese]);
  useEffect(() => {
    let stale = false;
    estimer(situations, marqueDeLaPage()).then(
      (tous) => {
        const { resultats, incomplet } = comparables(tous);
        const [avant, apres, ...courbe] = resultats;
        if (stale || !avant || !apres) return;
        const rien = incomplet && resultats.every(({ droitsEligibles }) => droitsEligibles.length === 0);
        setErreur(rien ? ECHEC : incomplet ? INCOMPLET : undefined);
        if (rien) return setReponse(undefined);
        setReponse({
          de: situation,
          hypothese,
          avant,
          apres,
          // The first two households are before and after: the curve comes behind.
          points: courbe.map((resultats, rang) =>
            pointDe(SALAIRES[rang] ?? 0, situations[rang + 2] ?? situation, resultats),
          ),
          ici: pointDe(salaireActuel(situation), situation, avant),
        });
      },
      (error: unknown) => {
        if (!stale) setErreur(error instanceof CallError ? error.message : ECHEC);
      },
    );
    return () => {
      stale = true;
    };
  }, [situations, situation, hypothese]);
  return { reponse, erreur };
}
