import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { chargerContribuer, DOSSIER as CONTRIBUER } from "../../catalogue/fiches/contribuer/lire.ts";
import { etatsFile, type Etats, mortsDe } from "../../catalogue/fiches/liens/etats.ts";
import type { CatalogueFile } from "../../catalogue/lire/lecture.ts";
import { loadCatalogue } from "../../catalogue/lire/load.ts";

const rooms = ["aides", "institutions"];

/** Files that nobody wrote: those of a desktop, of an editor. */
const estCache = (path: string) => /(?:^|\/)\./.test(path);

/** Files of the catalogue below a folder, in a stable order; one of another kind is there to be told. */
export function catalogueFiles(folder: string): CatalogueFile[] {
  return rooms.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, withFileTypes: true })
      .filter((une) => une.isFile())
      .map((une) => relative(join(folder, room), join(une.parentPath, une.name)))
      .filter((path) => !estCache(path))
      .sort()
      .map((path) => ({
        path: `${room}/${path}`,
        content: readFileSync(join(folder, room, path), "utf8"),
      })),
  );
}

/** Files of the pages « Contribuer » below a folder, in a stable order. */
export function contribuerFiles(folder: string): CatalogueFile[] {
  const room = join(folder, CONTRIBUER);
  if (!existsSync(room)) return [];
  return readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .sort()
    .map((path) => ({ path: `${CONTRIBUER}/${path}`, content: readFileSync(join(room, path), "utf8") }));
}

/** States of the addresses (`npx tsx scripts/catalogue/links.ts`); none is known before the first visit. */
export function readEtats(folder: string): Etats {
  const file = join(folder, "links.json");
  return existsSync(file) ? v.parse(etatsFile, JSON.parse(readFileSync(file, "utf8"))) : {};
}

const SYNONYMES = "fiches/synonymes/synonymes.yml";

/** How people call aids, as it is written; an empty table where there is none. */
export function readSynonymes(folder: string): CatalogueFile {
  const file = join(folder, SYNONYMES);
  const content = existsSync(file) ? readFileSync(file, "utf8") : "suggestions: [aide]\nentrees: []\n";
  return { path: SYNONYMES, content };
}

const DETTES = "atelier/dettes.yml";

/** The faults of the catalogue that are known and counted. */
export const readDettes = (folder: string): CatalogueFile => ({
  path: DETTES,
  content: readFileSync(join(folder, DETTES), "utf8"),
});

/** Reads and checks the whole catalogue; throws with every problem listed, a line each. */
export function readCatalogue(folder = join(process.cwd(), "catalogue")): Catalogue {
  const pages = contribuerFiles(folder);
  if (pages.length > 0) chargerContribuer(pages);
  return loadCatalogue(catalogueFiles(folder), mortsDe(readEtats(folder)));
}
