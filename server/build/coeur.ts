import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** What stands in the place of the products in a build of the core alone: pages without theirs, a server without any. */
const RIEN: Readonly<Record<string, string>> = {
  "ui/produits.ts": "export const produitsDesPages = { vues: {} };",
  "server/produits.ts": "export const produits = [];",
  // Read in development alone.
  "server/build/produits.ts": "export const lireLesFichiers = undefined;",
};
const VIDE = "\0sans-produit:";

/** Builds the core alone: nothing of the products beside it is read, they may not even be there (docs/decisions/0031-des-murs.md). */
export const sansProduit = (): Plugin => ({
  name: "sans-produit",
  enforce: "pre",
  config: () => ({ define: { __COEUR__: "true" } }),
  resolveId(source, importer) {
    const chemin = importer && relative(process.cwd(), resolve(dirname(importer), source));
    return chemin && chemin in RIEN ? VIDE + chemin : undefined;
  },
  load: (id) => (id.startsWith(VIDE) ? RIEN[id.slice(VIDE.length)] : undefined),
});
