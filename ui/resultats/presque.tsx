import type { Presque as AidePresque } from "../../catalogue/results/results.ts";
import { Modifier } from "../aides/raisons.tsx";
import { majuscule } from "../format/mots.ts";
import { Lien } from "../navigation/lien.tsx";

/** Aids that one answer keeps away: which rule, what was answered, and the way to change it. */
export function AidesPresque({ aides }: { aides: readonly AidePresque[] }) {
  if (aides.length === 0) return null;
  return (
    <details className="group">
      <summary>
        Presque : {aides.length} aide{aides.length > 1 ? "s" : ""} à une réponse près
      </summary>
      <p className="help">
        Une seule règle vous en sépare. Si votre réponse était une erreur, ou si votre situation change,
        corrigez-la.
      </p>
      <ul className="almost">
        {aides.map(({ id, label, institution, manque }) => (
          <li key={id}>
            <span>
              <Lien to={`/aides/${encodeURIComponent(id)}`}>{majuscule(label)}</Lien>{" "}
              <span className="hint">{institution.label}</span>
              <span className="almost-rule">
                Il faudrait – {manque.rule}
                <span className="hint">Votre réponse – {manque.read}</span>
              </span>
            </span>
            <Modifier reads={manque.reads} quoi={`${manque.rule}, pour ${label}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
