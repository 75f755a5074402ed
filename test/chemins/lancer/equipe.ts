import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Bilan, Consigne } from "../executer.ts";
import type { BilanDEcran } from "../navigateur.ts";
import type { CommandeDEcran, ReponseDEcran } from "./ecran.ts";
import type { ReponseDOuvrier } from "./ouvrier.ts";

/** Journeys sent at a time: many at first, while this process is busy; then few, to end together. */
const PREMIER_LOT = 200;
const LOT = 8;

const attendre = <R>(ouvrier: ChildProcess): Promise<R> =>
  new Promise((resoudre, rejeter) => {
    const fini = (code: number | null) => rejeter(new Error(`Un ouvrier s’est arrêté (${code}).`));
    ouvrier.once("exit", fini);
    ouvrier.once("message", (reponse: R) => {
      ouvrier.off("exit", fini);
      resoudre(reponse);
    });
  });

const fichier = (nom: string) => fileURLToPath(new URL(nom, import.meta.url));

/** Runs journeys in a browser, in a process of its own; rejects if it cannot be launched. */
export async function suivreALEcran(commande: CommandeDEcran): Promise<BilanDEcran[]> {
  const ouvrier = fork(fichier("ecran.ts"));
  try {
    ouvrier.send(commande);
    const reponse = await attendre<ReponseDEcran>(ouvrier);
    if ("erreur" in reponse) throw new Error(reponse.erreur);
    return reponse.bilans;
  } finally {
    ouvrier.kill();
  }
}

/** Processes that run journeys; they are loaded while journeys are being generated. */
export function embaucher(nombre: number) {
  const ouvriers = Array.from({ length: nombre }, () => fork(fichier("ouvrier.ts")));
  const prets = ouvriers.map((ouvrier) => attendre<ReponseDOuvrier>(ouvrier));
  return {
    /** Runs every journey; the promise fails if a worker dies. */
    executer: async (consignes: readonly Consigne[], graine: number): Promise<Bilan[]> => {
      const file = [...consignes];
      const bilans: Bilan[] = [];
      await Promise.all(
        ouvriers.map(async (ouvrier, n) => {
          await prets[n];
          for (let lot = file.splice(0, PREMIER_LOT); lot.length > 0; lot = file.splice(0, LOT)) {
            ouvrier.send({ graine, consignes: lot });
            const reponse = await attendre<ReponseDOuvrier>(ouvrier);
            if (reponse.sorte === "bilans") bilans.push(...reponse.bilans);
          }
        }),
      );
      return bilans.sort((a, b) => a.numero - b.numero);
    },
    renvoyer: () => {
      for (const ouvrier of ouvriers) ouvrier.kill();
    },
  };
}
