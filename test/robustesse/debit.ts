import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { enregistrer, texteDuCas } from "./cas.ts";
import { charger } from "./charge.ts";
import { but, type Contexte, entier, type Ligne, mediane } from "./contexte.ts";
import { direOuVaLeTemps } from "./profil.ts";

const CONNEXIONS = 20;
const PART = 0.55;

/** What V8 takes to compile what runs: its profile says nothing of a server that has been serving. */
const CHAUFFE_MS = 500;

async function lancerTemoin(base: string): Promise<{ adresse: string; processus: ChildProcess }> {
  const mots = ["--import", "tsx", "test/robustesse/temoin.ts", base];
  const processus = spawn(process.execPath, mots, { stdio: ["ignore", "pipe", "inherit"] });
  const [texte] = (await once(processus.stdout, "data")) as [Buffer];
  return { adresse: /répond sur (\S+)/.exec(texte.toString())?.[1] ?? "", processus };
}

/** Saves in a second, over that many connections. */
const debit = async (adresse: string, dureeMs: number) =>
  (
    await charger(adresse, {
      connexions: CONNEXIONS,
      dureeMs,
      demande: (rang) => enregistrer(texteDuCas(rang)),
    })
  ).parSeconde;

/** The CPU profile of a server that only saves, in a sentence. */
async function ouVaLeTemps({ serveur, dossier }: Contexte, dureeMs: number): Promise<string> {
  const profils = dossier();
  const { adresse, finir, pretEnMs } = await serveur({
    noeud: ["--cpu-prof", "--cpu-prof-interval=500", `--cpu-prof-dir=${profils}`],
  });
  await debit(adresse, dureeMs);
  await finir();
  const [profil = ""] = readdirSync(profils);
  return direOuVaLeTemps(join(profils, profil), "dist/server", (pretEnMs + CHAUFFE_MS) * 1000);
}

/** Saves in a second, as a share of the least that Hono and SQLite can do, in turns in the same run. */
export async function enregistrements(contexte: Contexte): Promise<Ligne[]> {
  const { court, serveur, dossier } = contexte;
  const [tours, dureeMs] = court ? [3, 500] : [9, 3_000];
  const { adresse } = await serveur();
  const temoin = await lancerTemoin(join(dossier(), "temoin.sqlite"));
  const [nous, eux]: [number[], number[]] = [[], []];
  try {
    // A first turn, not counted, lets both compile what they run.
    for (let tour = 0; tour <= tours; tour++) {
      const [ici, labas] = [await debit(adresse, dureeMs), await debit(temoin.adresse, dureeMs)];
      if (tour > 0) void (nous.push(ici), eux.push(labas));
    }
  } finally {
    temoin.processus.kill();
  }
  const parts = nous.map((un, rang) => un / (eux[rang] ?? 1));
  const part = mediane(parts);
  return [
    {
      texte: `Enregistrements à ${CONNEXIONS} connexions : ${entier(mediane(nous))} par seconde, ${Math.round(part * 100)} % des ${entier(mediane(eux))} d’un Hono et SQLite nus${but("55 %", part >= PART)}`,
    },
    {
      texte: `Où va le temps d’un enregistrement : ${await ouVaLeTemps(contexte, dureeMs * 3 + CHAUFFE_MS)}`,
    },
  ];
}
