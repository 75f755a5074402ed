import "../server/app/node-version.ts";
import { parseArgs } from "node:util";
import { buildAll, buildIfNeeded } from "../server/build/construire.ts";

/**
 * `npm run build`: builds the pages and the server; with `--admin`, the editors’ page too; with `--si-besoin`, only
 * what no longer follows from its sources; with `--coeur`, the core alone (docs/decisions/0031-des-murs.md).
 */
const { values } = parseArgs({
  options: {
    admin: { type: "boolean", default: false },
    "si-besoin": { type: "boolean", default: false },
    coeur: { type: "boolean", default: false },
  },
});

const siBesoin = values["si-besoin"];

await (siBesoin ? buildIfNeeded() : buildAll(values));
if (values.admin) {
  const admin = await import("../server/atelier/build/admin.ts");
  await (siBesoin ? admin.construireLAdminSiBesoin() : admin.construireLAdmin());
}
