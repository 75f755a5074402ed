import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { parUtilite } from "../../catalogue/results/utilite.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { type Besoin, besoins, estRecue } from "../../catalogue/schema/besoins.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useJourney } from "../session/use-journey.ts";
import { Cartes } from "./carte.tsx";

/** True of what is worth a card before being unfolded: money, or a price that one pays. */
const enVue = ({ nature }: Droit) => estRecue(nature) || nature === "prix";

/** Aids of one need: the most useful first, services and discounts folded under the others. */
function UnBesoin({ titre, droits, jour }: { titre: string; droits: readonly Droit[]; jour: string }) {
  const tries = parUtilite(droits, jour);
  // A need without money still shows its first aid.
  const vus = tries.some(enVue) ? tries.filter(enVue) : tries.slice(0, 1);
  const replies = tries.filter((droit) => !vus.includes(droit));
  return (
    <section>
      <h2>{titre}</h2>
      <Cartes droits={vus} />
      {replies.length > 0 && (
        <details className="group">
          <summary>
            Et aussi : {replies.length}{" "}
            {replies.length > 1 ? "services ou réductions" : "service ou réduction"}
          </summary>
          <Cartes droits={replies} />
        </details>
      )}
    </section>
  );
}

/** Aids by what they help with; a need without aid is left out. */
export const ParBesoin = ({ droits, jour }: { droits: readonly Droit[]; jour: string }) =>
  (Object.keys(besoins) as Besoin[]).map((besoin) => {
    const siens = aProposer(droits).filter((droit) => droit.besoin === besoin);
    return siens.length > 0 && <UnBesoin key={besoin} titre={besoins[besoin]} droits={siens} jour={jour} />;
  });

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
