import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { dossierDEssai } from "../fixtures/base.ts";
import { oracleCases } from "../fixtures/oracle.ts";
import { type DepartDuServeur, lancer, type Serveur } from "./serveur.ts";

/** By night each trial lasts longer. */
export const NUIT = Boolean(process.env["NUIT"]);

const textes = oracleCases.map(({ simulation }) => JSON.stringify(simulation));

/** Text of a record that the questionnaire produced, whole; they come round. */
export const texteDuCas = (rang: number): string => textes[rang % textes.length] ?? "";

/** A built server, ended with the test if it still runs. Its database is a new one unless it is given. */
export async function serveur(depart: Partial<DepartDuServeur> = {}): Promise<Serveur> {
  const lance = await lancer({ base: join(dossierDEssai(), "base", "cap-aides.sqlite"), ...depart });
  onTestFinished(() => lance.finir("SIGKILL"));
  return lance;
}

/** What a save gave. */
export interface Enregistree {
  _id: string;
  token: string;
}

/** An answer whose body has come. */
export interface Recue {
  statut: number;
  revenir: string | null;
  corps: string;
}

/** Longer than the longest delay that a route gives itself. */
const ATTENTE_MS = 45_000;

export async function demander(adresse: string, cible: string, init: RequestInit = {}): Promise<Recue> {
  const reponse = await fetch(adresse + cible, { ...init, signal: AbortSignal.timeout(ATTENTE_MS) });
  const { status: statut, headers } = reponse;
  return { statut, revenir: headers.get("retry-after"), corps: await reponse.text() };
}

/** Neither a fault of the server nor nothing: a 503 must say when to come back. */
export const tient = ({ statut, revenir }: Recue): boolean =>
  statut < 500 || (statut === 503 && revenir !== null);

const porteur = (token: string) => ({ authorization: `Bearer ${token}` });

/** Saves a record, in place of another if one is given. */
export const enregistrer = (adresse: string, rang: number, remplacee?: Enregistree): Promise<Recue> =>
  demander(adresse, "/api/simulation", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(remplacee && { remplace: remplacee._id, ...porteur(remplacee.token) }),
    },
    body: texteDuCas(rang),
  });

/** Reads a stored record, or a form of it. */
export const lire = (adresse: string, { _id, token }: Enregistree, forme = ""): Promise<Recue> =>
  demander(adresse, `/api/simulation/${_id}${forme}`, { headers: porteur(token) });

export const effacer = (adresse: string, { _id, token }: Enregistree): Promise<Recue> =>
  demander(adresse, `/api/simulation/${_id}`, { method: "DELETE", headers: porteur(token) });

/** What an answer 201 gave. Throws for another answer. */
export function creee({ statut, corps }: Recue): Enregistree {
  if (statut !== 201) throw new Error(`refusé : ${statut}`);
  return JSON.parse(corps) as Enregistree;
}

/** As many at once, by rank. */
export const aLaFois = <T>(combien: number, faire: (rang: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: combien }, (_, rang) => faire(rang)));

/** Resident memory of a process, in megabytes of a million bytes, as the system counts it. */
export const memoireDe = (pid: number): number =>
  (Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024) / 1e6;
