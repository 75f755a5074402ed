import { ideesRecuesDe } from "../../../catalogue/results/demarches/idees-recues.ts";
import type { Droit } from "../../../catalogue/results/results.ts";
import { typographier } from "../../../catalogue/schema/typographie.ts";
import { SourceDite } from "./source-dite.tsx";

/** What makes people give up an aid that is theirs, answered; nothing where nothing is known (docs/specification.md#idees-recues). */
export function Component({ de }: { de: Pick<Droit, "id"> }) {
  const idees = ideesRecuesDe(de.id);
  if (idees.length === 0) return null;
  return (
    <section>
      <h2>On croit souvent…</h2>
      {idees.map(({ croyance, reponse, source }) => (
        <div key={croyance}>
          <p>
            <strong>{typographier(`« ${croyance} »`)}</strong>
          </p>
          <p>{typographier(reponse)}</p>
          <p className="hint">
            Source{"\u00a0"}: <SourceDite de={source} />.
          </p>
        </div>
      ))}
    </section>
  );
}
