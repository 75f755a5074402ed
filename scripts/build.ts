import "../server/node-version.ts";
import { parseArgs } from "node:util";
import { construireLAdmin, construireLAdminSiBesoin } from "../server/build/admin.ts";
import { buildAll, buildIfNeeded } from "../server/build/construire.ts";

/**
 * `npm run build`: builds the pages and the server; with `--admin`, the editors’ page too; with `--si-besoin`, only
 * what no longer follows from its sources.
 */
const { values } = parseArgs({
  options: { admin: { type: "boolean", default: false }, "si-besoin": { type: "boolean", default: false } },
});

await (values["si-besoin"] ? buildIfNeeded() : buildAll());
if (values.admin) await (values["si-besoin"] ? construireLAdminSiBesoin() : construireLAdmin());
