import type { Droit } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../navigation/lien.tsx";
import { useJourney } from "../session/use-journey.ts";

/** Says, if need be, that no aid of the commune is known here, and who may have one. */
export function SansAideDIci({ droits }: { droits: readonly Droit[] }) {
  const { _nomCommune } = useJourney().parcours.situation.menage;
  const dIci = droits.some(({ institution: { type } }) => type === "commune" || type === "epci");
  if (!_nomCommune || dIci) return null;
  return (
    <p className="hint">
      Nous ne connaissons pas d’aide propre à {_nomCommune} pour vous. Le centre social de la mairie (CCAS)
      peut en avoir : <Lien to={`${RESULTATS}/lieux`}>où le trouver</Lien>.
    </p>
  );
}
