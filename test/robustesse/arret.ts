import { spawn } from "node:child_process";
import { join } from "node:path";
import { avecVelo } from "./memoire.ts";
import { enregistreeDe, enregistrer, lire } from "./cas.ts";
import { charger } from "./charge.ts";
import { demander } from "./connexion.ts";
import { type Contexte, entier, type Ligne } from "./contexte.ts";

const LIMITE_MS = 5_000;

const pause = (ms: number) => new Promise((fini) => setTimeout(fini, ms));

/** True while a process of the group lives. */
function vit(groupe: number): boolean {
  try {
    process.kill(-groupe, 0);
    return true;
  } catch {
    return false;
  }
}

/** `npm start` in a process group of its own, so that an orphan can be seen. */
async function npmStart(base: string): Promise<{ adresse: string; groupe: number }> {
  const npm = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATABASE: base, RATE_LIMIT_FACTOR: "1000000" },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  let dit = "";
  // Read to the end: a server whose output nobody reads any more is another trial.
  return new Promise((resolve, reject) => {
    npm.stdout.on("data", (morceau) => {
      dit += String(morceau);
      const adresse = /répond sur (\S+)/.exec(dit)?.[1];
      if (adresse !== undefined) resolve({ adresse, groupe: npm.pid ?? 0 });
    });
    npm.once("exit", (code) => reject(new Error(`npm start a fini avec ${code} : ${dit}`)));
  });
}

/** SIGTERM to `npm start` under load: everything ends, and soon. */
export async function arretSousCharge({ dossier }: Contexte): Promise<Ligne[]> {
  const { adresse, groupe } = await npmStart(join(dossier(), "base.sqlite"));
  try {
    const une = enregistreeDe(await demander(adresse, enregistrer(avecVelo[0] ?? "")));
    // The bike thread runs too.
    await demander(adresse, lire(une, "resultats"));
    let repondre!: () => void;
    const premiere = new Promise<void>((fini) => (repondre = fini));
    const charge = charger(adresse, {
      connexions: 20,
      dureeMs: 2_000,
      demande: () => enregistrer(avecVelo[0] ?? ""),
      recue: () => repondre(),
    });
    // A slow machine takes a while to open them: stopped before, it would be stopped without a load.
    await Promise.race([premiere, charge]);
    await pause(300);
    const debut = performance.now();
    process.kill(groupe, "SIGTERM");
    while (vit(groupe) && performance.now() - debut < 2 * LIMITE_MS) await pause(20);
    const ms = performance.now() - debut;
    await charge;
    const reste = vit(groupe);
    return [
      {
        texte: `SIGTERM à npm start sous charge : fini en ${entier(ms)} ms, ${reste ? "il reste un processus" : "aucun processus orphelin"}`,
        juste: !reste && ms < LIMITE_MS,
      },
    ];
  } finally {
    if (vit(groupe)) process.kill(-groupe, "SIGKILL");
  }
}
