import "../server/node-version.ts";

/** Builds the pages if they are missing or older than their sources, then serves everything. */
const { buildIfNeeded } = await import("./build.ts");
await buildIfNeeded();
await import("../server/main.ts");
