import { auCentime } from "../../../../catalogue/results/demarches/repondu/decision.ts";
import type { Calculer } from "../../../../catalogue/results/demarches/repondu/verifier-decision.ts";
import type { Resultats } from "../../../../catalogue/results/results.ts";
import type { DemandeDEstimation, ReponseDuCalcul } from "../../../questions/estimation/worker.ts";
import { api } from "../../../session/api.ts";
import { marqueDeLaPage } from "../../../session/depart.ts";

const ARRETE = "Le calcul s’est arrêté";

/** What a worker answers to its one question. */
const reponseDe = (worker: Worker): Promise<Resultats[]> =>
  new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ReponseDuCalcul>) =>
      "resultats" in data ? resolve(data.resultats) : reject(new Error(data.erreur)),
    );
    worker.addEventListener("error", () => reject(new Error(ARRETE)));
  });

/**
 * Computes one aid of many households on this device, to the cent, by the worker of the estimates that has that aid alone. Rejects if
 * the aids never came, or if the computation stopped.
 */
export const calculerIci =
  (id: string): Calculer =>
  async (situations) => {
    const { aides, institutions } = await api.aidesLegales();
    const worker = new Worker(new URL("../../../questions/estimation/worker.ts", import.meta.url), {
      type: "module",
    });
    const dire = (question: DemandeDEstimation) => worker.postMessage(question, []);
    try {
      const reponse = reponseDe(worker);
      dire({
        kind: "aides",
        aides: aides.filter(({ slug }) => slug === id).map(auCentime),
        institutions,
      });
      dire({ kind: "foyers", numero: 1, situations: [...situations], marque: marqueDeLaPage() });
      return await reponse;
    } finally {
      worker.terminate();
    }
  };
