import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Longest wait for an answer of an engine. */
export const DELAI_MS = 45_000;

const enfants = new Set<ChildProcess>();
/** Ends a program and what it started. */
export const tuer = (enfant: ChildProcess) => {
  enfants.delete(enfant);
  try {
    // Its group: a driver leaves its browser behind.
    if (enfant.pid) process.kill(-enfant.pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
};
process.on("exit", () => enfants.forEach(tuer));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** Starts a program that dies with this one. */
export function lancer(
  programme: string,
  mots: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const enfant = spawn(programme, mots, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  enfants.add(enfant);
  return enfant;
}

/** Tries again until it answers. */
export async function jusqua<T>(essayer: () => Promise<T>, quoi: string): Promise<T> {
  const fin = Date.now() + DELAI_MS;
  for (;;) {
    try {
      return await essayer();
    } catch (erreur) {
      if (Date.now() > fin) throw new Error(`${quoi} : ${(erreur as Error).message}`, { cause: erreur });
      await pause(100);
    }
  }
}

/** What is wanted of what a program writes, once it has. */
async function premiereLigne(enfant: ChildProcess, voulue: RegExp): Promise<string> {
  let lu = "";
  enfant.stdout?.on("data", (morceau) => (lu += String(morceau)));
  return jusqua(
    async () => voulue.exec(lu)?.[1] ?? Promise.reject(new Error(`rien de tel : ${lu}`)),
    enfant.spawnfile,
  );
}

/** The product as an operator starts it, with nothing in its base; its address. */
export async function servir(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const base = join(mkdtempSync(join(tmpdir(), "dehors-")), "base.sqlite");
  const reglages = { PORT: "0", HOST: "127.0.0.1", DATABASE: base, RATE_LIMIT_FACTOR: "1000000", ...env };
  return premiereLigne(lancer("node", ["dist/server/main.js"], reglages), /répond sur (http\S+)/);
}

let ecran: Promise<string> | undefined;

/** A screen that nobody sees, with its window manager, without which WebKit has no focus; its name. */
export function ecranCache(): Promise<string> {
  ecran ??= (async () => {
    const xvfb = lancer("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
    const nom = `:${await premiereLigne(xvfb, /^(\d+)\n/)}`;
    lancer("openbox", [], { DISPLAY: nom });
    return nom;
  })();
  return ecran;
}
