import type {
  DecisionRecue,
  MotifDeRefus,
} from "../../../../catalogue/results/demarches/repondu/decision.ts";
import { lireNombre } from "../../../cadre/format/nombres-tapes.ts";

/** What is typed of a decision, before it is read. */
export interface SaisieDeDecision {
  sorte: DecisionRecue["sorte"];
  mois: string;
  montant: string;
  motif: MotifDeRefus;
  nombre: string;
  recu: string;
  /** Day on which the letter came; may be left empty. */
  recueLe: string;
}

/** A field of it that may be refused. */
export type NomDeChamp = "montant" | "nombre" | "recu";

/** What is read of it, or what stands in the way, by field. */
type LectureDeDecision =
  | { decision: DecisionRecue }
  | { fautes: Readonly<Partial<Record<NomDeChamp, string>>> };

const MONTANT = "Écrivez un montant, par exemple 312,40.";
const MOIS = "Écrivez un nombre de mois, de 1 à 36.";

/** Months of a debt at most: it is asked back for two years, three at work (CSS, art. L553-1; C. trav., art. L5422-5). */
const MOIS_AU_PLUS = 36;

const montantDe = (tape: string): number | undefined => {
  const lu = lireNombre(tape);
  return typeof lu === "number" && lu >= 0 ? lu : undefined;
};

/** Reads a debt: how much, for how many months, each of which brought how much. */
function lireLaDette({ mois, montant, nombre, recu }: SaisieDeDecision): LectureDeDecision {
  const [total, combien, chaque] = [montantDe(montant), montantDe(nombre), montantDe(recu)];
  const bonNombre =
    combien !== undefined && Number.isInteger(combien) && combien >= 1 && combien <= MOIS_AU_PLUS;
  if (total !== undefined && bonNombre && chaque !== undefined)
    return { decision: { mois, sorte: "dette", montant: total, nombre: combien, recu: chaque } };
  return {
    fautes: {
      ...(total === undefined && { montant: MONTANT }),
      ...(!bonNombre && { nombre: MOIS }),
      ...(chaque === undefined && { recu: MONTANT }),
    },
  };
}

/** Reads what was typed of a decision. */
export function lireLaDecision(saisie: SaisieDeDecision): LectureDeDecision {
  const { sorte, mois, motif } = saisie;
  if (sorte === "refus") return { decision: { mois, sorte, motif } };
  if (sorte === "dette") return lireLaDette(saisie);
  const montant = montantDe(saisie.montant);
  return montant === undefined ? { fautes: { montant: MONTANT } } : { decision: { mois, sorte, montant } };
}
