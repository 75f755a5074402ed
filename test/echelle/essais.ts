import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Postgres } from "../postgres/serveur.ts";
import { lancer, type Serveur } from "../robustesse/serveur.ts";
import { type Demander, type Charge, charger } from "./charge.ts";
import { bornerLeProcesseur } from "./borner.ts";
import { lancerServeurs, unPortLibre, processeur, repartir } from "./machines.ts";
import { garderUnFoyer, relireLeFoyer, unParcours, type Tenue } from "./personnes.ts";

export interface Reglage {
  secondes: number;
  ensemble: number;
  /** Of one processor, for each server; 0: as much as there is. */
  part: number;
}

/** Seconds for which a server is asked before it is measured. */
const CHAUFFE_S = 3;
type Parcours = Parameters<typeof charger>[2];

/** Processors taken on average by each part: servers, PostgreSQL, what shares the load, what makes it. */
export interface Pris {
  serveurs: number;
  postgres: number;
  mandataire: number;
  charge: number;
}
export type MesurePrise = Charge & Partial<Pris>;

export async function parSql(
  postgres: Postgres,
  base: string,
  texte: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url(base) });
  await client.connect();
  try {
    return (await client.query(texte)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

type Pids = Readonly<Record<Exclude<keyof Pris, "charge">, readonly number[]>>;

/** Seconds of processor taken so far, by part. */
function pris({ serveurs, postgres, mandataire }: Pids): Pris {
  const [somme, ici] = [
    (pids: readonly number[]) => pids.reduce((n, un) => n + processeur(un), 0),
    process.cpuUsage(),
  ];
  return {
    serveurs: somme(serveurs),
    postgres: somme(postgres),
    mandataire: somme(mandataire),
    charge: (ici.user + ici.system) / 1e6,
  };
}

/** What a measure takes of the processors, by part. */
async function enComptant(pids: Pids, faire: () => Promise<Charge>): Promise<MesurePrise> {
  const [avant, debut] = [pris(pids), performance.now()];
  const mesure = await faire();
  const [apres, secondes] = [pris(pids), (performance.now() - debut) / 1_000];
  const parts = Object.entries(apres).map(([nom, fin]) => [nom, (fin - avant[nom as keyof Pris]) / secondes]);
  return { ...mesure, ...(Object.fromEntries(parts) as Pris) };
}

interface Lance {
  adresse: string;
  pid: number;
}

/** Warms servers up one after the other, then gives each its share; runs, then takes it back. */
async function bornes<R>(
  serveurs: readonly Lance[],
  { part, ensemble }: Reglage,
  chauffe: Parcours,
  faire: () => Promise<R>,
): Promise<R> {
  for (const { adresse } of serveurs) await charger(adresse, { ensemble, secondes: CHAUFFE_S }, chauffe);
  const liberer = part > 0 ? serveurs.map(({ pid }) => bornerLeProcesseur(pid, part)) : [];
  if (liberer.includes(undefined))
    throw new Error("Ce compte ne peut pas bornerLeProcesseur un serveur : --part 0.");
  // Ended when its process is.
  aLiberer.push(...liberer.flatMap((un) => un ?? []));
  return faire();
}

const aLiberer: (() => void)[] = [];
const liberer = () => {
  for (const un of aLiberer.splice(0)) un();
};

const ecrire: Parcours = async (d, n) => void (await garderUnFoyer(d, n));

/** Journeys, then saves alone. */
async function lesDeux(adresse: string, pids: Pids, reglage: Reglage) {
  const mixte = await enComptant(pids, () => charger(adresse, reglage, unParcours));
  return { mixte, ecrit: await enComptant(pids, () => charger(adresse, reglage, ecrire)) };
}

/** On so many servers before one base. */
export async function surPostgres(combien: number, postgres: Postgres, base: string, reglage: Reglage) {
  const serveurs = await lancerServeurs(combien, postgres, base);
  const devant = await repartir(serveurs);
  const pids = {
    serveurs: serveurs.map(({ pid }) => pid),
    postgres: [postgres.pid()],
    mandataire: [devant.pid],
  };
  try {
    return await bornes(serveurs, reglage, unParcours, () => lesDeux(devant.adresse, pids, reglage));
  } finally {
    devant.finir();
    for (const un of serveurs) await un.finir();
    liberer();
  }
}

/** On one server and a file, without anything before it. */
export async function surUnFichier(reglage: Reglage) {
  const dossier = mkdtempSync(join(tmpdir(), "cap-aides-echelle-"));
  const un = await lancer({ base: join(dossier, "base.sqlite") });
  const pids = { serveurs: [un.pid], postgres: [], mandataire: [] };
  try {
    return await bornes([un], reglage, unParcours, () => lesDeux(un.adresse, pids, reglage));
  } finally {
    await un.finir();
    liberer();
    rmSync(dossier, { recursive: true });
  }
}

/** A bare insertion behind Hono, as large as a simulation. */
export async function temoin(
  postgres: Postgres,
  base: string,
  octets: number,
  reglage: Reglage,
): Promise<MesurePrise> {
  const port = await unPortLibre();
  const args = [
    "--import",
    "tsx",
    "test/echelle/temoin.ts",
    String(port),
    postgres.url(base),
    String(octets),
  ];
  const processus = spawn(process.execPath, args, { stdio: "ignore" });
  const [adresse, pid] = [`http://127.0.0.1:${port}`, processus.pid ?? 0];
  try {
    while (!(await fetch(adresse).catch(() => undefined)));
    const pids = { serveurs: [pid], postgres: [postgres.pid()], mandataire: [] };
    return await bornes([{ adresse, pid }], reglage, ecrire, () =>
      enComptant(pids, () => charger(adresse, reglage, ecrire)),
    );
  } finally {
    processus.kill();
    await once(processus, "exit");
    liberer();
  }
}

/** Four servers, one of which is killed half way: how many saves were acknowledged, and how many of them cannot be read. */
export async function tuerEnCharge(postgres: Postgres, base: string, reglage: Reglage) {
  const serveurs = await lancerServeurs(4, postgres, base);
  const devant = await repartir(serveurs);
  const gardees: Tenue[] = [];
  try {
    for (const { adresse } of serveurs)
      await charger(adresse, { ensemble: reglage.ensemble, secondes: CHAUFFE_S }, unParcours);
    const tue = setTimeout(() => void serveurs[0]?.finir("SIGKILL"), reglage.secondes * 500);
    const mesure = await charger(devant.adresse, reglage, (d, n) =>
      unParcours(d, n, (une) => gardees.push(une)),
    );
    clearTimeout(tue);
    let perdues = 0;
    const relire = async (demander: Demander) => {
      for (let une = aRelire.pop(); une; une = aRelire.pop())
        if ((await relireLeFoyer(demander, une)).statut !== 200) perdues++;
    };
    const aRelire = [...gardees];
    await charger(devant.adresse, { ensemble: 8, secondes: 0.001 }, relire);
    return { ...mesure, gardees: gardees.length, perdues, nonRelues: aRelire.length };
  } finally {
    devant.finir();
    for (const un of serveurs.slice(1)) await un.finir();
  }
}

/** Adds as many simulations as long as real ones, whose bytes do not compress. */
export async function remplirDe(
  postgres: Postgres,
  base: string,
  combien: number,
  octets: number,
): Promise<void> {
  const dossier = Array.from(
    { length: Math.ceil(octets / 64) },
    (_, k) => `sha512(int8send(i * 100 + ${k}))`,
  ).join(" || ");
  for (let fait = 0; fait < combien; fait += 50_000) {
    const fin = Math.min(combien, fait + 50_000) - 1;
    await parSql(
      postgres,
      base,
      `INSERT INTO simulation SELECT 'remplie-' || lpad(i::text, 20, '0'), repeat('0', 64), ${dossier}, ${Date.now()} - i, ${Date.now()}, 'neutre' FROM generate_series(${fait}::bigint, ${fin}) i`,
    );
  }
  await parSql(postgres, base, "VACUUM ANALYZE simulation");
  await parSql(postgres, base, "CHECKPOINT");
}

/** Saves and readings on two bases, each behind a server of its own, in short turns: what else this machine does falls on both. What each measured. */
export async function chacuneSonTour(
  postgres: Postgres,
  bases: readonly [string, string],
  tours: number,
  { ensemble }: Reglage,
): Promise<[MesurePrise[], MesurePrise[]]> {
  const serveurs = await Promise.all(
    bases.map(async (base) => (await lancerServeurs(1, postgres, base))[0] as Serveur),
  );
  const tour: Parcours = async (d, n) => void (await relireLeFoyer(d, await garderUnFoyer(d, n)));
  const mesures: [MesurePrise[], MesurePrise[]] = [[], []];
  try {
    for (const { adresse } of serveurs) await charger(adresse, { ensemble, secondes: CHAUFFE_S }, tour);
    for (let fait = 0; fait < tours; fait++)
      for (const rang of [0, 1] as const) {
        const { adresse = "", pid = 0 } = serveurs[rang] ?? {};
        const pids = { serveurs: [pid], postgres: [postgres.pid()], mandataire: [] };
        mesures[rang].push(await enComptant(pids, () => charger(adresse, { ensemble, secondes: 1 }, tour)));
      }
    return mesures;
  } finally {
    for (const un of serveurs) await un.finir();
  }
}
