import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import type { ResultatsPointes } from "../../catalogue/results/pointages.ts";
import { Cartes } from "./carte.tsx";

type De = { de: ResultatsPointes["pointees"] };

/** How many aids are not counted any more, since the person said so; nothing when she said nothing. */
export function PlusComptees({ de: { recue, demandee, ecartee } }: De) {
  const nombre = recue.length + demandee.length + ecartee.length;
  if (nombre === 0) return null;
  return (
    <p className="hint">
      {nombre === 1
        ? "Une aide que vous avez pointée n’est plus comptée ici\u00a0: elle est plus bas."
        : `${nombre} aides que vous avez pointées ne sont plus comptées ici\u00a0: elles sont plus bas.`}
    </p>
  );
}

/** Aids that were asked for, then, folded, those that are not for this person; what comes already is with the others. */
export function Pointees({ de: { demandee, ecartee } }: De) {
  return (
    <>
      {demandee.length > 0 && (
        <section>
          <h2>Aides que vous avez demandées</h2>
          <Cartes droits={demandee} etat="demandée" />
        </section>
      )}
      {ecartee.length > 0 && (
        <details className="group">
          <summary>Pas pour vous : {combien(ecartee.length, "aide")}</summary>
          <Cartes droits={ecartee} etat="pas pour vous" />
        </details>
      )}
    </>
  );
}
