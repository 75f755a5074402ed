import "../server/node-version.ts";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Builds the pages if they are missing or older than their sources, then serves everything. */
const SOURCES = ["ui", "machines", "catalogue", "server/build", "vite.config.ts", "package-lock.json"];

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.(ya?ml|test\.tsx?)$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const built = statSync("dist/client/index.html", { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (built < Math.max(...SOURCES.map(newest))) {
  console.log("Construction des pages…");
  const { buildPages } = await import("./build.ts");
  await buildPages();
}
await import("../server/main.ts");
