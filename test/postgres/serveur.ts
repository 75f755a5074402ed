import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { portLibre } from "../ecouter.ts";

const DEBIAN = "/usr/lib/postgresql";
const MOT_DE_PASSE = "essai";
/** Milliseconds between two tries of a server that starts, and how many. */
const [ENTRE_DEUX_MS, ESSAIS] = [50, 600];

/** The newest PostgreSQL of this machine; nothing where there is none. */
function programmes(): string | undefined {
  const [dernier] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const dossier = join(DEBIAN, dernier ?? "", "bin");
  return dernier !== undefined && existsSync(join(dossier, "initdb")) ? dossier : undefined;
}

/** Whether tests of PostgreSQL can be run. */
export const postgresInstalle = programmes() !== undefined;

if (!postgresInstalle && process.env["CI"])
  throw new Error("Aucun PostgreSQL : l’intégration en exige un (apt-get install postgresql).");

/** A PostgreSQL of ours, on a port of its own, in a folder that goes away with it. */
export type Postgres = Awaited<ReturnType<typeof lancerPostgres>>;

/** PostgreSQL refuses to be run by root. */
function compte(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const numero = (quoi: string) => Number(execFileSync("id", [quoi, "postgres"], { encoding: "utf8" }));
  return { uid: numero("-u"), gid: numero("-g") };
}

/** The rows that a statement gives, on a connection of its own. */
export async function parSql(url: string, texte: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(texte)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** True once it answers; false if it ends first. */
async function repond(url: string, processus: ChildProcess): Promise<boolean> {
  for (let essai = 1; processus.exitCode === null && processus.signalCode === null; essai++) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (essai >= ESSAIS) throw error;
    }
    await pause(ENTRE_DEUX_MS);
  }
  return false;
}

/** Ends a server and all that it started, at once. */
function couperNet(pid: number): void {
  process.kill(pid, "SIGSTOP");
  const enfants = readdirSync("/proc").filter((un) => /^\d+$/.test(un) && parentDe(un) === pid);
  for (const un of [pid, ...enfants.map(Number)]) process.kill(un, "SIGKILL");
}

function parentDe(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    // It has ended.
    return undefined;
  }
}

/** Makes a server and starts it; rejects where PostgreSQL is not installed. `reglages`: `nom=valeur`. */
export async function lancerPostgres(
  reglages: readonly string[] = [],
  dossier = mkdtempSync(join(tmpdir(), "cap-aides-pg-")),
) {
  const bin = programmes();
  if (bin === undefined) throw new Error("PostgreSQL n’est pas installé : apt-get install postgresql");
  const [qui, donnees, secret] = [compte(), join(dossier, "donnees"), join(dossier, "secret")];
  writeFileSync(secret, MOT_DE_PASSE, { mode: 0o600 });
  for (const un of [dossier, secret]) if (qui.uid !== undefined) chownSync(un, qui.uid, qui.gid ?? 0);
  const auth = ["--username=essai", `--pwfile=${secret}`, "--auth-local=trust", "--auth-host=scram-sha-256"];
  const init = [...auth, "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "-D", donnees];
  await promisify(execFile)(join(bin, "initdb"), init, { ...qui, cwd: dossier });
  const port = await portLibre();
  /** Address of a base, for the account that may do everything. */
  const url = (base: string) => `postgres://essai:${MOT_DE_PASSE}@127.0.0.1:${port}/${base}`;
  const options = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${dossier}`,
    `port=${port}`,
    "max_connections=200",
    ...reglages,
  ].flatMap((un) => ["-c", un]);
  let processus: ChildProcess | undefined;
  const relancer = async () => {
    // Stops with whoever started it, however that ends: its input closes.
    const veille =
      'trap "" INT; exec 3<&0; "$@" </dev/null 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p) & wait $p; kill $!';
    const args = ["-c", veille, "sh", join(bin, "postgres"), "-D", donnees, ...options];
    // What a server that was killed leaves is let go of a moment later.
    do
      processus = spawn("sh", args, {
        ...qui,
        cwd: dossier,
        stdio: ["pipe", "ignore", "ignore"],
        detached: true,
      });
    while (!(await repond(url("postgres"), processus)));
  };
  /** Of the process that every other one comes from. */
  const pid = () => Number(readFileSync(join(donnees, "postmaster.pid"), "utf8").split("\n")[0]);
  /** Stops it: at once, as a machine that loses its power, if `net`. */
  const arreter = async (net = false) => {
    const celui = processus;
    processus = undefined;
    if (!celui) return;
    const fini = once(celui, "exit");
    if (net) couperNet(pid());
    else celui.stdin?.end();
    await fini;
    if (net) rmSync(join(donnees, "postmaster.pid"), { force: true });
  };
  /** Stops it and erases its folder. */
  const effacer = async () => {
    await arreter();
    rmSync(dossier, { recursive: true, force: true });
  };
  await relancer();
  return { port, dossier, pid, url, arreter, relancer, effacer };
}
