import { montrables } from "../../../catalogue/results/sensibles.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import type { Marque } from "../../../catalogue/situation/context.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { isMissing } from "../../cadre/navigation/chunk.ts";
import { reloadOnce } from "../../cadre/navigation/reload.ts";
import { api } from "../../session/api.ts";
import type { DemandeDEstimation, ReponseDuCalcul } from "./worker.ts";

type Attente = { resolve: (resultats: Resultats[]) => void; reject: (error: Error) => void };

/** The worker of this page, started at the first need with the aids of legislation. */
let started: Promise<Worker> | undefined;
let dernier = 0;
const attentes = new Map<number, Attente>();

const dire = (worker: Worker, question: DemandeDEstimation) => worker.postMessage(question, []);

async function reloadIfMissing(): Promise<void> {
  if (await isMissing(location.href)) reloadOnce("worker");
}

async function start(): Promise<Worker> {
  const { aides, institutions } = await api.aidesLegales();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ReponseDuCalcul>) => {
    const attente = attentes.get(data.numero);
    attentes.delete(data.numero);
    if ("resultats" in data) attente?.resolve(data.resultats.map(montrables));
    else attente?.reject(new Error(data.erreur));
  });
  worker.addEventListener("error", ({ message }) => {
    // Only a script that did not come has nothing to say.
    if (!message) void reloadIfMissing();
    for (const { reject } of attentes.values()) reject(new Error("Le calcul s’est arrêté"));
    attentes.clear();
    started = undefined;
  });
  dire(worker, { kind: "aides", aides, institutions });
  return worker;
}

/**
 * Aids of legislation of some households, computed on this device (worker.ts). Rejects if the list of
 * aids never came.
 */
export async function estimer(situations: readonly Situation[], marque: Marque): Promise<Resultats[]> {
  started ??= start();
  const worker = await started.catch((error: Error) => {
    started = undefined;
    throw error;
  });
  dernier += 1;
  const numero = dernier;
  return new Promise((resolve, reject) => {
    attentes.set(numero, { resolve, reject });
    dire(worker, { kind: "foyers", numero, situations: [...situations], marque });
  });
}
