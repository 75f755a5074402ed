import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CodesConnus } from "../../catalogue/check/valeurs.ts";
import { type CommuneDuPays, type Pays, paysDe } from "../../catalogue/exemples/pays.ts";
import { readCommunes } from "../communes/data.ts";

interface CommuneRemplacante {
  code: string;
  type: string;
  anciensCodes?: string[];
}

/** Communes that were joined to another, with the code they had: some rules still name them. */
function anciennesCommunes(actuelles: readonly CommuneDuPays[]): CommuneDuPays[] {
  const chemin = createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/communes.json");
  const toutes = JSON.parse(readFileSync(chemin, "utf8")) as CommuneRemplacante[];
  const parCode = new Map(actuelles.map((une) => [une.commune.depcom, une]));
  return toutes.flatMap(({ code, anciensCodes = [] }) => {
    const nouvelle = parCode.get(code);
    if (!nouvelle) return [];
    return anciensCodes.map((depcom) => ({ ...nouvelle, commune: { ...nouvelle.commune, depcom } }));
  });
}

interface Territoire {
  pays: Pays;
  codes: CodesConnus;
}

function lire(): Territoire {
  const actuelles = readCommunes();
  const anciennes = anciennesCommunes(actuelles);
  const codesDe = (lire: (une: CommuneDuPays) => readonly (string | undefined)[]) =>
    new Set(actuelles.flatMap(lire).filter((code) => code !== undefined));
  return {
    pays: paysDe([...actuelles, ...anciennes]),
    codes: {
      regions: codesDe(({ commune }) => [commune._region]),
      departements: codesDe(({ commune }) => [commune._departement]),
      communes: codesDe(({ commune }) => [commune.depcom]),
      anciennesCommunes: new Set(anciennes.map(({ commune }) => commune.depcom)),
      epcis: codesDe(({ commune }) => [commune._epci]),
      codesPostaux: codesDe(({ codesPostaux }) => codesPostaux),
    },
  };
}

let lu: Territoire | undefined;

/** Places to try the rules of the catalogue on, and the codes that they may be written with; read once. */
export const lireTerritoire = (): Territoire => (lu ??= lire());
