import { donneePar } from "../../catalogue/results/banque.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { direMontant } from "../cadre/format/aide.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

/** Amount of an aid that is not computed for anyone. */
export function montantAffiche(
  aide: Pick<AideListee, "type" | "montant" | "unit" | "periodicite" | "legend" | "nature">,
) {
  if (aide.montant === undefined) return aide.type === "float" ? "Montant selon votre situation" : undefined;
  return direMontant({ ...aide, montant: aide.type === "bool" ? true : aide.montant });
}

/** An aid of the list: who gives it, how much, with the way to its page. */
export function Carte({ aide }: { aide: AideListee }) {
  const montant = montantAffiche(aide);
  return (
    <li className="card aid">
      <Lien className="aid-name" to={`/aides/${encodeURIComponent(aide.id)}`}>
        <strong>
          <MotsEntiers>{majuscule(aide.label)}</MotsEntiers>
        </strong>
      </Lien>
      <span className="aid-state hint">{donneePar({ type: aide.territoire, label: aide.institution })}</span>{" "}
      {montant && <span className="aid-sum">{montant}</span>}
    </li>
  );
}
