import { lesRares } from "../../catalogue/results/a-proposer.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { majuscule, minuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { direMontant } from "../cadre/format/aide.ts";
import { Lien } from "../cadre/navigation/lien.tsx";

/** Aids that few people may have, folded: the name of each, what it brings, what it hangs on (docs/specification.md#rares). */
export function Rares({ droits }: { droits: readonly Droit[] }) {
  const rares = lesRares(droits);
  if (rares.length === 0) return null;
  return (
    <details className="group">
      <summary>Dans des cas plus rares : {combien(rares.length, "aide")}</summary>
      <ul className="plain">
        {rares.map((droit) => (
          <li key={droit.id} className="rare">
            <Lien to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>{majuscule(droit.label)}</Lien>{" "}
            {direMontant(droit)}
            {droit.si?.map(({ cle, question }) => (
              <span key={cle} className="hint">
                {" "}
                Si : {minuscule(question)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
