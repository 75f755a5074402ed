import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type ConsigneDesEssais,
  type ConstatDEssai,
  type CouvertureDUnFichier,
  type DemandeDEssais,
  ENCOURS,
} from "./essais/consigne.ts";

/** Tests that find nothing for so long go round for ever: none takes a quarter of it. */
const PATIENCE_MS = 120_000;

/** What tests found in a run. */
export interface ConstatsDesEssais {
  couvertures: readonly CouvertureDUnFichier[];
  constats: readonly ConstatDEssai[];
  /** The change with which they went round for ever: it is found to break, and what was to come was not run. */
  sansFin?: string;
}

/** Milliseconds since one of these files was last written. */
const silence = (fichiers: readonly string[]) =>
  Date.now() - Math.max(...fichiers.map((un) => statSync(un).mtimeMs));

let lances = 0;

/**
 * Runs the tests as asked, in a process of its own, and returns what they found; several may run at once. `dossier`
 * holds the changed sources (`sources.json`). Tests that go round for ever are stopped; rejects if no change was on.
 */
export async function lancerLesEssais(dossier: string, demande: DemandeDEssais): Promise<ConstatsDesEssais> {
  const rang = ++lances;
  const constats = join(dossier, `constats-${rang}.jsonl`);
  const consigne = join(dossier, `consigne-${rang}.json`);
  const encours = constats + ENCOURS;
  for (const fichier of [constats, encours]) writeFileSync(fichier, "");
  const entiere: ConsigneDesEssais = { ...demande, constats, sources: join(dossier, "sources.json") };
  writeFileSync(consigne, JSON.stringify(entiere));
  const essais = spawn(resolve("node_modules/.bin/tsx"), ["test/mutants/code/essais/hote.ts"], {
    env: { ...process.env, CONSIGNE_DES_FAUTES: consigne },
    stdio: "ignore",
    detached: true,
  });
  let arretes = false;
  const garde = setInterval(() => {
    if (silence([constats, encours]) < PATIENCE_MS) return;
    clearInterval(garde);
    arretes = true;
    // The whole group: the process that goes round is a child of this one.
    process.kill(-essais.pid!, "SIGKILL");
  }, 2_000);
  await once(essais, "exit");
  clearInterval(garde);
  const sansFin = arretes ? readFileSync(encours, "utf8") : undefined;
  if (sansFin === "") throw new Error("Les essais ne finissent pas, sans aucune faute.");
  const lignes = readFileSync(constats, "utf8").split("\n").slice(0, -1);
  rmSync(constats);
  const tout = lignes.map((ligne) => JSON.parse(ligne) as ConstatDEssai | CouvertureDUnFichier);
  return {
    couvertures: tout.filter((un) => un.constat === "couverture"),
    constats: tout.filter((un) => un.constat === "essai"),
    ...(sansFin !== undefined && { sansFin }),
  };
}
