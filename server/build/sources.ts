import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The editors’ page, with packages of its own: built apart from the product. */
export const ADMIN = "ui/atelier";

/** Date of the newest file of a folder, or of a file, in milliseconds; its tests and packages do not count, nor what is left out. */
export function newest(path: string, sauf: readonly string[] = [ADMIN]): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat || sauf.includes(path) || path.endsWith("node_modules")) return 0;
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name), sauf)));
}
