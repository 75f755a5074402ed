import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type ConsigneDesEssais,
  type ConstatDEssai,
  type CouvertureDUnFichier,
  ENCOURS,
} from "./essais/consigne.ts";

/** Tests that find nothing for so long go round for ever: none takes a quarter of it. */
const PATIENCE_MS = 40_000;

/** What tests found in a run. */
export interface ConstatsDesEssais {
  couvertures: readonly CouvertureDUnFichier[];
  constats: readonly ConstatDEssai[];
}

type SansFichiers<C> = C extends unknown ? Omit<C, "sources" | "constats"> : never;

/** Milliseconds since one of these files was last written. */
const silence = (fichiers: readonly string[]) =>
  Date.now() - Math.max(...fichiers.map((un) => statSync(un).mtimeMs));

/**
 * Runs the short tests as asked, in a process of its own, and returns what they found. `dossier` holds the
 * changed sources (`sources.json`). Tests that go round for ever are stopped: the change that was on then is
 * found to break, by no test in particular.
 */
export async function lancerLesEssais(
  dossier: string,
  demande: SansFichiers<ConsigneDesEssais>,
): Promise<ConstatsDesEssais> {
  const constats = join(dossier, "constats.jsonl");
  const consigne = join(dossier, "consigne.json");
  const encours = constats + ENCOURS;
  for (const fichier of [constats, encours]) writeFileSync(fichier, "");
  writeFileSync(consigne, JSON.stringify({ ...demande, constats, sources: join(dossier, "sources.json") }));
  const args = ["run", "--config", "test/mutants/code/essais/vitest.config.ts", "--reporter=dot"];
  const essais = spawn(resolve("node_modules/.bin/vitest"), args, {
    env: { ...process.env, CONSIGNE_DES_FAUTES: consigne },
    stdio: "ignore",
    detached: true,
  });
  let sansFin = false;
  const garde = setInterval(() => {
    if (silence([constats, encours]) < PATIENCE_MS) return;
    clearInterval(garde);
    sansFin = true;
    // The whole group: the process that goes round is a child of this one.
    process.kill(-essais.pid!, "SIGKILL");
  }, 2_000);
  await once(essais, "exit");
  clearInterval(garde);
  if (sansFin) {
    const id = readFileSync(encours, "utf8");
    if (id === "") throw new Error("Les essais ne finissent pas, sans aucune faute.");
    const constat: ConstatDEssai = { constat: "essai", id, essai: "", sort: "plante", salie: false };
    appendFileSync(constats, `${JSON.stringify(constat)}\n`);
  }
  const lignes = readFileSync(constats, "utf8").split("\n").slice(0, -1);
  rmSync(constats);
  const tout = lignes.map((ligne) => JSON.parse(ligne) as ConstatDEssai | CouvertureDUnFichier);
  return {
    couvertures: tout.filter((un) => un.constat === "couverture"),
    constats: tout.filter((un) => un.constat === "essai"),
  };
}
