import { dureesDesFoyers } from "../test/essentiel/duree.ts";

/** `npx tsx scripts/duree.ts`: screens, words and minutes of the told households of 16 to 30, in both forms. */
const centile = (parmi: readonly number[], part: number) =>
  [...parmi].sort((a, b) => a - b)[Math.floor((parmi.length - 1) * part)] ?? 0;
for (const [forme, durees] of Object.entries(dureesDesFoyers()))
  console.table(
    Object.fromEntries(
      (["ecrans", "mots", "minutes"] as const).map((quoi) => {
        const parmi = durees.map((une) => une[quoi]);
        const [p10, mediane, p90, max] = [0.1, 0.5, 0.9, 1].map(
          (part) => Math.round(centile(parmi, part) * 10) / 10,
        );
        return [`${forme} : ${quoi}`, { p10, mediane, p90, max }];
      }),
    ),
  );
