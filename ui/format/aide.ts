export { ecrireMontant } from "../../catalogue/results/ecrire-montant.ts";

/** Initials of an institution, for its monogram. */
export function initiales(label: string): string {
  const words = label
    .replace(/^(L[’']|Le |La |Les )/, "")
    .split(/[\s’'-]+/)
    .filter((word) => /^\p{Lu}/u.test(word));
  const letters = (words.length ? words : [label]).map((word) => word[0]).join("");
  return letters.slice(0, 2).toUpperCase();
}
