import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FaitDeLieu } from "../../../../catalogue/fiches/phrases/noms.ts";

const require = createRequire(import.meta.url);

const files: Record<FaitDeLieu, string> = {
  "menage.region": "regions",
  "menage.departement": "departements",
  "menage.epci": "epci",
  "menage.commune": "communes",
};

type Names = ReadonlyMap<string, string>;

interface Named {
  code: string;
  nom: string;
  type?: string;
}

function read(file: string): Names {
  const path = require.resolve(`@etalab/decoupage-administratif/data/${file}.json`);
  const all = JSON.parse(readFileSync(path, "utf8")) as Named[];
  return new Map(
    all
      .filter(({ type }) => file !== "communes" || type === "commune-actuelle")
      .map(({ code, nom }) => [code, nom]),
  );
}

/** Every name of a kind of place, by code. */
export const tousLesNoms = (fact: FaitDeLieu): Readonly<Record<string, string>> =>
  Object.fromEntries(read(files[fact]));

/** Names of regions, départements, intercommunalities and communes; each file is read at its first use. */
export function nomsDeLieux(): (fact: FaitDeLieu, code: string) => string | undefined {
  const known = new Map<FaitDeLieu, Names>();
  return (fact, code) => {
    const names = known.get(fact) ?? read(files[fact]);
    known.set(fact, names);
    return names.get(code);
  };
}
