import { parseArgs } from "node:util";
import { DOSSIER_DU_RAPPORT } from "./raconter.ts";

/** What `npm run test:paths` was asked. */
export interface OptionsDuLancement {
  graine: number;
  /** Replays one journey and nothing else. */
  chemin?: number;
  /** Replays it, or only some, in the browser as well. */
  ecran: boolean;
  /** No browser at all. */
  sansEcran: boolean;
  /** Nightly: every journey in the browser, twenty times more random gestures. */
  tout: boolean;
  /** Of a night shared between machines: the journeys of this one in the browser. */
  part?: { rang: number; sur: number };
  /** Where the JUnit report goes. */
  junit: string;
  /** Path of fast-check to random gestures, and to the gestures themselves. */
  editions?: string;
  gestes?: string;
}

export const USAGE = `npm run test:paths -- [options]
  --graine N          autres chemins, toujours les mêmes pour un même N (1)
  --all               de nuit : chaque chemin dans un navigateur, plus de gestes au hasard
  --part K/N          avec --all, dans le navigateur : la part K de N, pour partager la nuit entre machines
  --sans-ecran        sans navigateur
  --junit FICHIER     où écrire le rapport JUnit (dist/client/chemins/junit.xml)
  --chemin N          rejoue un seul chemin et raconte (--ecran : dans un navigateur aussi)
  --editions CHEMIN --gestes GESTES   rejoue des gestes au hasard`;

function entier(texte: string, nom: string): number {
  const n = Number(texte);
  if (!Number.isInteger(n) || n < 0) throw new Error(`--${nom} attend un nombre entier.\n\n${USAGE}`);
  return n;
}

/** « 2/3 »: the second part of three. */
function partDe(texte: string): { rang: number; sur: number } {
  const [, rang = 0, sur = 0] = /^(\d+)\/(\d+)$/.exec(texte)?.map(Number) ?? [];
  if (rang < 1 || rang > sur) throw new Error(`--part attend une part, par exemple 1/3.\n\n${USAGE}`);
  return { rang, sur };
}

/** Reads the command line; throws a French sentence with the usage. */
export function lireOptions(args: readonly string[]): OptionsDuLancement {
  let lues;
  try {
    lues = parseArgs({
      args: [...args],
      options: {
        graine: { type: "string", default: "1" },
        chemin: { type: "string" },
        ecran: { type: "boolean", default: false },
        "sans-ecran": { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        part: { type: "string" },
        junit: { type: "string", default: `${DOSSIER_DU_RAPPORT}/junit.xml` },
        editions: { type: "string" },
        gestes: { type: "string" },
      },
    }).values;
  } catch (erreur) {
    throw new Error(`${(erreur as Error).message}\n\n${USAGE}`, { cause: erreur });
  }
  const { graine, chemin, all, part, ecran, editions, gestes } = lues;
  return {
    graine: entier(graine, "graine"),
    ...(chemin !== undefined && { chemin: entier(chemin, "chemin") }),
    tout: all,
    ...(part !== undefined && { part: partDe(part) }),
    ecran,
    sansEcran: lues["sans-ecran"],
    junit: lues.junit,
    ...(editions !== undefined && { editions }),
    ...(gestes !== undefined && { gestes }),
  };
}
