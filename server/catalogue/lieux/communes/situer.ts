import type { SituerLieu } from "../../../../catalogue/fiches/situer.ts";
import { type LigneDeCommune, lireLigne } from "../../../../catalogue/lieux/communes/lignes.ts";

const CHAMPS = {
  region: "_region",
  departement: "_departement",
  epci: "_epci",
  commune: "depcom",
} as const;

const seul = (codes: ReadonlySet<string>) => (codes.size === 1 ? [...codes][0] : undefined);

/** Says where places lie, from the communes; they are read at the first question, once. */
export function situerLesLieux(read: () => readonly LigneDeCommune[]): SituerLieu {
  let known: Map<string, { regions: Set<string>; departements: Set<string>; epcis: Set<string> }> | undefined;
  const compute = () => {
    known = new Map();
    for (const line of read()) {
      const { commune } = lireLigne(line);
      for (const [genre, champ] of Object.entries(CHAMPS)) {
        const key = `${genre} ${commune[champ] ?? ""}`;
        const there = known.get(key) ?? { regions: new Set(), departements: new Set(), epcis: new Set() };
        there.regions.add(commune._region);
        there.departements.add(commune._departement);
        if (commune._epci) there.epcis.add(commune._epci);
        known.set(key, there);
      }
    }
    return known;
  };
  return (genre, code) => {
    const found = (known ?? compute()).get(`${genre} ${code}`);
    if (!found) return {};
    const [region, departement, epci] = [found.regions, found.departements, found.epcis].map(seul);
    return { ...(region && { region }), ...(departement && { departement }), ...(epci && { epci }) };
  };
}
