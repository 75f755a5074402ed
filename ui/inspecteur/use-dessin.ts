import type ElkApi from "elkjs/lib/elk-api.js";
import api from "elkjs/lib/elk-api.js?url";
import ouvrier from "elkjs/lib/elk-worker.min.js?url";
import { useEffect, useState } from "react";
import { type Dessin, dessinDe } from "./dessin/dessin.ts";
import { dispositionDe } from "./dessin/disposition.ts";
import type { Graphe } from "../../machines/graph/graphe.ts";

type Elk = typeof ElkApi.default;

let moteur: Promise<InstanceType<Elk>> | undefined;

/** ELK comes as two scripts of its own: bundled, its wrapper would weigh on every page of the product. */
async function charger(): Promise<InstanceType<Elk>> {
  await import(/* @vite-ignore */ api);
  const { ELK } = globalThis as unknown as { ELK: { default: Elk } };
  return new ELK.default({ workerUrl: ouvrier, workerFactory: (url = ouvrier) => new Worker(url) });
}

/** Drawings already laid out, by graph and folded chapters. */
const connus = new WeakMap<Graphe, Map<string, Dessin>>();

async function dessiner(graphe: Graphe, replies: ReadonlySet<string>): Promise<Dessin> {
  const cle = [...replies].sort().join();
  const siens = connus.get(graphe) ?? new Map<string, Dessin>();
  connus.set(graphe, siens);
  const connu = siens.get(cle);
  if (connu) return connu;
  moteur ??= charger();
  const dessin = dessinDe(graphe, await (await moteur).layout(dispositionDe(graphe, replies)));
  siens.set(cle, dessin);
  return dessin;
}

export type TraceDuDessin =
  | { etat: "arrive" }
  | { etat: "prêt"; dessin: Dessin }
  | { etat: "échec"; message: string };

/**
 * The drawing of a graph with these chapters folded, laid out in a worker; the last one stays while the next is
 * laid out. Fails in words if the worker cannot be had.
 */
export function useDessin(graphe: Graphe, replies: ReadonlySet<string>): TraceDuDessin {
  const [trace, setTrace] = useState<TraceDuDessin>({ etat: "arrive" });
  useEffect(() => {
    let perime = false;
    dessiner(graphe, replies).then(
      (dessin) => {
        if (!perime) setTrace({ etat: "prêt", dessin });
      },
      (erreur: unknown) => {
        moteur = undefined;
        const message = erreur instanceof Error ? erreur.message : String(erreur);
        if (!perime) setTrace({ etat: "échec", message });
      },
    );
    return () => {
      perime = true;
    };
  }, [graphe, replies]);
  return trace;
}
