import { useState } from "react";
import type { NonCalcule } from "../../catalogue/results/results.ts";
import type { EtatResultats } from "./use-resultats.ts";
import { NonCalculee } from "./verifier.tsx";

/** « 12 aides n’ont pas pu être calculées », or what the lost part says when it has no names. */
function phrases(aides: readonly NonCalcule[]): string[] {
  const nommees = aides.filter(({ id }) => id !== undefined).length;
  const parties = aides.flatMap(({ id, raison }) => (id === undefined ? [raison] : []));
  if (nommees === 0) return parties;
  return [
    nommees === 1 ? "Une aide n’a pas pu être calculée." : `${nommees} aides n’ont pas pu être calculées.`,
    ...parties,
  ];
}

/** By reason, the aids that share it. */
function parRaison(aides: readonly NonCalcule[]): [string, NonCalcule[]][] {
  const groupes = new Map<string, NonCalcule[]>();
  for (const aide of aides.filter(({ id }) => id !== undefined)) {
    groupes.set(aide.raison, [...(groupes.get(aide.raison) ?? []), aide]);
  }
  return [...groupes];
}

interface Props extends Pick<EtatResultats, "relance" | "retry"> {
  aides: readonly NonCalcule[];
}

/** Aids that a fault kept from being computed: said in a sentence, named, and a way to try again. */
export function Manquantes({ aides, relance, retry }: Props) {
  const [essaye, setEssaye] = useState(false);
  const enCours = relance === "en cours";
  const groupes = parRaison(aides);
  return (
    <section className="banner missing warning" aria-label="Ce qui manque à ces résultats">
      <p>{phrases(aides).join(" ")}</p>
      <p role="status">
        {enCours
          ? "Nous recalculons…"
          : essaye && "Ce nouvel essai n’a rien donné de plus. Attendez une minute avant le suivant."}
      </p>
      <button
        type="button"
        className="button secondary"
        aria-disabled={enCours}
        onClick={() => {
          setEssaye(true);
          retry();
        }}
      >
        Réessayer
      </button>
      {groupes.length > 0 && <Lesquelles groupes={groupes} />}
    </section>
  );
}

const Lesquelles = ({ groupes }: { groupes: ReturnType<typeof parRaison> }) => (
  <details>
    <summary>Lesquelles ?</summary>
    {groupes.map(([raison, unes]) => (
      <div key={raison}>
        <p>{raison}</p>
        <ul className="plain">
          {unes.map((aide) => (
            <NonCalculee key={aide.id} aide={aide} />
          ))}
        </ul>
      </div>
    ))}
  </details>
);
