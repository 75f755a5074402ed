import { readFileSync } from "node:fs";

/** What a run of the tests is for. */
export type ConsigneDesEssais = {
  /** File of the changed sources, by path, in JSON. */
  sources: string;
  /** File that what is found is added to, one JSON a line; beside it, the change that is on (`ENCOURS`). */
  constats: string;
  /** Test files to run; the short tests without. */
  fichiers?: readonly string[];
} & (
  | { but: "couvrir" }
  | {
      but: "rejouer";
      /** By test, the changes to try, with how many times it passes through each. */
      passages: Record<string, Record<string, number>>;
      /** Milliseconds after which a try is over. */
      patience: number;
    }
  | {
      but: "planter";
      /** The change that is on from the first line loaded. */
      id: string;
    }
);

/** Ending of the file that names the change that is on. */
export const ENCOURS = ".encours";

/** What the tests of a file run through, no change being on. */
export interface CouvertureDUnFichier {
  constat: "couverture";
  fichier: string;
  /** Times each change was passed through as the modules were loaded, by name of the change. */
  auChargement: Record<string, number>;
  essais: readonly { essai: string; ms: number; passages: Record<string, number> }[];
  /** Tests that fail all the same. */
  tombes: readonly string[];
}

/** What a test said of a change. */
export interface ConstatDEssai {
  constat: "essai";
  id: string;
  essai: string;
  sort: "vue" | "plante" | "survit";
  /** The same test, without the change, failed after: something false was kept. */
  salie: boolean;
}

/** Throws when no run was asked for: these tests are not run by hand. */
export function consigneDuMoment(): ConsigneDesEssais {
  const fichier = process.env["CONSIGNE_DES_FAUTES"];
  if (fichier === undefined) throw new Error("npm run test:mutants -- --code");
  return JSON.parse(readFileSync(fichier, "utf8")) as ConsigneDesEssais;
}
