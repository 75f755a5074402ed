import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { compressFolder } from "../server/build/compress.ts";
import { exigerCatalogueJuste } from "./catalogue/controle.ts";

/** What the pages are made from. */
const SOURCES = ["ui", "machines", "catalogue", "server/build", "vite.config.ts", "package-lock.json"];

/**
 * Builds the pages into `dist/client`, then compresses them for the server to send as they are.
 * Throws if the catalogue has an error: nothing is built for a catalogue that would be refused.
 */
export async function buildPages(): Promise<void> {
  exigerCatalogueJuste();
  // Started by the tests, NODE_ENV says « test » and React would come in its development version.
  process.env["NODE_ENV"] = "production";
  await build({ logLevel: "warn", mode: "production" });
  const compressed = await compressFolder("dist/client");
  console.log(`Pages construites, ${compressed.length} fichiers compressés.`);
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.(ya?ml|test\.tsx?)$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the pages if they are missing or older than their sources. */
export async function buildIfNeeded(): Promise<void> {
  const built = statSync("dist/client/index.html", { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built < Math.max(...SOURCES.map(newest))) await buildPages();
}

if (import.meta.url === `file://${process.argv[1]}`) await buildPages();
