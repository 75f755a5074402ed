import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Marque } from "../../catalogue/situation/context.ts";
import { assemble } from "../../server/assemble.ts";
import { readConfig } from "../../server/config.ts";
import { lireLesFichiers } from "../../server/sources/fichiers.ts";
import { start } from "../../server/start.ts";

/** The whole product on a free port, with a database of its own. */
export async function startProduct(marque: Marque = "neutre", more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-"));
  const env = { PORT: "0", HOST: "127.0.0.1", DATABASE: join(folder, "base.sqlite"), BRAND: marque, ...more };
  const { address, stop } = await start(assemble(readConfig(env), () => undefined, lireLesFichiers()));
  return {
    address,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
