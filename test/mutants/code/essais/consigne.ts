import { readFileSync } from "node:fs";

/** A change to plant before anything is loaded, and the test files to run with it: those of a lot if nothing before saw it. */
export interface APlanter {
  id: string;
  /** Its source, when it is made as modules load: what is approved is looked at first, in a world of its own. */
  auChargementDe?: string;
  lots: readonly (readonly string[])[];
}

/** What the tests are run for. */
export type DemandeDEssais =
  | {
      but: "couvrir";
      /** Test files to run; without, the short tests and the approved texts. */
      fichiers?: readonly string[];
    }
  | {
      but: "rejouer";
      fichiers: readonly string[];
      /** By test, the changes to try, with how many times it passes through each. */
      passages: Record<string, Record<string, number>>;
      /** Milliseconds after which a try is over. */
      patience: number;
    }
  | { but: "planter"; fautes: readonly APlanter[] };

/** What is asked of a run of the tests. */
export type ConsigneDesEssais = DemandeDEssais & {
  /** File of the changed sources, by path, in JSON. */
  sources: string;
  /** File that what is found is added to, one JSON a line; beside it, the change that is on (`ENCOURS`). */
  constats: string;
};

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
  /** Name of the test, or « vu par… » for a look at what is approved. */
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
