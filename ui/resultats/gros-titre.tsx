import { etatDe, type EtatDeDroit } from "../../catalogue/results/certitude.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { totauxDe } from "../../catalogue/results/totaux.ts";
import { type Titre, titreDesTotaux } from "../format/gros-titre.ts";

const RIEN = "Aucune aide calculée ici ne correspond à vos réponses pour l’instant";

/** The headline of results (docs/specification.md#totaux); `incomplet` when some aids could not be computed: none is then no answer. */
export function grosTitre(droits: readonly Droit[], incomplet = false): Titre {
  if (droits.length === 0)
    return { debut: incomplet ? "Vos aides n’ont pas pu être calculées" : RIEN, suite: "", reste: [] };
  const combien = droits.length === 1 ? "Une aide" : `${droits.length} aides`;
  return (
    titreDesTotaux(totauxDe(droits)) ?? {
      debut: combien,
      suite: " pour vous, sans montant calculé",
      reste: [],
    }
  );
}

const comptes: readonly [EtatDeDroit, string, string][] = [
  ["à demander", "sûre", "sûres"],
  ["si", "à confirmer par une réponse", "à confirmer par une réponse"],
  ["à vérifier", "à vérifier", "à vérifier"],
  ["bientôt", "bientôt ouverte", "bientôt ouvertes"],
];

/** « 22 aides : 14 sûres, 6 à vérifier, 2 bientôt ouvertes. » */
export function compteDesAides(droits: readonly Droit[]): string {
  const parts = comptes.flatMap(([etat, un, plusieurs]) => {
    const nombre = droits.filter((droit) => etatDe(droit) === etat).length;
    return nombre > 0 ? [`${nombre} ${nombre > 1 ? plusieurs : un}`] : [];
  });
  return `${droits.length} aide${droits.length > 1 ? "s" : ""} : ${parts.join(", ")}.`;
}

/** What the headline leaves out, and how many aids are sure. */
export function SousTitre({ droits, reste }: { droits: readonly Droit[]; reste: readonly string[] }) {
  if (droits.length === 0) return null;
  return (
    <div className="headline-rest">
      {[...reste, compteDesAides(droits)].map((une) => (
        <p key={une}>{une}</p>
      ))}
    </div>
  );
}
