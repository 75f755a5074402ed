import { ecrireMontant } from "../../../catalogue/results/ecrire-montant.ts";

/** An amount, its figure never parted from its rhythm by the end of a line. */
export const enEntier = (montant: string): string =>
  montant.replace(/ (?:par (?:mois|an)|en une fois)\b/, (dit) => dit.replaceAll(" ", "\u00a0"));

/** The amount of an aid as it is written on a page; nothing for an aid without amount. */
export function direMontant(chiffre: Parameters<typeof ecrireMontant>[0]): string | undefined {
  const montant = ecrireMontant(chiffre);
  return montant && enEntier(montant);
}

/** Initials of an institution, for its monogram. */
export function initiales(label: string): string {
  const words = label
    .replace(/^(L[’']|Le |La |Les )/, "")
    .split(/[\s’'-]+/)
    .filter((word) => /^\p{Lu}/u.test(word));
  const letters = (words.length ? words : [label]).map((word) => word[0]).join("");
  return letters.slice(0, 2).toUpperCase();
}
