import { dossiersLivres, nomDuPaquet, type Verrou } from "./livres.ts";

/** SPDX names of the licences under which a package may be delivered with a product under the AGPL, version 3. */
const ADMISES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "GPL-3.0-or-later",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "WTFPL",
  "Zlib",
]);

/**
 * Licences that the lock does not say, by package and version, as read where it is told. An update is to be read
 * anew.
 */
export const LUES: Readonly<Record<string, { licence: string; lue: string }>> = {
  "@mapbox/jsonlint-lines-primitives@2.0.2": { licence: "MIT", lue: "README de github.com/mapbox/jsonlint" },
  "fuzzy@0.1.3": { licence: "MIT", lue: "son fichier LICENSE-MIT" },
  "semaphore@1.1.0": { licence: "MIT", lue: "son README" },
  "sort-asc@0.1.0": { licence: "MIT", lue: "son fichier LICENSE-MIT" },
  "sort-desc@0.1.1": { licence: "MIT", lue: "son fichier LICENSE-MIT" },
  "sort-object@0.3.2": { licence: "MIT", lue: "son fichier LICENSE-MIT" },
  "trim@0.0.1": { licence: "MIT", lue: "son README" },
};

/** True for an SPDX expression that can be met: every part of an AND, one of an OR. Of nested ones, none. */
export function licenceAdmise(expression: string): boolean {
  const nue = expression.replace(/^\((.*)\)$/, "$1");
  return nue.split(" AND ").every((partie) => partie.split(" OR ").some((une) => ADMISES.has(une)));
}

/** A package that is delivered. */
export interface PaquetLivre {
  nom: string;
  version: string;
  /** SPDX expression. */
  licence: string;
}

/**
 * Packages that a project is delivered with, by name, each once. Throws an Error that names, in French, every one
 * whose licence is missing or not admitted.
 */
export function paquetsLivres(verrou: Verrou): PaquetLivre[] {
  const lus = dossiersLivres(verrou).map((dossier) => {
    const entree = verrou.packages[dossier]!;
    const [nom, version = ""] = [nomDuPaquet(dossier, entree), entree.version];
    return { nom, version, licence: entree.license ?? LUES[`${nom}@${version}`]?.licence };
  });
  const refuses = lus.filter(({ licence }) => licence === undefined || !licenceAdmise(licence));
  if (refuses.length > 0)
    throw new Error(
      refuses
        .map(({ nom, version, licence }) => `${nom}@${version} : ${licence ?? "aucune licence"}`)
        .join("\n"),
    );
  const parNom = new Map(lus.map((un) => [`${un.nom}@${un.version}`, un as PaquetLivre]));
  return [...parNom].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, paquet]) => paquet);
}
