import { cleDeCollectivite } from "../../schema/collectivite.ts";
import type { Institution } from "../../schema/institution.ts";

/** A bike aid as the page of who gives it says it: where it is described, its last day when there is one. */
export interface VeloDonne {
  lien: string;
  fin?: string;
}

/** Bike aids of the library by collectivity: `epci 243500139`. */
export type VelosDonnes = Readonly<Record<string, readonly VeloDonne[]>>;

/** The later of two last days; none when one of them has no end. */
const dernierJour = (un: string | undefined, autre: string | undefined) =>
  un && autre && (un > autre ? un : autre);

/**
 * The bike aids of an institution on a day, one for each page that describes them; a page that describes several
 * holds until the last of them ends.
 */
export function velosDe(institution: Institution, donnes: VelosDonnes, jour: string): VeloDonne[] {
  const cle = cleDeCollectivite(institution);
  const parLien = new Map<string, VeloDonne>();
  for (const un of (cle && donnes[cle]) || []) {
    if (un.fin !== undefined && un.fin < jour) continue;
    const { fin } = parLien.get(un.lien) ?? un;
    const dernier = dernierJour(fin, un.fin);
    parLien.set(un.lien, { lien: un.lien, ...(dernier && { fin: dernier }) });
  }
  return [...parLien.values()];
}
