import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLES = new Set([
  ".html",
  ".js",
  ".mjs",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".xml",
  ".webmanifest",
  ".map",
  ".wasm",
]);

/** Smaller files gain nothing. Bytes. */
const MINIMUM = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` sibling of every file of a folder that gains by it, at the best level, when it is
 * smaller than the file. Returns the paths that were compressed.
 */
export async function compressFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const fichiers = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(fichiers.map(compressFile));
  return fichiers.filter((_, index) => done[index]);
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < MINIMUM) return false;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compressed = [
    [".br", await brotli(content, { params })],
    [".gz", await gz(content, { level: 9 })],
  ] as const;
  const smaller = compressed.filter(([, bytes]) => bytes.length < content.length);
  await Promise.all(smaller.map(([suffix, bytes]) => writeFile(path + suffix, bytes)));
  return smaller.length > 0;
}
