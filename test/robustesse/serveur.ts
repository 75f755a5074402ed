import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** How a built server is started. */
export interface DepartDuServeur {
  /** Path of its database. */
  base: string;
  /** Where it was built; here when left out. */
  dossier?: string;
  env?: Readonly<Record<string, string>>;
  /** Options of Node besides those of `npm start`. */
  noeud?: readonly string[];
  /** Most kilobytes that a file it writes may have: a full disk. */
  fichiersKo?: number;
  /** Account that runs it, when the one that runs this script is root. */
  compte?: number;
}

/** A built server that answers. */
export type Serveur = Awaited<ReturnType<typeof lancer>>;

const DELAI_MS = 20_000;

/** The options of Node and the file, as `npm start` has them after « exec node ». */
function commande(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  return (scripts.start.split("exec node ")[1] ?? "").split(" ");
}

/** Starts `dist/server/main.js` as `npm start` does, on a free port. Rejects, with its `code` and its `sortie`, when it ends instead of answering. */
export async function lancer(depart: DepartDuServeur) {
  const { base, dossier, env, noeud = [], fichiersKo, compte } = depart;
  const limite = fichiersKo === undefined ? "unlimited" : String(fichiersKo);
  const mots = [`ulimit -S -f ${limite} && exec "$@"`, "bash", process.execPath, ...noeud, ...commande()];
  const commun = { PATH: process.env["PATH"] ?? "", PORT: "0", RATE_LIMIT_FACTOR: "1000000" };
  const processus = spawn("bash", ["-c", ...mots], {
    env: { ...commun, DATABASE: base, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(dossier !== undefined && { cwd: dossier }),
    ...(compte !== undefined && { uid: compte, gid: compte }),
  });
  let sortie = "";
  for (const flux of [processus.stdout, processus.stderr])
    flux.setEncoding("utf8").on("data", (morceau: string) => (sortie += morceau));
  const fini = once(processus, "close");
  const motif = env?.["METRICS_PORT"] ? /répond sur (\S+)[^]*Mesures sur (\S+)/ : /répond sur (\S+)/;
  for (const fin = Date.now() + DELAI_MS; !motif.test(sortie) && processus.exitCode === null;) {
    if (Date.now() > fin) processus.kill("SIGKILL");
    await Promise.race([fini, pause(10)]);
  }
  const [, adresse = "", mesures] = motif.exec(sortie) ?? [];
  if (!adresse) {
    await fini;
    const { exitCode: code } = processus;
    throw Object.assign(new Error(`Le serveur n’a pas démarré (${code}) : ${sortie}`), { code, sortie });
  }
  return {
    adresse,
    /** Address of its metrics, with `METRICS_PORT`. */
    mesures,
    pid: processus.pid ?? 0,
    base,
    /** Everything it wrote on its two outputs. */
    sortie: () => sortie,
    /** Sends the signal and waits for the end. */
    finir: async (signal: NodeJS.Signals = "SIGTERM") => {
      processus.kill(signal);
      await fini;
    },
  };
}
