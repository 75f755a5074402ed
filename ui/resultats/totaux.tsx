import type { Droit } from "../../catalogue/results/results.ts";
import { type Total, totaux } from "../format/aide.ts";
import { ecrireEuros } from "../format/nombres.ts";

const montant = ({ euros, maximum }: Total) => `${maximum ? "jusqu’à " : ""}${ecrireEuros(euros)}`;

/**
 * « Vous pourriez recevoir environ 612 € par mois et 3 aides ponctuelles » (docs/specification.md#totaux);
 * `incomplet` when some aids could not be computed: none is then no answer.
 */
export function phrase(droits: readonly Droit[], incomplet = false): string {
  if (droits.length === 0 && incomplet) return "Vos aides n’ont pas pu être calculées";
  if (droits.length === 0) return "Aucune aide calculée ici ne correspond à vos réponses pour l’instant.";
  const { parMois } = totaux(droits);
  const count = `${droits.length} aide${droits.length > 1 ? "s" : ""}`;
  return parMois.euros > 0
    ? `Vous pourriez recevoir ${parMois.maximum ? "" : "environ "}${montant(parMois)} par mois, avec ${count} en tout.`
    : `Vous pourriez demander ${count}.`;
}

/** Totals by rhythm, never added together: a month’s money is not a cheque. */
export function Totaux({ droits }: { droits: readonly Droit[] }) {
  const { parMois, parAn, enUneFois } = totaux(droits);
  const lignes = [
    ["Chaque mois", parMois],
    ["Chaque année", parAn],
    ["En une fois", enUneFois],
  ] as const;
  const shown = lignes.filter(([, { euros }]) => euros > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="totals">
      {shown.map(([titre, total]) => (
        <div key={titre}>
          <dt>
            {titre}
            {total.maximum && ", jusqu’à"}
          </dt>
          <dd>{ecrireEuros(total.euros)}</dd>
        </div>
      ))}
    </dl>
  );
}
