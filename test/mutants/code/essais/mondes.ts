import { Atelier } from "../../parcours/atelier.ts";
import { sortDe } from "../../parcours/famille.ts";
import type { SortDUneFaute } from "../../famille.ts";
import { regardsSur } from "../regards.ts";
import { changerLesSources } from "../sources.ts";
import { allumer, interrupteurs } from "./interrupteurs.ts";

/** A change passed through so many times in a world goes round for ever. */
const PASSAGES_DANS_UN_MONDE = 20_000_000;

/** The product loaded anew for each change, that is on from the first line: what is approved of it is looked at. */
export class Mondes {
  private readonly atelier: Promise<Atelier>;

  constructor(sources: Readonly<Record<string, string>>) {
    this.atelier = Atelier.ouvrir(changerLesSources(sources));
  }

  /** What becomes of a change of a file; `tic` is called before each look. */
  async sortDe(id: string, fichier: string, tic: () => void): Promise<SortDUneFaute> {
    const regards = regardsSur(fichier).map(({ par, voir }) => ({
      par,
      voir: (...args: Parameters<typeof voir>) => {
        tic();
        return voir(...args);
      },
    }));
    allumer(id, PASSAGES_DANS_UN_MONDE);
    try {
      return await sortDe(await this.atelier, { sorte: "", ou: fichier, quoi: id }, regards);
    } finally {
      interrupteurs.activeMutant = undefined;
    }
  }

  async fermer(): Promise<void> {
    await (await this.atelier).fermer();
  }
}
