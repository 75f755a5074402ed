import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { oracleCases } from "../fixtures/oracle.ts";

interface Rendue {
  statut: number;
  /** What was said, decompressed when it is asked for: what makes the load has better to do. */
  lire(): string;
}
type Envoi = { corps?: string; entetes?: Record<string, string> };

/** What was asked in some time. Milliseconds; `fautes`: what failed even when asked again. */
export interface Charge {
  parSeconde: number;
  p50: number;
  p99: number;
  fautes: number;
  reprises: number;
}

/** Times a request that no server took is asked again, and the pause before. */
const [REPRISES, PAUSE_MS] = [20, 250];

async function une(agent: Agent, url: string, { corps, entetes = {} }: Envoi): Promise<Rendue> {
  const headers = {
    "accept-encoding": "gzip",
    ...entetes,
    ...(corps && { "content-type": "application/json" }),
  };
  const demande = request(url, { agent, method: corps ? "POST" : "GET", headers, timeout: 20_000 });
  // An error after the answer began is that of reading it.
  demande.on("timeout", () => demande.destroy(new Error("trop long"))).on("error", () => undefined);
  demande.end(corps);
  const [recue] = (await once(demande, "response")) as [IncomingMessage];
  const octets = await buffer(recue);
  const gzip = recue.headers["content-encoding"] === "gzip";
  return { statut: recue.statusCode ?? 0, lire: () => (gzip ? gunzipSync(octets) : octets).toString() };
}

/** Asks as a page does: again after a while when nobody could answer. */
type Demander = (chemin: string, envoi?: Envoi) => Promise<Rendue>;

/** What one of those who come does. */
export type Venue = (demander: Demander, n: number) => Promise<void>;

/** Runs it over and over, so many at once, for some seconds. */
export async function charger(
  adresse: string,
  { secondes, ensemble }: { secondes: number; ensemble: number },
  parcours: Venue,
): Promise<Charge> {
  const agent = new Agent({ keepAlive: true, maxSockets: ensemble });
  const durees: number[] = [];
  let [fautes, reprises, n] = [0, 0, 0];
  const demander: Demander = async (chemin, envoi = {}) => {
    const debut = performance.now();
    for (let essai = 0; ; essai++) {
      const lue = await une(agent, adresse + chemin, envoi).catch(() => ({ statut: 0, lire: () => "" }));
      if (lue.statut > 0 && lue.statut < 500) return (durees.push(performance.now() - debut), lue);
      if (essai === REPRISES) throw new Error(`${chemin} : ${lue.statut}`);
      reprises++;
      await pause(PAUSE_MS);
    }
  };
  const [debut, fin] = [performance.now(), performance.now() + secondes * 1_000];
  const toujours = async () => {
    while (performance.now() < fin) await parcours(demander, n++).catch(() => fautes++);
  };
  await Promise.all(Array.from({ length: ensemble }, toujours));
  agent.destroy();
  durees.sort((a, b) => a - b);
  const rang = (part: number) => durees[Math.floor(durees.length * part)] ?? 0;
  return {
    parSeconde: durees.length / ((performance.now() - debut) / 1_000),
    p50: rang(0.5),
    p99: rang(0.99),
    fautes,
    reprises,
  };
}

const dossiers = oracleCases.map(({ simulation }) => JSON.stringify(simulation));
const COMMUNES = ["ren", "76000", "saint-de", "mars", "35", "lyo", "petit-c", "97"];

export interface Tenue {
  _id: string;
  token: string;
}

export const porteur = (token: string) => ({ authorization: `Bearer ${token}` });

export const relireLeFoyer = (demander: Demander, { _id, token }: Tenue, forme = "") =>
  demander(`/api/simulation/${_id}${forme}`, { entetes: porteur(token) });

/** Saves a household that the questionnaire produced; they come round. */
export async function garderUnFoyer(
  demander: Demander,
  n: number,
  entetes: Record<string, string> = {},
): Promise<Tenue> {
  const { statut, lire: texte } = await demander("/api/simulation", {
    corps: dossiers[n % dossiers.length] ?? "",
    entetes,
  });
  if (statut !== 201) throw new Error(`non enregistrée : ${statut}`);
  return JSON.parse(texte()) as Tenue;
}

/**
 * One journey, as a person makes it: the page, a commune looked for in three letters, answers saved with their results;
 * every third comes back to them; every tenth changes an answer, which saves anew in place of the first.
 */
export async function unParcours(
  demander: Demander,
  n: number,
  garder?: (une: Tenue) => void,
): Promise<void> {
  await demander("/");
  for (const ajoute of ["", "e", "n"])
    await demander(`/api/communes?q=${COMMUNES[n % COMMUNES.length]}${ajoute}`);
  const une = await garderUnFoyer(demander, n, { joindre: "resultats" });
  if (n % 3 === 0) {
    for (const forme of ["", "/resultats"]) {
      const { statut } = await relireLeFoyer(demander, une, forme);
      if (statut !== 200 && statut !== 409) throw new Error(`non lue : ${statut}`);
    }
  }
  if (n % 10 !== 0) return garder?.(une);
  garder?.(await garderUnFoyer(demander, n + 1, { remplace: une._id, ...porteur(une.token) }));
}
