import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FaitDeLieu } from "../../catalogue/fiches/lisible.ts";

const require = createRequire(import.meta.url);

const files: Record<FaitDeLieu, string> = {
  "menage.region": "regions",
  "menage.departement": "departements",
  "menage.epci": "epci",
  "menage.commune": "communes",
};

interface Named {
  code: string;
  nom: string;
  type?: string;
}

function read(file: string): ReadonlyMap<string, string> {
  const path = require.resolve(`@etalab/decoupage-administratif/data/${file}.json`);
  const all = JSON.parse(readFileSync(path, "utf8")) as Named[];
  return new Map(
    all
      .filter(({ type }) => file !== "communes" || type === "commune-actuelle")
      .map(({ code, nom }) => [code, nom]),
  );
}

/** Names of regions, départements, intercommunalities and communes; each file is read at its first use. */
export function nomsDeLieux(): (fact: FaitDeLieu, code: string) => string | undefined {
  const known = new Map<FaitDeLieu, ReadonlyMap<string, string>>();
  return (fact, code) => {
    const names = known.get(fact) ?? read(files[fact]);
    known.set(fact, names);
    return names.get(code);
  };
}
