import type { Situation } from "./situation.ts";

/** What somebody from outside Europe may hold; each is the name of a precision, « oui » or « non ». */
export const titresDeSejour = [
  "titre_etudiant",
  "protection_asile",
  "demande_asile",
  "titre_cinq_ans",
] as const;
export type TitreDeSejour = (typeof titresDeSejour)[number];

/**
 * The permit of the person who answers: one of them, `autre` once each is « non », `undefined` for what was not said, is not
 * known, or is asked of nobody (a French or European).
 */
export function titreDeSejour({
  demandeur: { nationalite },
  precisions = {},
}: Situation): TitreDeSejour | "autre" | undefined {
  if (nationalite !== "AF") return undefined;
  const dit = titresDeSejour.find((titre) => precisions[titre] === true);
  if (dit) return dit;
  return titresDeSejour.every((titre) => precisions[titre] === false) ? "autre" : undefined;
}
