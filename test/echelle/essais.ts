import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portLibre } from "../ecouter.ts";
import type { Postgres } from "../postgres/serveur.ts";
import { lancer, type Serveur } from "../robustesse/serveur.ts";
import {
  type Charge,
  charger,
  garderUnFoyer,
  type Venue,
  porteur,
  relireLeFoyer,
  type Tenue,
  unParcours,
} from "./charge.ts";
import { bornerLeProcesseur, lancerServeurs, processeur, repartir } from "./machines.ts";

export interface Reglage {
  secondes: number;
  ensemble: number;
  /** Of one processor, for each server; 0: as much as there is. */
  part: number;
}

/** Seconds for which a server is asked before it is measured. */
const CHAUFFE_S = 3;

/** Processors taken on average by each part: servers, PostgreSQL, what shares the load. */
type Pris = Record<"serveurs" | "postgres" | "mandataire", number>;
export type MesurePrise = Charge & Pris;

type Lance = Pick<Serveur, "adresse" | "pid" | "finir">;

/** What a measure takes of the processors, by part. */
async function enComptant(
  serveurs: readonly Lance[],
  postgres: Postgres | undefined,
  mandataire: number | undefined,
  faire: () => Promise<Charge>,
): Promise<MesurePrise> {
  const somme = (pids: readonly (number | undefined)[]) =>
    pids.reduce<number>((n, un) => n + (un === undefined ? 0 : processeur(un)), 0);
  const pris = (): Pris => ({
    serveurs: somme(serveurs.map(({ pid }) => pid)),
    postgres: somme([postgres?.pid()]),
    mandataire: somme([mandataire]),
  });
  const [avant, debut] = [pris(), performance.now()];
  const mesure = await faire();
  const [apres, secondes] = [pris(), (performance.now() - debut) / 1_000];
  const parts = Object.entries(apres).map(([nom, fin]) => [nom, (fin - avant[nom as keyof Pris]) / secondes]);
  return { ...mesure, ...(Object.fromEntries(parts) as Pris) };
}

/** Warms servers up one after the other, then gives each its share; runs, then ends them. */
async function bornes<R>(
  serveurs: readonly Lance[],
  { part, ensemble }: Reglage,
  chauffe: Venue,
  faire: () => Promise<R>,
): Promise<R> {
  const liberer: (() => void)[] = [];
  try {
    for (const { adresse } of serveurs) await charger(adresse, { ensemble, secondes: CHAUFFE_S }, chauffe);
    if (part > 0) for (const { pid } of serveurs) liberer.push(bornerLeProcesseur(pid, part));
    return await faire();
  } finally {
    for (const un of serveurs) await un.finir();
    for (const un of liberer) un();
  }
}

const ecrire: Venue = async (d, n) => void (await garderUnFoyer(d, n));

/** Journeys, then saves alone. */
const lesDeux = (
  serveurs: readonly Lance[],
  { adresse, pid }: { adresse: string; pid?: number },
  postgres: Postgres | undefined,
  reglage: Reglage,
) =>
  bornes(serveurs, reglage, unParcours, async () => {
    const mesurer = (venue: Venue) =>
      enComptant(serveurs, postgres, pid, () => charger(adresse, reglage, venue));
    return { mixte: await mesurer(unParcours), ecrit: await mesurer(ecrire) };
  });

/** On so many servers before one base. */
export async function surPostgres(combien: number, postgres: Postgres, base: string, reglage: Reglage) {
  const serveurs = await lancerServeurs(combien, postgres, base);
  const devant = await repartir(serveurs);
  return lesDeux(serveurs, devant, postgres, reglage).finally(devant.finir);
}

/** On one server and a file, without anything before it. */
export async function surUnFichier(reglage: Reglage) {
  const dossier = mkdtempSync(join(tmpdir(), "cap-aides-echelle-"));
  const seul = await lancer({ base: join(dossier, "base.sqlite") });
  const { adresse } = seul;
  return lesDeux([seul], { adresse }, undefined, reglage).finally(() => rmSync(dossier, { recursive: true }));
}

/** A bare insertion behind Hono, as large as a simulation. */
export async function temoin(
  postgres: Postgres,
  base: string,
  octets: number,
  reglage: Reglage,
): Promise<MesurePrise> {
  const port = await portLibre();
  const adresse = `http://127.0.0.1:${port}`;
  const mots = [
    "--import",
    "tsx",
    "test/echelle/temoin.ts",
    String(port),
    postgres.url(base),
    String(octets),
  ];
  const processus = spawn(process.execPath, mots, { stdio: "ignore" });
  const finir = async () => void (processus.kill(), await once(processus, "exit"));
  while (!(await fetch(adresse).catch(() => undefined)));
  const serveurs = [{ adresse, pid: processus.pid ?? 0, finir }];
  return bornes(serveurs, reglage, ecrire, () =>
    enComptant(serveurs, postgres, undefined, () => charger(adresse, reglage, ecrire)),
  );
}

/** Four servers, one of which is killed half way: how many saves were acknowledged, and how many of them cannot be read. */
export async function tuerEnCharge(postgres: Postgres, base: string, reglage: Reglage) {
  const serveurs = await lancerServeurs(4, postgres, base);
  const { adresse, finir } = await repartir(serveurs);
  return bornes(serveurs, { ...reglage, part: 0 }, unParcours, async () => {
    const gardees: Tenue[] = [];
    setTimeout(() => void serveurs[0]?.finir("SIGKILL"), reglage.secondes * 500);
    const mesure = await charger(adresse, reglage, (d, n) => unParcours(d, n, (une) => gardees.push(une)));
    let perdues = 0;
    for (const { _id, token } of gardees) {
      const { ok } = await fetch(`${adresse}/api/simulation/${_id}`, { headers: porteur(token) });
      if (!ok) perdues++;
    }
    return { ...mesure, gardees: gardees.length, perdues };
  }).finally(finir);
}

/** Saves and readings on two bases, each behind a server of its own, in short turns: what else this machine does falls on both. What each measured. */
export async function chacuneSonTour(
  postgres: Postgres,
  bases: readonly [string, string],
  tours: number,
  reglage: Reglage,
): Promise<[MesurePrise[], MesurePrise[]]> {
  const serveurs = (await Promise.all(bases.map((base) => lancerServeurs(1, postgres, base)))).flat();
  const tour: Venue = async (d, n) => void (await relireLeFoyer(d, await garderUnFoyer(d, n)));
  const mesures: [MesurePrise[], MesurePrise[]] = [[], []];
  return bornes(serveurs, { ...reglage, part: 0 }, tour, async () => {
    for (let fait = 0; fait < tours; fait++)
      for (const [rang, un] of serveurs.entries()) {
        const demandes = () => charger(un.adresse, { ...reglage, secondes: 1 }, tour);
        mesures[rang]?.push(await enComptant([un], postgres, undefined, demandes));
      }
    return mesures;
  });
}
