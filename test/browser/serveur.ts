import { produits } from "../../server/produits.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";
import type { Marque } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { assemble } from "../../server/app/assemble.ts";
import { readConfig } from "../../server/reglages/config.ts";
import { jsonLog } from "../../server/http/log.ts";
import { ecrireAvec } from "../../server/catalogue/sources/compilees.ts";
import { lireLesFichiers } from "../../server/build/produits.ts";
import type { Sources } from "../../server/catalogue/sources/sources.ts";
import { start } from "../../server/app/start.ts";

let lues: Sources | undefined;

/** The catalogue as it is on disk, read once: no test of a worker writes it. */
const sources = (): Sources => (lues ??= lireLesFichiers());

/** A clock that starts on a day, at ten in the morning, and goes on as clocks do. */
function horlogeAu(jour: string): () => Date {
  const ecart = Date.parse(`${jour}T10:00:00Z`) - Date.now();
  return () => new Date(Date.now() + ecart);
}

/**
 * The whole product on a free port, with a database of its own, on the fixed day or another. `lines` is
 * what it logged, `base` the file of its database, `gardees` the simulations there; `cut` and `restart` stop it and start it again on the same port and file.
 */
export async function startProduct(
  marque: Marque = "neutre",
  more: Record<string, string> = {},
  jour: string = JOUR_FIXE,
) {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-"));
  const env = { PORT: "0", HOST: "127.0.0.1", DATABASE: join(folder, "base.sqlite"), BRAND: marque, ...more };
  const now = horlogeAu(jour);
  const lines: string[] = [];
  const log = jsonLog((line) => void lines.push(line), now);
  // Pages as an operator’s server sends them, written by what was built.
  const ecrire = ecrireAvec(pathToFileURL("dist/server/ecrire.js").href);
  const open = (port: string) =>
    start({ ...assemble(readConfig({ ...env, PORT: port }), log, sources(), produits), ecrire, now });
  let running = await open(env.PORT);
  const { address } = running;
  return {
    address,
    lines,
    base: env.DATABASE,
    gardees: (): number => {
      const base = new Database(env.DATABASE, { readonly: true });
      const { n } = base.prepare("SELECT count(*) AS n FROM simulation").get() as { n: number };
      base.close();
      return n;
    },
    cut: () => running.stop(),
    restart: async () => {
      running = await open(new URL(address).port);
    },
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
