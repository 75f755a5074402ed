import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import codesAnciens from "./codes-anciens.json" with { type: "json" };
import {
  type CommuneEntry,
  type LigneDeCommune,
  lignesDe,
} from "../../../../catalogue/lieux/communes/lignes.ts";

interface EtalabCommune {
  code: string;
  nom: string;
  type: string;
  departement: string;
  region: string;
  commune?: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
}

interface EtalabEpci {
  code: string;
  type: string;
  membres: { code: string }[];
}

const require = createRequire(import.meta.url);
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), "utf8")) as T;

/**
 * Reads the communes of today that have a postal code (INSEE and IGN, gathered by Etalab).
 * Municipal arrondissements are part of their city (docs/specification.md#communes).
 */
export function readCommunes(): CommuneEntry[] {
  const all = read<EtalabCommune[]>("communes");
  const epcis = new Map(
    read<EtalabEpci[]>("epci").flatMap(({ code, type, membres }) =>
      membres.map((membre) => [membre.code, { _epci: code, _epciType: type }] as const),
    ),
  );
  const arrondissements = all.filter((one) => one.type === "arrondissement-municipal");
  return all.flatMap((one) => {
    const codes = one.codesPostaux ?? [];
    if (one.type !== "commune-actuelle" || codes.length === 0) return [];
    const parts = arrondissements.filter((part) => part.commune === one.code);
    return [
      {
        commune: {
          depcom: one.code,
          _nomCommune: one.nom,
          _departement: one.departement,
          _region: one.region,
          ...epcis.get(one.code),
        },
        codesPostaux: codes,
        codesParNom: (parts.length ? parts : [one]).flatMap((part) => part.codesPostaux?.slice(0, 1) ?? []),
        population: one.population ?? 0,
      },
    ];
  });
}

/**
 * Reads the delegated and associated communes: each is today’s commune, under the name it had and with its own postal codes;
 * with all those of today’s when its own are unknown.
 */
function readAnciennes(actuelles: readonly CommuneEntry[]): CommuneEntry[] {
  const codes: Readonly<Record<string, string>> = codesAnciens;
  const parCode = new Map(actuelles.map((une) => [une.commune.depcom, une]));
  return read<EtalabCommune[]>("communes").flatMap(({ code, nom, chefLieu }) => {
    const actuelle = parCode.get(chefLieu ?? "");
    if (!actuelle || actuelle.commune._nomCommune === nom) return [];
    const codesPostaux = codes[code]?.split(" ") ?? actuelle.codesPostaux;
    return [{ ...actuelle, codesPostaux, codesParNom: codesPostaux, ancienNom: nom }];
  });
}

/** Every name that a commune is searched by, today’s and former ones, as lines. */
export function readLignes(): LigneDeCommune[] {
  const actuelles = readCommunes();
  return lignesDe([...actuelles, ...readAnciennes(actuelles)]);
}
