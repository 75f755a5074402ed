import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { MotDEtat } from "./etat.tsx";
import { Externe } from "../cadre/shell/externe.tsx";

/** Aids that may be due but that no formula decides, and why; under a title of their own, those that weigh; without, the others. */
export function Incalculables({ aides, titre }: { aides: Resultats["incalculables"]; titre?: string }) {
  const celles = aides.filter(({ pese }) => !pese === !titre);
  if (celles.length === 0) return null;
  const liste = (
    <ul className="aids">
      {celles.map(({ id, label, reason }) => (
        <li key={id} className="card unsure">
          <Lien className="aid-name" to={`${RESULTATS}/${encodeURIComponent(id)}`}>
            {majuscule(label)}
          </Lien>
          <span className="aid-state">
            <MotDEtat etat="à vérifier" /> <span className="hint">{reason}</span>
          </span>
        </li>
      ))}
    </ul>
  );
  return titre ? (
    <section>
      <h2>{titre}</h2>
      {liste}
    </section>
  ) : (
    <details className="group">
      <summary>À vérifier au guichet : {combien(celles.length, "aide")}</summary>
      {liste}
    </details>
  );
}

/** One aid that is not computed, with where to check it. */
export const NonCalculee = ({ aide }: { aide: Resultats["nonCalcules"][number] }) => (
  <li>
    {aide.link ? <Externe href={aide.link}>{aide.label}</Externe> : aide.label}{" "}
    <span className="hint">{aide.institution?.label}</span>
  </li>
);

/** Aids of legislation that nothing computes here: named, with where to check them. */
export function NonCalculees({ aides }: { aides: Resultats["nonCalcules"] }) {
  if (aides.length === 0) return null;
  return (
    <details id="a-verifier" className="group">
      <summary>À vérifier vous-même : {combien(aides.length, "aide")}</summary>
      <p className="help">
        Nous ne savons pas calculer ces aides. Leur page officielle dit si vous y avez droit et comment les
        demander.
      </p>
      <ul className="plain">
        {aides.map((aide) => (
          <NonCalculee key={aide.id} aide={aide} />
        ))}
      </ul>
    </details>
  );
}
