import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { compteDesAides } from "../../catalogue/results/gros-titre.ts";
import type { Droit } from "../../catalogue/results/results.ts";

/** What the headline leaves out, and how many aids are sure. */
export function SousTitre({ droits, reste }: { droits: readonly Droit[]; reste: readonly string[] }) {
  if (aProposer(droits).length === 0) return null;
  return (
    <div className="headline-rest">
      {[...reste, compteDesAides(droits)].map((une) => (
        <p key={une}>{une}</p>
      ))}
    </div>
  );
}
