import "../server/app/node-version.ts";
import { parseArgs } from "node:util";
import { construireLAdminSiBesoin } from "../server/atelier/build/admin.ts";
import { buildIfNeeded } from "../server/build/construire.ts";
import { brancheDEdition } from "../server/reglages/config.ts";
import { editerSurPlace } from "../server/atelier/edition/local.ts";

/**
 * `npm run admin`: the editors’ page on this working copy, with no account. Drafts are branches of the
 * repository; what is published is seen at once in the product, which is served beside. `--port` of the
 * product (3000), `--sans-construire` when pages are built. What an edit changes in the approved texts
 * is left to `npm run approuver`.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env["PORT"] ?? "3000" },
    "sans-construire": { type: "boolean", default: false },
  },
});

if (!values["sans-construire"]) {
  await buildIfNeeded();
  await construireLAdminSiBesoin();
}
const arreter = await editerSurPlace({ port: values.port, branche: brancheDEdition(process.env) });
console.log(`Éditer : http://127.0.0.1:${values.port}/admin`);
let fin: Promise<void> | undefined;
// A second signal must not leave the product behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void (fin ??= arreter().then(() => process.exit(0))));
}
