import type { Resultats } from "../../catalogue/results/results.ts";
import { PRECISIONS } from "./precisions.tsx";

/** Unfolds the optional amounts, and brings them under the keyboard. */
function ouvrirLesMontants(): void {
  const pli = document.getElementById(PRECISIONS);
  if (!(pli instanceof HTMLDetailsElement)) return;
  pli.open = true;
  pli.querySelector("summary")?.focus();
}

/** Aids that wait for the income of two years ago, which no question asks: how many, and the way to tell it. */
export function RevenusAttendus({
  resultats,
}: {
  resultats: Pick<Resultats, "droitsEligibles" | "dateDeValeur">;
}) {
  const annee = Number(resultats.dateDeValeur.slice(0, 4)) - 2;
  const attendent = resultats.droitsEligibles.filter(({ doutes = [] }) =>
    doutes.some(({ cause, texte }) => cause === "revenus" && texte.includes(`de ${annee}`)),
  );
  if (attendent.length === 0) return null;
  return (
    <div className="decisive no-print">
      <p>
        <strong>Quels revenus ce foyer a-t-il déclarés aux impôts pour {annee} ?</strong>
      </p>
      <p className="hint">
        {attendent.length === 1
          ? "Une aide attend ces revenus pour être sûre."
          : `${attendent.length} aides attendent ces revenus pour être sûres.`}
      </p>
      <button type="button" className="button secondary" onClick={ouvrirLesMontants}>
        Donner ces revenus
      </button>
    </div>
  );
}
