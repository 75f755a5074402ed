import { majuscule, minuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import type { Droit } from "../../../catalogue/results/results.ts";
import { direMontant } from "../../cadre/format/aide.ts";
import { type Titre, titreEnPhrase } from "../../../catalogue/results/gros-titre.ts";

/** « environ 320 € par mois, et probablement 120 € en une fois, à vérifier »; other aids than those of the law may have an amount where these have none. */
export const TotalEstime = ({ titre }: { titre: Titre | undefined }) =>
  titre ? (
    <>
      <strong>{minuscule(titreEnPhrase(titre))}</strong>
    </>
  ) : (
    <strong>le total viendra avec vos résultats</strong>
  );

/** Aids of an estimate, each with its amount. */
export function DroitsEstimes({ droits }: { droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <ul>
      {droits.map((droit) => (
        <li key={droit.id}>
          {majuscule(droit.label)} <span className="hint">{direMontant(droit)}</span>
        </li>
      ))}
    </ul>
  );
}
