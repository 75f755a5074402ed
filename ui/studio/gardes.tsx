import type { GardeLue } from "../../machines/studio/graph/lecture.ts";

/** Conditions with what was read to decide them, true or false. */
export function Gardes({ titre, gardes }: { titre: string; gardes: readonly GardeLue[] }) {
  if (gardes.length === 0) return null;
  return (
    <section className="gardes" aria-label={titre}>
      <h3>{titre}</h3>
      <ul>
        {gardes.map(({ label, personne, vraie, lues }, rang) => (
          <li key={rang} data-vraie={vraie}>
            <strong>
              {vraie ? "vrai" : "faux"} : {label}
            </strong>
            {personne !== "demandeur" && <span className="hint"> ({personne.replace("_", " ")})</span>}
            <ul>
              {lues.map(({ rule, read, holds }) => (
                <li key={rule} className="hint">
                  {holds ? "✓" : "✗"} {rule} <em>lu : {read}</em>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
