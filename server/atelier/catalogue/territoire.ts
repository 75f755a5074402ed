import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { nomSimple } from "../../../catalogue/atelier/check/doublons.ts";
import type { NomsDePlaces } from "../../../catalogue/atelier/check/lignes.ts";
import type { CodesConnus } from "../../../catalogue/atelier/check/valeurs.ts";
import {
  type CommuneDuPays,
  type Pays,
  paysDe,
  type TestDePlace,
} from "../../../catalogue/atelier/exemples/pays.ts";
import { readCommunes } from "../../catalogue/lieux/communes/data.ts";

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
  noms: NomsDePlaces;
}

interface Nommee {
  code: string;
  nom: string;
}

const lireLesNoms = (fichier: string): Nommee[] => {
  const chemin = createRequire(import.meta.url).resolve(
    `@etalab/decoupage-administratif/data/${fichier}.json`,
  );
  return JSON.parse(readFileSync(chemin, "utf8")) as Nommee[];
};

/** Communes, départements and regions by their name; « Paris » is three of them. */
function nommer(communes: readonly CommuneDuPays[]): NomsDePlaces {
  const noms = new Map<string, TestDePlace[]>();
  const ajouter = (fact: TestDePlace["fact"], { code, nom }: Nommee) => {
    const cle = nomSimple(nom);
    noms.set(cle, [...(noms.get(cle) ?? []), { fact, codes: [code] }]);
  };
  for (const { commune } of communes)
    ajouter("menage.depcom", { code: commune.depcom, nom: commune._nomCommune ?? "" });
  for (const departement of lireLesNoms("departements")) ajouter("menage.departement", departement);
  for (const region of lireLesNoms("regions")) ajouter("menage.region", region);
  return noms;
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
    noms: nommer(actuelles),
  };
}

let lu: Territoire | undefined;

/** Places to try the rules of the catalogue on, and the codes that they may be written with; read once. */
export const lireTerritoire = (): Territoire => (lu ??= lire());
