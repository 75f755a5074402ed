import lesDepartements from "@etalab/decoupage-administratif/data/departements.json" with { type: "json" };
import lesRegions from "@etalab/decoupage-administratif/data/regions.json" with { type: "json" };
import { typographier } from "../../catalogue/schema/typographie.ts";
import { lireTerritoire } from "../../server/catalogue/territoire.ts";
import { readCommunes } from "../../server/communes/data.ts";

interface Nomme {
  code: string;
  nom: string;
}

/** The map that the catalogue is laid on: régions and départements by name, and where smaller places are. */
export interface Territoires {
  regions: readonly Nomme[];
  departements: readonly (Nomme & { region: string })[];
  /** Département of a commune, those that were joined to another included. */
  deLaCommune: (code: string) => string | undefined;
  /** Département where most people of an intercommunality live: some are on several. */
  deLEpci: (siren: string) => string | undefined;
}

/** Those that have a council: overseas collectivities are not in the catalogue. */
const servi = ({ zone }: { zone: string }) => zone === "metro" || zone === "drom";
/** « Côte-d’Or », as the product writes it: the map has typewriter apostrophes. */
const enFrancais = <T extends Nomme>(une: T): T => ({ ...une, nom: typographier(une.nom) });
const parNom = (a: Nomme, b: Nomme) => a.nom.localeCompare(b.nom, "fr");

/** Inhabitants of each intercommunality, by département. */
function habitantsDesEpcis(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const tous = new Map<string, Map<string, number>>();
  for (const { commune, population } of readCommunes()) {
    const { _epci, _departement } = commune;
    if (_epci === undefined) continue;
    const ici = tous.get(_epci) ?? new Map<string, number>();
    tous.set(_epci, ici.set(_departement, (ici.get(_departement) ?? 0) + population));
  }
  return tous;
}

export function lireTerritoires(): Territoires {
  const { pays } = lireTerritoire();
  const habitants = habitantsDesEpcis();
  return {
    regions: lesRegions.filter(servi).map(enFrancais).sort(parNom),
    departements: lesDepartements.filter(servi).map(enFrancais),
    deLaCommune: (code) => pays.commune(code)?._departement,
    deLEpci: (siren) => [...(habitants.get(siren) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0],
  };
}
