import { majuscule } from "../../catalogue/phrases/casse.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireMontant } from "../format/aide.ts";
import { ecrireEuros } from "../format/nombres.ts";

/** « 320 € par mois dont 120 € à vérifier », or what is said when nothing has an amount yet. */
export const TotalEstime = ({
  total,
  aVerifier,
  rien,
}: {
  total: number;
  aVerifier: number;
  rien: string;
}) => (
  <>
    <strong>{total > 0 ? `${ecrireEuros(total)} par mois` : rien}</strong>
    {aVerifier > 0 && <span>{` dont ${ecrireEuros(aVerifier)} à vérifier`}</span>}
  </>
);

/** Aids of an estimate, each with its amount. */
export function DroitsEstimes({ droits }: { droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <ul>
      {droits.map((droit) => (
        <li key={droit.id}>
          {majuscule(droit.label)} <span className="hint">{ecrireMontant(droit)}</span>
        </li>
      ))}
    </ul>
  );
}
