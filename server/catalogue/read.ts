import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Catalogue } from "../../catalogue/catalogue.ts";
import { etatsFile, type Etats, mortsDe } from "../../catalogue/liens/etats.ts";
import { type CatalogueFile, loadCatalogue } from "../../catalogue/load.ts";

const rooms = ["aides", "institutions"];

/** YAML files of the catalogue below a folder, in a stable order. */
export function catalogueFiles(folder: string): CatalogueFile[] {
  return rooms.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".yml"))
      .toSorted()
      .map((path) => ({
        path: `${room}/${path}`,
        content: readFileSync(join(folder, room, path), "utf8"),
      })),
  );
}

/** States of the addresses (`npm run catalogue:links`); none is known before the first visit. */
export function readEtats(folder: string): Etats {
  const file = join(folder, "links.json");
  return existsSync(file) ? v.parse(etatsFile, JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Reads and checks the whole catalogue; throws with every problem listed, a line each. */
export const readCatalogue = (folder = join(process.cwd(), "catalogue")): Catalogue =>
  loadCatalogue(catalogueFiles(folder), mortsDe(readEtats(folder)));
