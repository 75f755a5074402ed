import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { loadCatalogue } from "../catalogue/load.ts";

const FOLDER = fileURLToPath(new URL("../catalogue", import.meta.url));

/** Reads and checks the catalogue from its YAML files; throws an Error listing every problem. */
export function readCatalogue(): Catalogue {
  const paths = ["aides", "institutions"].flatMap((room) =>
    readdirSync(join(FOLDER, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".yml"))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return loadCatalogue(
    paths.toSorted().map((path) => ({
      path: relative(FOLDER, path).split(sep).join("/"),
      content: readFileSync(path, "utf8"),
    })),
  );
}
