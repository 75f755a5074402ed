import "../server/node-version.ts";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { construireLAdminSiBesoin } from "../server/build/admin.ts";
import { buildIfNeeded } from "../server/build/construire.ts";
import { brancheDEdition } from "../server/config.ts";
import { editerSurPlace } from "../server/edition/local.ts";
import { serviceDApprobation } from "../test/approuver/service.ts";

/**
 * `npm run admin`: the editors’ page on this working copy, with no account. Drafts are branches of the
 * repository; what is published is seen at once in the product, which is served beside. `--port` of the
 * product (3000), `--sans-construire` when pages are built. What is published is followed by a commit of the approved
 * files that it changes; `--sans-approuver` leaves that to `npm run approuver`.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env["PORT"] ?? "3000" },
    "sans-construire": { type: "boolean", default: false },
    "sans-approuver": { type: "boolean", default: false },
  },
});

if (!values["sans-construire"]) {
  await buildIfNeeded();
  await construireLAdminSiBesoin();
}
const approbation = serviceDApprobation(0);
await once(approbation, "listening");
const { port: ecoute } = approbation.address() as AddressInfo;
const branche = brancheDEdition(process.env);
const arreter = await editerSurPlace({
  port: values.port,
  branche,
  env: { ADMIN_APPROVAL_URL: `http://127.0.0.1:${ecoute}` },
  ...(!values["sans-approuver"] && {
    approbation: {
      depot: process.cwd(),
      branche,
      commande: ["--import", "tsx", "scripts/approuver.ts", "--catalogue"],
      // All of the catalogue but its code.
      lieux: ["catalogue", ":!*.ts"],
      chaque: 2_000,
    },
  }),
});
console.log(`Éditer : http://127.0.0.1:${values.port}/admin`);
let fin: Promise<void> | undefined;
// A second signal must not leave the product behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void (fin ??= arreter().then(() => process.exit(0))));
}
