import { LUES, type PaquetLivre, paquetsLivres } from "./licences.ts";
import type { Verrou } from "./livres.ts";

const table = (paquets: readonly PaquetLivre[]): string[] => [
  "| paquet | version | licence |",
  "| --- | --- | --- |",
  ...paquets.map(({ nom, version, licence }) => `| ${nom} | ${version} | ${licence} |`),
];

const luesAilleurs = (paquets: readonly PaquetLivre[]): string[] =>
  paquets.flatMap(({ nom, version }) => {
    const lue = LUES[`${nom}@${version}`]?.lue;
    return lue === undefined ? [] : [`- ${nom} : ${lue}.`];
  });

/**
 * What is delivered that others wrote (`THIRD-PARTY.md`), from the locks of the product and of the editors’ page.
 * Throws an Error that names each package whose licence is missing or not admitted.
 */
export function texteDesTiers(produit: Verrou, admin: Verrou): string {
  const [siens, editeurs] = [paquetsLivres(produit), paquetsLivres(admin)];
  return `${[
    "# Ce qui est livré et que d’autres ont écrit",
    "",
    "Engendré des verrous par `npx tsx scripts/sbom.ts`. Cap Aides est sous AGPL-3.0-or-later ([LICENSE](LICENSE)).",
    "",
    "Chaque table porte toutes les dépendances de production d’un `package-lock.json`, et ce qu’elles demandent à leur tour : ce",
    "qui est construit n’en contient qu’une partie. Les outils (`devDependencies`) ne sont pas livrés. Un paquet propre à un système",
    "n’est installé que sur lui.",
    "",
    "## Les données et les polices",
    "",
    "- `@etalab/decoupage-administratif` (communes, EPCI, départements, régions) : code MIT, données sous Licence Ouverte d’Etalab ; de",
    "  l’Insee, de la DGCL et de La Poste.",
    "- `aides-velo` (`@betagouv/aides-velo`, les aides au vélo) : code et règles sous Apache-2.0.",
    "- Le catalogue : premiers faits de betagouv/aides-jeunes, sous AGPL-3.0 ([sa page](catalogue/README.md)). Les logos sont ceux des",
    "  organismes, qui en gardent les droits.",
    "- SQLite, compilé dans `better-sqlite3` : domaine public.",
    "- Aucune police : le texte s’affiche dans celles de l’appareil.",
    "",
    `## Les pages et le serveur : ${siens.length} paquets`,
    "",
    "`better-sqlite3` (module natif) et `piscina` restent dans `node_modules`, avec ce qu’ils demandent ; le reste est dans `dist/`.",
    "",
    ...table(siens),
    "",
    `## La page des éditeurs : ${editeurs.length} paquets`,
    "",
    "Construite à part ([éditer](docs/editer.md)), elle n’est livrée qu’où l’on édite en ligne.",
    "",
    ...table(editeurs),
    "",
    "Licences que le verrou ne dit pas, et où elles ont été lues :",
    "",
    ...luesAilleurs([...siens, ...editeurs]),
  ].join("\n")}\n`;
}
