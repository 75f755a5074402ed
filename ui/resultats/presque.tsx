import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import type { Presque as AidePresque } from "../../catalogue/results/results.ts";
import { ReponseLue, Modifier } from "../aides/raisons.tsx";
import { ecrireJour } from "../cadre/format/dates.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { Lien } from "../cadre/navigation/lien.tsx";

/** What has to change, in a sentence: by itself on a day, else by what the person does. */
const ilFaut = ({ manque: { rule }, des }: AidePresque): string =>
  des ? `D’elle-même le ${ecrireJour(des)} : ${rule}` : `Il faudrait ${rule}`;

/** Aids that one answer keeps away: what would have to change, what was answered, and the way to change it. */
export function AidesPresque({ aides }: { aides: readonly AidePresque[] }) {
  if (aides.length === 0) return null;
  return (
    <details className="group">
      <summary>À une réponse près : {combien(aides.length, "aide")}</summary>
      <p className="help">
        Une seule règle vous en sépare. Si votre réponse était une erreur, ou si votre situation change,
        corrigez-la.
      </p>
      <ul className="almost">
        {aides.map((aide) => (
          <li key={aide.id}>
            <span>
              <Lien to={`/aides/${encodeURIComponent(aide.id)}`}>{majuscule(aide.label)}</Lien>{" "}
              <span className="hint">{aide.institution.label}</span>
              <span className="almost-rule">
                {ilFaut(aide)}
                <ReponseLue read={aide.manque.read} />
              </span>
            </span>
            {!aide.des && (
              <Modifier reads={aide.manque.reads} quoi={`${aide.manque.rule}, pour ${aide.label}`} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
