import type { ParcoursEssaye, SorteDEssai } from "../../../machines/chemins/essayes.ts";

/** What is looked for: words, a kind, a tag; empty for all. */
export interface DemandeDEssais {
  mots: string;
  sorte: SorteDEssai | "";
  etiquette: string;
}

const plat = (texte: string) =>
  texte
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();

/** Journeys that hold every word, whatever its accents, in what is said of them. */
export function chercherEssais(
  essais: readonly ParcoursEssaye[],
  { mots, sorte, etiquette }: DemandeDEssais,
) {
  const cherches = plat(mots).split(/\s+/).filter(Boolean);
  return essais.filter((un) => {
    if (sorte && un.sorte !== sorte) return false;
    if (etiquette && !un.etiquettes.includes(etiquette)) return false;
    const dit = plat([un.titre, un.pour, un.marque, ...un.etiquettes].join(" "));
    return cherches.every((mot) => dit.includes(mot));
  });
}

/** Every tag, the most frequent first. */
export function etiquettesDes(essais: readonly ParcoursEssaye[]): string[] {
  const compte = new Map<string, number>();
  for (const une of essais.flatMap(({ etiquettes }) => etiquettes))
    compte.set(une, (compte.get(une) ?? 0) + 1);
  return [...compte].sort(([, a], [, b]) => b - a).map(([une]) => une);
}
