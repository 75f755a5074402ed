import { deepEqual, ok } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { avecVelo, demanderAPI, enregistrer, lire, sauver, statutRecu, texteDuCas } from "./cas.ts";
import { Connexion, type DemandeHttp, tient } from "./connexion.ts";
import { bientotVrai, type Contexte } from "./contexte.ts";

/** As many connections as asked, each sending its next request when the last one is answered; what went wrong. */
async function charger(adresse: string, connexions: number, ms: number, demande: (n: number) => DemandeHttp) {
  const fautes: string[] = [];
  let recues = 0;
  const debut = performance.now();
  const une = async () => {
    const connexion = new Connexion(adresse);
    // Node accepts one at each turn of its loop: under load, the last ones would wait for the others to be silent.
    await connexion.envoyer({ methode: "HEAD", cible: "/api/config" });
    while (performance.now() - debut < ms) {
      try {
        const reponse = await connexion.envoyer(demande(recues++));
        if (!tient(reponse)) fautes.push(`réponse ${reponse.statut}`);
      } catch (erreur) {
        fautes.push((erreur as Error).message);
      }
    }
    connexion.fermer();
  };
  await Promise.all(Array.from({ length: connexions }, une));
  return { fautes, recues };
}

const PAGES = ["/", "/favicon.svg", "/api/aides", "/api/config", "/api/communes?q=ren", "/api/aides/bafa"];

/** Many connections that ask what visitors ask, mixed: pages and lists, a stored simulation, one save in ten. */
export async function nombreuses({ court, serveur }: Contexte): Promise<string> {
  const { adresse } = await serveur();
  const une = await sauver(adresse);
  const [connexions, ms] = court ? [100, 2_500] : [500, 30_000];
  const parDix = [(n: number) => enregistrer(texteDuCas(n)), () => lire(une), () => lire(une, "situation")];
  const page = (n: number) => ({
    ...demanderAPI("", { "Accept-Encoding": "gzip" }),
    cible: PAGES[n % PAGES.length] ?? "/",
  });
  const { fautes, recues } = await charger(adresse, connexions, ms, (n) => (parDix[n % 10] ?? page)(n));
  deepEqual(fautes, []);
  return `${recues} réponses`;
}

const LIMITE_MS = 5_000;

/** SIGTERM to `npm start` under load: everything ends, and soon. In a group of its own, so that an orphan is seen. */
export async function arretSousCharge({ dossier }: Contexte): Promise<void> {
  const reglages = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATABASE: join(dossier(), "base.sqlite"),
    RATE_LIMIT_FACTOR: "1000000",
  };
  const npm = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, ...reglages },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const groupe = npm.pid ?? 0;
  const vit = () => {
    try {
      return process.kill(-groupe, 0);
    } catch {
      return false;
    }
  };
  try {
    let [dit, adresse] = ["", ""];
    // Read to the end: a server whose output nobody reads any more is another trial.
    npm.stdout.on("data", (morceau) => (dit += String(morceau)));
    while (!adresse && npm.exitCode === null) {
      await Promise.race([once(npm.stdout, "data"), once(npm, "exit")]);
      adresse = /répond sur (\S+)/.exec(dit)?.[1] ?? "";
    }
    const une = await sauver(adresse, avecVelo);
    // The bike thread runs too.
    deepEqual(await statutRecu(adresse, lire(une, "resultats")), 200);
    const charge = charger(adresse, 20, 2_000, () => enregistrer(avecVelo));
    await pause(500);
    process.kill(groupe, "SIGTERM");
    ok(await bientotVrai(() => !vit(), LIMITE_MS / 100), "un processus reste après SIGTERM");
    await charge.catch(() => undefined);
  } finally {
    if (vit()) process.kill(-groupe, "SIGKILL");
  }
}
