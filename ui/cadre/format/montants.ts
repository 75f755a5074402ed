import { isAmount } from "../../../machines/kinds/leaves.ts";
import type { TypeRessource } from "../../../machines/questions/types-ressources.ts";

/** Optional amounts, by what they are of: a blank one has nothing to declare. */
export type Montants = Record<string, number>;

/** The same as they are typed: a text is no amount yet. */
export type MontantsTapes = Record<string, number | string | null>;

/** What is said at a field that holds no amount. */
export const MONTANT_ATTENDU = "Indiquez un montant en euros, par exemple 450 ou 450,50.";

/** True for what is typed that is neither an amount nor blank. */
export const isWrong = (amount: MontantsTapes[string]): boolean =>
  amount !== null && !(isAmount(amount) && amount >= 0);

/** Items whose text is not an amount. */
export const wrongItems = (draft: MontantsTapes): string[] =>
  Object.entries(draft).flatMap(([item, amount]) => (isWrong(amount) ? [item] : []));

/** The draft without its blank items. */
export const filled = (draft: MontantsTapes): Montants =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([item, amount]) => (typeof amount === "number" ? [[item, amount]] : [])),
  );

/** What helps with an amount: what it counts, and where it is written; nothing where its name says it. */
export const aideDuMontant = ({ hint, where }: TypeRessource): string =>
  [hint, where && `À trouver : ${where}`].filter(Boolean).join(hint?.endsWith("…") ? " " : ". ");
