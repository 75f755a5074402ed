import { copyFileSync, cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Puts beside the pages the viewer of the API’s documentation: Swagger UI, as its package delivers it, and the page around it. */
export function poserLaDocumentation(pages: string): void {
  const paquet = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const dossier = join(pages, "documentation-api");
  mkdirSync(dossier, { recursive: true });
  for (const nom of ["swagger-ui-bundle.js", "swagger-ui.css"])
    copyFileSync(join(paquet, nom), join(dossier, nom));
  cpSync("ui/relais/documentation-api", dossier, { recursive: true });
}
