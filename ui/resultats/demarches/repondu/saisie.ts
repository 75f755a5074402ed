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
const A_VENIR =
  "Tous ces mois ne sont pas passés. Vérifiez le premier mois et leur nombre ; nous ne savons pas comparer une dette commencée avant les mois de la liste.";
const PLUS_QUE_RECU =
  "C’est plus que ce que vous dites avoir reçu pour ces mois. Vérifiez les montants et le nombre de mois.";

/** Months of a debt at most: it is asked back for two years, three at work (CSS, art. L553-1; C. trav., art. L5422-5). */
const MOIS_AU_PLUS = 36;

const montantDe = (tape: string): number | undefined => {
  const lu = lireNombre(tape);
  return typeof lu === "number" && lu >= 0 ? lu : undefined;
};

const rangDuMois = (mois: string): number => Number(mois.slice(0, 4)) * 12 + Number(mois.slice(5, 7));

const estUnNombreDeMois = (lu: number | undefined): lu is number =>
  lu !== undefined && Number.isInteger(lu) && lu >= 1 && lu <= MOIS_AU_PLUS;

type Dette = Extract<DecisionRecue, { sorte: "dette" }>;

/** What a debt says that cannot be: months to come, or more than was received. */
function fautesDeLaDette({ mois, montant, nombre, recu }: Dette, dernier: string) {
  if (rangDuMois(mois) + nombre - 1 > rangDuMois(dernier)) return { nombre: A_VENIR };
  if (montant > nombre * recu + 1) return { montant: PLUS_QUE_RECU };
  return undefined;
}

/** Reads a debt: how much, for how many months, each of which brought how much. */
function lireLaDette({ mois, ...tape }: SaisieDeDecision, dernier: string): LectureDeDecision {
  const [montant, nombre, recu] = [montantDe(tape.montant), montantDe(tape.nombre), montantDe(tape.recu)];
  if (montant === undefined || !estUnNombreDeMois(nombre) || recu === undefined)
    return {
      fautes: {
        ...(montant === undefined && { montant: MONTANT }),
        ...(!estUnNombreDeMois(nombre) && { nombre: MOIS }),
        ...(recu === undefined && { recu: MONTANT }),
      },
    };
  const decision: Dette = { mois, sorte: "dette", montant, nombre, recu };
  const fautes = fautesDeLaDette(decision, dernier);
  return fautes ? { fautes } : { decision };
}

/** Reads what was typed of a decision; `dernier` is the newest month that there is. */
export function lireLaDecision(saisie: SaisieDeDecision, dernier: string): LectureDeDecision {
  const { sorte, mois, motif } = saisie;
  if (sorte === "refus") return { decision: { mois, sorte, motif } };
  if (sorte === "dette") return lireLaDette(saisie, dernier);
  const montant = montantDe(saisie.montant);
  return montant === undefined ? { fautes: { montant: MONTANT } } : { decision: { mois, sorte, montant } };
}
