import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { portLibre } from "../ecouter.ts";
import type { Postgres } from "../postgres/serveur.ts";
import { lancer, type Serveur } from "../robustesse/serveur.ts";

const CLE = randomBytes(32).toString("base64url");

/** Built servers of one base. */
export async function lancerServeurs(combien: number, postgres: Postgres, base: string): Promise<Serveur[]> {
  const env = { DATABASE: "", DATABASE_URL: postgres.url(base), DATABASE_CLE: CLE };
  return Promise.all(Array.from({ length: combien }, () => lancer({ base: "", env })));
}

/** nginx before servers, each in turn; one that does not answer is left for the next. */
export async function repartir(
  serveurs: readonly Serveur[],
): Promise<{ adresse: string; pid: number; finir(): void }> {
  const [dossier, port] = [mkdtempSync(join(tmpdir(), "cap-aides-nginx-")), await portLibre()];
  const vers = serveurs
    .map(({ adresse }) => `server ${new URL(adresse).host} max_fails=1 fail_timeout=2s;`)
    .join(" ");
  const chemins = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((un) => `${un}_temp_path ${dossier}/${un};`)
    .join(" ");
  writeFileSync(
    join(dossier, "nginx.conf"),
    `user root; daemon off; worker_processes 1; pid ${dossier}/pid; error_log /dev/null; events { worker_connections 2048; }
http { access_log off; client_max_body_size 1m; client_body_buffer_size 256k; proxy_buffers 16 32k; ${chemins} upstream u { ${vers} keepalive 64; }
server { listen 127.0.0.1:${port}; location / { proxy_pass http://u; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_connect_timeout 1s; } } }`,
  );
  const nginx = spawn("/usr/sbin/nginx", ["-p", dossier, "-c", join(dossier, "nginx.conf")], {
    stdio: "ignore",
  });
  const adresse = `http://127.0.0.1:${port}`;
  while (!(await fetch(adresse).catch(() => undefined))) await pause(50);
  const finir = () => void (nginx.kill("SIGQUIT"), rmSync(dossier, { recursive: true, force: true }));
  return { adresse, pid: nginx.pid ?? 0, finir };
}

/** Seconds of processor that a process, and those that it started, have taken. */
export function processeur(pid: number): number {
  const parCoup = 1 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  const temps = readdirSync("/proc")
    .filter((un) => /^\d+$/.test(un))
    .flatMap((un) => {
      try {
        const lu = readFileSync(`/proc/${un}/stat`, "utf8");
        const [, parent, , , , , , , , , , utime, stime] = lu.slice(lu.lastIndexOf(")") + 2).split(" ");
        return Number(un) === pid || Number(parent) === pid ? [Number(utime) + Number(stime)] : [];
      } catch {
        return [];
      }
    });
  return temps.reduce((a, b) => a + b, 0) * parCoup;
}

/** Where Linux counts processors, by version of its control groups. */
const [V1, V2] = ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup"];
/** Microseconds among which a share is counted: short, so that nobody waits for long. */
const PERIODE_US = 20_000;

/**
 * Gives a process a share of one processor at most, as if it were alone on a small machine: on one machine, servers then
 * add up as they would on several. What ends it, once the process has ended. Throws where this account may not.
 */
export function bornerLeProcesseur(pid: number, part: number): () => void {
  const [ancien, quota] = [existsSync(join(V1, "cgroup.procs")), Math.round(PERIODE_US * part)];
  const groupe = join(ancien ? V1 : V2, `cap-aides-echelle-${pid}`);
  try {
    mkdirSync(groupe);
    if (ancien) {
      writeFileSync(join(groupe, "cpu.cfs_period_us"), String(PERIODE_US));
      writeFileSync(join(groupe, "cpu.cfs_quota_us"), String(quota));
    } else writeFileSync(join(groupe, "cpu.max"), `${quota} ${PERIODE_US}`);
    writeFileSync(join(groupe, "cgroup.procs"), String(pid));
    return () => rmdirSync(groupe);
  } catch (cause) {
    if (existsSync(groupe)) rmdirSync(groupe);
    throw new Error("Ce compte ne peut pas borner un serveur : --part 0.", { cause });
  }
}
