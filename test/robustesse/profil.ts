import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/** What V8 writes with `--cpu-prof`. Times in microseconds. */
interface Profil {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
    children?: readonly number[];
  }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** Where the time of a save goes. */
const POSTES = [
  ["lecture JSON", /^server\/http\/body\.ts/],
  [
    "schéma",
    /^(node_modules\/valibot\/|machines\/answers\/(posted|record|values)\.ts|server\/routes\/record\.ts)/,
  ],
  ["parcours rejoué", /^(machines|catalogue|node_modules\/xstate)\//],
  ["chiffrement", /^(server\/db\/seal\.ts|server\/routes\/(simulation|tokens)\.ts)/],
  ["base", /^(server\/db\/|node_modules\/(drizzle-orm|better-sqlite3)\/)/],
  ["journal", /^server\/(http\/log|main)\.ts/],
  ["réseau et HTTP", /./],
] as const;

const RESTE = "réseau et HTTP";
const MEMOIRE = "ramasse-miettes";

/** Address of a file that ran, lines and columns from 0, as V8 counts them; the path of the source from the root of the project. */
type SourceDe = (url: string, ligne: number, colonne: number) => string | undefined;

/** By place in the files of a built folder, the source it came from; `undefined` for a file of another folder. */
function sourcesDe(construit: string): SourceDe {
  const cartes = new Map<string, SourceMap | undefined>();
  const lire = (url: string) => {
    const carte = `${url.slice(url.indexOf(`/${construit}/`) + 1)}.map`;
    if (!url.includes(`/${construit}/`) || !existsSync(carte)) return undefined;
    return new SourceMap(JSON.parse(readFileSync(carte, "utf8")) as SourceMapPayload);
  };
  return (url, ligne, colonne) => {
    if (!cartes.has(url)) cartes.set(url, lire(url));
    const trouvee = cartes.get(url)?.findEntry(ligne, colonne);
    return trouvee && "originalSource" in trouvee
      ? trouvee.originalSource.replace(/^(\.\.\/)+(.*(?=node_modules\/))?/, "")
      : undefined;
  };
}

const posteDe = (source: string): string => POSTES.find(([, motif]) => motif.test(source))?.[0] ?? RESTE;

/**
 * Share of each post in the time that the process worked, its first `depuisUs` microseconds left out. What belongs to no source of ours (Node’s
 * own functions) counts for whoever called it.
 */
export function repartir(
  { nodes, samples, timeDeltas }: Profil,
  sourceDe: SourceDe,
  depuisUs: number,
): Map<string, number> {
  const parId = new Map(nodes.map((node) => [node.id, node]));
  const postes = new Map<number, string | undefined>();
  const visiter = (id: number, appelant: string | undefined): void => {
    const node = parId.get(id);
    if (!node) return;
    const { functionName, url, lineNumber, columnNumber } = node.callFrame;
    const source = sourceDe(url, lineNumber, columnNumber);
    const ici =
      functionName === "(garbage collector)" ? MEMOIRE : source ? posteDe(source) : (appelant ?? RESTE);
    postes.set(id, functionName === "(idle)" ? undefined : ici);
    for (const enfant of node.children ?? []) visiter(enfant, source ? ici : appelant);
  };
  visiter(nodes[0]?.id ?? 0, undefined);
  const temps = new Map<string, number>();
  let passes = 0;
  for (const [rang, id] of samples.entries()) {
    const poste = postes.get(id);
    passes += timeDeltas[rang] ?? 0;
    if (poste !== undefined && passes > depuisUs)
      temps.set(poste, (temps.get(poste) ?? 0) + (timeDeltas[rang] ?? 0));
  }
  const total = [...temps.values()].reduce((a, b) => a + b, 0) || 1;
  return new Map([...temps].map(([poste, us]) => [poste, us / total]));
}

/** « parcours rejoué 31 %, réseau et HTTP 22 %… », the largest first, from a profile, less its start, and the folder of the built files, source maps beside them. */
export function direOuVaLeTemps(profil: string, construit: string, depuisUs: number): string {
  const parts = repartir(JSON.parse(readFileSync(profil, "utf8")) as Profil, sourcesDe(construit), depuisUs);
  return [...parts]
    .sort(([, a], [, b]) => b - a)
    .map(([poste, part]) => `${poste} ${Math.round(part * 100)} %`)
    .join(", ");
}
