import { motsDe, singulier, vides } from "./mots.ts";

/** A word of more aids than this tells none of them apart. */
const TROP = 120;

/** What an aid is known by; then what its description and its papers add. */
interface Decrite {
  aide: { label: string; description: string; papiers: readonly string[] };
  institution: { label: string };
}

/** Links and their addresses are not words of the text. */
const sansLiens = (text: string) => text.replace(/\]\([^)]*\)/g, "]").replace(/https?:\/\/\S+/g, "");

/**
 * Words of descriptions, and of papers to gather, that the names do not have, with the ranks of the aids that hold them: a line a word,
 * « mot 3,1,1f », each rank in base 36 and counted from the one before. Some twenty kilobytes compressed.
 */
export function motsDesDescriptions(aides: readonly Decrite[]): string {
  const rangs = new Map<string, number[]>();
  aides.forEach(({ aide: { label, description, papiers }, institution }, rang) => {
    const known = new Set(motsDe(`${label} ${institution.label}`).map(singulier));
    const texte = sansLiens([description, ...papiers].join(" "));
    for (const word of new Set(motsDe(texte).map(singulier))) {
      if (word.length < 3 || /^\d/.test(word) || vides.has(word) || known.has(word)) continue;
      rangs.set(word, [...(rangs.get(word) ?? []), rang]);
    }
  });
  return [...rangs]
    .filter(([, where]) => where.length <= TROP)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([word, where]) =>
        `${word} ${where.map((rang, n) => (rang - (n ? where[n - 1]! : 0)).toString(36)).join(",")}`,
    )
    .join("\n");
}

/** Reads what `motsDesDescriptions` wrote. */
export const lireLesMots = (text: string): Map<string, number[]> =>
  new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [word = "", steps = ""] = line.split(" ");
        let at = 0;
        return [word, steps.split(",").map((step) => (at += Number.parseInt(step, 36)))];
      }),
  );
