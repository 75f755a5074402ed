import "../server/node-version.ts";
import { buildAll, buildIfNeeded } from "../server/build/construire.ts";

/** `npm run build`: builds the pages and the server; with `--si-besoin`, only if they no longer follow from their sources. */
await (process.argv.includes("--si-besoin") ? buildIfNeeded() : buildAll());
