import "./app/node-version.ts";
import { assemble, ouvrirLesBases } from "./app/assemble.ts";
import { avertissementsDe, exploitantManquant, readConfig } from "./reglages/config.ts";
import { editionConstruite } from "./http/page-des-editeurs.ts";
import { jsonLog } from "./http/log.ts";
import { observe } from "./http/observer.ts";
import { produits } from "./produits.ts";
import { start, STOP_LIMIT_MS } from "./app/start.ts";
import { CATALOGUE_PRET, estConstruit, lireLesCompilees } from "./catalogue/sources/compilees.ts";

// A log that nobody reads any more does not stop the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const log = jsonLog(
  (line) => process.stdout.write(`${line}\n`),
  () => new Date(),
);

const readSources = async () =>
  estConstruit() ? lireLesCompilees() : (await import("./build/produits.ts")).lireLesFichiers();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const manquent = exploitantManquant(config.exploitant);
  if (manquent.length > 0) log("mentions légales incomplètes", { manquent: manquent.join(", ") });
  for (const avertissement of avertissementsDe(config)) log(avertissement);
  const measured =
    config.metricsPort === undefined ? undefined : (await import("./http/metrics.ts")).metrics();
  const mesures = measured && { metrics: measured };
  const bases = await ouvrirLesBases(config, produits);
  const deps = { ...assemble(config, log, await readSources(), produits, bases), ...mesures };
  if (config.edition && !editionConstruite(deps.pages))
    log("la page des éditeurs n’est pas construite : npm run build -- --admin", { absente: "/admin" });
  const { address, servir, stop } = await start(deps);
  // Only a process that was started for editors on this machine has somebody to hear.
  process.on("message", (dit) => {
    if (dit !== CATALOGUE_PRET) return;
    servir({ ...assemble(config, log, lireLesCompilees(), produits, bases), ...mesures });
    process.send?.(CATALOGUE_PRET);
  });
  const observed = measured && (await observe(measured, config.metricsHost, config.metricsPort ?? 0));
  console.log(`Cap Aides répond sur ${address}`);
  if (observed) console.log(`Mesures sur ${observed.address}`);
  // The first search of a commune finds its index ready.
  setImmediate(() => deps.communes("75"));
  arreterAuSignal(() => Promise.all([stop(), observed?.stop()]));
}

function arreterAuSignal(arreter: () => Promise<unknown>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      log("arrêt demandé", { signal });
      // A step that never ends does not keep the process: the supervisor would kill it, and its last lines.
      setTimeout(() => process.exit(1), STOP_LIMIT_MS + 2_000).unref();
      // The last lines are written in a turn of their own.
      void arreter().then(() => setImmediate(() => process.exit(0)));
    });
  }
}

main().catch((error: Error) => {
  console.error(`Cap Aides ne peut pas démarrer.\n${error.message}`);
  process.exit(1);
});
