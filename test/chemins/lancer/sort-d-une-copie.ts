/** What became of a fault planted in a copy, and the lines that say so. */
export interface SortDansUneCopie {
  sort: "vue" | "plantage" | "survit";
  dites: readonly string[];
}

/** What is said when something breaks, rather than when a law or a gate does not hold. */
const PLANTAGE = "aucune erreur ne sort du parcours";

/** Laws that do not hold and gates that are closed, each with what follows it. */
function constats(stdout: string): string[][] {
  const trouves: string[][] = [];
  for (const ligne of stdout.split("\n")) {
    if (ligne.startsWith("✗")) trouves.push([ligne]);
    else if (ligne.startsWith("    ")) trouves.at(-1)?.push(ligne);
    else if (ligne.startsWith("✓")) trouves.push([]);
  }
  return trouves.filter(({ length }) => length > 0);
}

/** Reads a run of `npm run test:paths`: the fault is seen by what names it, and by nothing that only broke. */
export function sortDansUneCopie({
  status,
  stdout,
  stderr,
}: {
  status: number | null;
  stdout: string;
  stderr: string;
}): SortDansUneCopie {
  if (status === 0) return { sort: "survit", dites: [] };
  const nommes = constats(stdout).filter(([premiere = ""]) => !premiere.includes(PLANTAGE));
  if (nommes.length > 0) return { sort: "vue", dites: nommes.flat() };
  return { sort: "plantage", dites: [...constats(stdout).flat(), ...stderr.split("\n")].filter(Boolean) };
}
