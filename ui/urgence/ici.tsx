import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import type { SituationDUrgence } from "../../catalogue/urgence/urgences.ts";
import { Carte } from "../aides/carte.tsx";
import { Lien } from "../navigation/lien.tsx";

/** Most aids shown for a situation: the way to the others is below. */
const MONTREES = 4;

/** Aids of this place for a situation: those to ask first, then the nearest territory first. */
function aidesPour(
  { aides: premieres, besoin }: SituationDUrgence,
  ici: readonly AideListee[],
): AideListee[] {
  const nommees = premieres.flatMap((id) => ici.find((aide) => aide.id === id) ?? []);
  const autres = ici
    .filter((aide) => aide.besoin === besoin && aide.territoire !== "national" && !nommees.includes(aide))
    .reverse();
  return [...autres.slice(0, MONTREES - Math.min(2, nommees.length)), ...nommees].slice(0, MONTREES);
}

/** Aids one may ask for where one lives; those of the whole country without a commune. */
export function AidesDIci({ situation, ici }: { situation: SituationDUrgence; ici: readonly AideListee[] }) {
  const aides = aidesPour(situation, ici);
  if (aides.length === 0) return null;
  return (
    <>
      <h3>Des aides à demander</h3>
      <ul className="aids">
        {aides.map((aide) => (
          <Carte key={aide.id} aide={aide} />
        ))}
      </ul>
      {situation.besoin && (
        <p>
          <Lien to={`/aides?besoin=${situation.besoin}`}>Voir toutes les aides de ce genre</Lien>
        </p>
      )}
    </>
  );
}
