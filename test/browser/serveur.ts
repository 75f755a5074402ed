import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Marque } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { assemble } from "../../server/assemble.ts";
import { readConfig } from "../../server/config.ts";
import { lireLesFichiers } from "../../server/sources/fichiers.ts";
import { start } from "../../server/start.ts";

/** A clock that starts on a day, at ten in the morning, and goes on as clocks do. */
function horlogeAu(jour: string): () => Date {
  const ecart = Date.parse(`${jour}T10:00:00Z`) - Date.now();
  return () => new Date(Date.now() + ecart);
}

/** The whole product on a free port, with a database of its own, on the fixed day or another. */
export async function startProduct(
  marque: Marque = "neutre",
  more: Record<string, string> = {},
  jour: string = JOUR_FIXE,
) {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-"));
  const env = { PORT: "0", HOST: "127.0.0.1", DATABASE: join(folder, "base.sqlite"), BRAND: marque, ...more };
  const deps = { ...assemble(readConfig(env), () => undefined, lireLesFichiers()), now: horlogeAu(jour) };
  const { address, stop } = await start(deps);
  return {
    address,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
