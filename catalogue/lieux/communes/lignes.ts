import { motsDe } from "../../fiches/synonymes/mots.ts";
import type { Commune } from "../../situation/situation.ts";

/** A commune with everything the search needs. */
export interface CommuneEntry {
  /** Its commune without a postal code. */
  commune: Omit<Commune, "_codePostal">;
  /** Postal codes, arrondissement after arrondissement in Paris, Lyon and Marseille. */
  codesPostaux: readonly string[];
  /** Codes to list when the commune is found by its name. */
  codesParNom: readonly string[];
  population: number;
  /** Name of a commune that is now part of this one, when the entry stands for it. */
  ancienNom?: string;
}

/**
 * A commune as one line of text: its name in plain words, then what is known of it. Thirty-five
 * thousand lines weigh a tenth of as many objects; only those that a search finds are unfolded.
 */
export type LigneDeCommune = string;

const TAB = "\t";

/** Plain words of a name: no accent, no case, no hyphen; « St » and « Ste » in full. */
export const plainWords = (text: string): string[] =>
  motsDe(text).map((word) => (word === "st" ? "saint" : word === "ste" ? "sainte" : word));

const ligneDe = ({ commune, codesPostaux, codesParNom, ancienNom }: CommuneEntry): LigneDeCommune =>
  [
    plainWords(ancienNom ?? commune._nomCommune).join(" "),
    [...codesPostaux].sort().join(" "),
    codesParNom.join(" "),
    commune.depcom,
    commune._nomCommune,
    commune._departement,
    commune._region,
    commune._epci ?? "",
    commune._epciType ?? "",
    ancienNom ?? "",
  ].join(TAB);

/** A population to two figures: whoever looks for a place knows how large it is, not to the person. */
function taille({ population }: CommuneEntry): number {
  const unite = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, population))) - 1);
  return Math.floor(population / unite) * unite;
}

/** What lines of a size are in the order of: their name in plain words, then their code. */
export function nomEtCode(ligne: LigneDeCommune): string {
  const [nom = "", , , depcom = ""] = ligne.split(TAB, 4);
  return `${nom}${TAB}${depcom}`;
}

/** Negative if a text comes before another, by their code units: the same on every device. */
export const compareTexts = (une: string, autre: string): number => Number(une > autre) - Number(une < autre);

/** Communes as lines, today’s names before former ones, the largest first, then by name. */
export const lignesDe = (entries: readonly CommuneEntry[]): LigneDeCommune[] =>
  entries
    .map((entry) => {
      const ligne = ligneDe(entry);
      return {
        ligne,
        nom: nomEtCode(ligne),
        ancienne: entry.ancienNom !== undefined,
        taille: taille(entry),
      };
    })
    .sort(
      (a, b) => Number(a.ancienne) - Number(b.ancienne) || b.taille - a.taille || compareTexts(a.nom, b.nom),
    )
    .map(({ ligne }) => ligne);

/** What a line says: the name in plain words, the codes, the former name if it is one, and the commune without a postal code. */
export function lireLigne(ligne: LigneDeCommune) {
  const [
    nom = "",
    codes = "",
    parNom = "",
    depcom = "",
    _nomCommune = "",
    _departement = "",
    _region = "",
    epci,
    type,
    ancienNom,
  ] = ligne.split(TAB);
  return {
    nom,
    codesPostaux: codes.split(" "),
    codesParNom: parNom.split(" "),
    ...(ancienNom && { ancienNom }),
    commune: {
      depcom,
      _nomCommune,
      _departement,
      _region,
      ...(epci && { _epci: epci }),
      ...(type && { _epciType: type }),
    } satisfies Omit<Commune, "_codePostal">,
  };
}
