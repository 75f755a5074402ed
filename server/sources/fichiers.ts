import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { mortsDe } from "../../catalogue/liens/etats.ts";
import { loadCatalogue } from "../../catalogue/load.ts";
import { phrasesDe, readExemples } from "../catalogue/exemples.ts";
import { catalogueFiles, readEtats } from "../catalogue/read.ts";
import { readCommunes } from "../communes/data.ts";
import { lignesDe } from "../communes/lignes.ts";
import { nomsDeLieux } from "../communes/noms.ts";
import type { Sources } from "./sources.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fingerprint of everything the catalogue is read from. */
function empreinteDe(
  files: readonly { path: string; content: string }[],
  morts: ReadonlySet<string>,
): string {
  const hash = createHash("sha256");
  for (const { path, content } of files) hash.update(path).update("\0").update(content).update("\0");
  return hash
    .update(JSON.stringify([...morts]))
    .digest("hex")
    .slice(0, 12);
}

/** The catalogue and the places as people edit them: for development, tests and the build. */
export function lireLesFichiers(): Sources {
  const catalogue = folder("../../catalogue");
  const files = catalogueFiles(catalogue);
  const morts = mortsDe(readEtats(catalogue));
  return {
    catalogue: loadCatalogue(files, morts),
    empreinte: empreinteDe(files, morts),
    exemples: phrasesDe(readExemples(catalogue)),
    communes: () => lignesDe(readCommunes()),
    nomDeLieu: nomsDeLieux(),
    pages: folder("../../dist/client"),
  };
}
