import { lesRares } from "../../catalogue/results/a-proposer.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { Cartes } from "./carte.tsx";

/** Aids that few people may have, folded: each in a line (docs/specification.md#rares). */
export function Rares({ droits }: { droits: readonly Droit[] }) {
  const rares = lesRares(droits);
  if (rares.length === 0) return null;
  return (
    <details className="group">
      <summary>Dans des cas plus rares : {combien(rares.length, "aide")}</summary>
      <Cartes droits={rares} enLignes />
    </details>
  );
}
