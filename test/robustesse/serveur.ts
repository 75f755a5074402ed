import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** How a built server is started. */
export interface DepartDuServeur {
  /** Path of its database. */
  base: string;
  env?: Readonly<Record<string, string>>;
  /** Options of Node besides those of `npm start`. */
  noeud?: readonly string[];
  /** Most kilobytes that a file it writes may have: a full disk. */
  fichiersKo?: number;
  /** Account that runs it, when the one that runs this script is root. */
  compte?: number;
}

/** A built server that answers. */
export interface Serveur {
  adresse: string;
  /** Address of its metrics, with `METRICS_PORT`. */
  mesures: string | undefined;
  pid: number;
  base: string;
  /** Milliseconds between its start and its announce. */
  pretEnMs: number;
  /** Everything it wrote on its two outputs. */
  sortie(): string;
  /** Sends the signal and waits for the end. */
  finir(signal?: NodeJS.Signals): Promise<Fin>;
}

export interface Fin {
  code: number | null;
  ms: number;
}

/** A server that ended instead of answering. */
export class DepartManque extends Error {
  readonly code: number | null;
  readonly sortie: string;

  constructor(code: number | null, sortie: string) {
    super(`Le serveur n’a pas démarré (${code}) : ${sortie}`);
    this.code = code;
    this.sortie = sortie;
  }
}

const DELAI_MS = 20_000;

/** The options of Node and the file, as `npm start` has them after « exec node ». */
function commande(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  return (scripts.start.split("exec node ")[1] ?? "").split(" ");
}

function engendrer({ base, env, noeud = [], fichiersKo, compte }: DepartDuServeur): ChildProcess {
  const mots = [process.execPath, ...noeud, ...commande()];
  const [premier = "", ...reste] =
    fichiersKo === undefined
      ? mots
      : ["bash", "-c", `ulimit -S -f ${fichiersKo} && exec "$@"`, "bash", ...mots];
  return spawn(premier, reste, {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      DATABASE: base,
      RATE_LIMIT_FACTOR: "1000000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(compte !== undefined && { uid: compte, gid: compte }),
  });
}

/** Resolves with what `motif` finds in the outputs; rejects with a DepartManque if the process ends first. */
function attendre(processus: ChildProcess, sortie: () => string, motif: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const limite = setTimeout(() => processus.kill("SIGKILL"), DELAI_MS);
    const chercher = () => {
      const trouve = motif.exec(sortie());
      if (!trouve) return;
      clearTimeout(limite);
      processus.stdout?.off("data", chercher);
      resolve(trouve);
    };
    processus.stdout?.on("data", chercher);
    processus.once("close", (code) => {
      clearTimeout(limite);
      reject(new DepartManque(code, sortie()));
    });
  });
}

/** Starts `dist/server/main.js` as `npm start` does, on a free port. Rejects with a DepartManque. */
export async function lancer(depart: DepartDuServeur): Promise<Serveur> {
  const debut = performance.now();
  const processus = engendrer(depart);
  const morceaux: Buffer[] = [];
  for (const flux of [processus.stdout, processus.stderr])
    flux?.on("data", (morceau: Buffer) => morceaux.push(morceau));
  const sortie = () => Buffer.concat(morceaux).toString("utf8");
  const fini = once(processus, "exit") as Promise<[number | null]>;
  // Whoever waits for the end hears of it; nobody may be waiting.
  fini.catch(() => undefined);
  const motif = depart.env?.["METRICS_PORT"] ? /répond sur (\S+)[^]*Mesures sur (\S+)/ : /répond sur (\S+)/;
  const [, adresse = "", mesures] = await attendre(processus, sortie, motif);
  return {
    adresse,
    mesures,
    pid: processus.pid ?? 0,
    base: depart.base,
    pretEnMs: performance.now() - debut,
    sortie,
    finir: async (signal = "SIGTERM") => {
      const demande = performance.now();
      processus.kill(signal);
      const [code] = await fini;
      return { code, ms: performance.now() - demande };
    },
  };
}
