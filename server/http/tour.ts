import type { Context } from "hono";
import { AppelantParti } from "./errors.ts";

/** Requests that wait for the thread, by network; the networks take turns. */
const attentes = new Map<string, (() => void)[]>();
let pris = false;

/** One request, then whatever else the process has to hear: new callers, those who left, the health check. */
function suivant(): void {
  pris = false;
  const [premier] = attentes;
  if (!premier) return;
  const [reseau, file] = premier;
  attentes.delete(reseau);
  const entrer = file.shift();
  if (file.length > 0) attentes.set(reseau, file);
  prendre();
  entrer?.();
}

function prendre(): void {
  pris = true;
  setImmediate(suivant);
}

/**
 * Waits until this request may work: one a turn of the process, each network in turn, so that nobody waits behind all that
 * one caller asked. Rejects with an AppelantParti if the caller leaves meanwhile.
 */
export function attendreSonTour(reseau: string, parti?: AbortSignal): Promise<void> {
  if (!pris) {
    prendre();
    return Promise.resolve();
  }
  return new Promise((entrer, partir) => {
    const aSonTour = () => (parti?.aborted ? partir(new AppelantParti()) : entrer());
    const file = attentes.get(reseau);
    if (file) file.push(aSonTour);
    else attentes.set(reseau, [aSonTour]);
  });
}

/** Where a request comes from, and when its work began. */
interface Travail {
  reseau: string;
  cpu?: NodeJS.CpuUsage;
  debut?: number;
}

const travaux = new WeakMap<Request, Travail>();

/** Says where a request comes from: its work will wait for its turn. */
export const annoncerLeTravail = (c: Context, reseau: string): void =>
  void travaux.set(c.req.raw, { reseau });

/** Waits for its turn, and starts to count; nothing for a request that was not announced. */
export async function commencerLeTravail(c: Context): Promise<void> {
  const travail = travaux.get(c.req.raw);
  if (!travail) return;
  await attendreSonTour(travail.reseau, c.req.raw.signal);
  travail.cpu = process.cpuUsage();
  travail.debut = performance.now();
}

/** Milliseconds of processor that its work took, others’ at the same time left out as far as can be told; 0 before it began. */
export function coutDuTravail(c: Context): number {
  const { cpu, debut } = travaux.get(c.req.raw) ?? {};
  if (!cpu || debut === undefined) return 0;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(performance.now() - debut, (user + system) / 1_000);
}
