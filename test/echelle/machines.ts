import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Postgres } from "../postgres/serveur.ts";
import { lancer, type Serveur } from "../robustesse/serveur.ts";

export const unPortLibre = async (): Promise<number> => {
  const serveur = createServer().listen(0, "127.0.0.1");
  await once(serveur, "listening");
  const { port } = serveur.address() as { port: number };
  serveur.close();
  return port;
};

const CLE = randomBytes(32).toString("base64url");

/** Built servers of one base. */
export async function lancerServeurs(combien: number, postgres: Postgres, base: string): Promise<Serveur[]> {
  const env = {
    DATABASE: "",
    DATABASE_URL: postgres.url(base),
    DATABASE_CLE: CLE,
  };
  return Promise.all(Array.from({ length: combien }, () => lancer({ base: "", env })));
}

/** nginx before servers, each in turn; one that does not answer is left for the next. */
export async function repartir(
  serveurs: readonly Serveur[],
): Promise<{ adresse: string; pid: number; finir(): void }> {
  const [dossier, port] = [mkdtempSync(join(tmpdir(), "cap-aides-nginx-")), await unPortLibre()];
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
