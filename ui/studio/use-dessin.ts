import type ElkApi from "elkjs/lib/elk-api.js";
import api from "elkjs/lib/elk-api.js?url";
import ouvrier from "elkjs/lib/elk-worker.min.js?url";
import type { ElkNode } from "elkjs/lib/elk-api.js";
import { useEffect, useMemo, useState } from "react";
import { type Dessin, dessinDe } from "./dessin/dessin.ts";
import { dispositionDe } from "./dessin/disposition.ts";
import { plier } from "./dessin/plier.ts";
import type { Graphe } from "../../machines/studio/graph/graphe.ts";
import { lireLEcrit } from "./ecrits.ts";
import { graphe as actuel } from "./parcours.ts";

type Elk = typeof ElkApi.default;

let moteur: Promise<InstanceType<Elk>> | undefined;

/** ELK comes as two scripts of its own: bundled, its wrapper would weigh on every page of the product. */
async function charger(): Promise<InstanceType<Elk>> {
  await import(/* @vite-ignore */ api);
  const { ELK } = globalThis as unknown as { ELK: { default: Elk } };
  return new ELK.default({ workerUrl: ouvrier, workerFactory: (url = ouvrier) => new Worker(url) });
}

/** Drawings already laid out, whole. */
const connus = new WeakMap<Graphe, Promise<Dessin>>();

/** The layout of today’s journey is what the build wrote; another version’s, or where nothing is built, is asked of a worker. */
async function disposer(graphe: Graphe): Promise<Dessin> {
  const ecrite = graphe === actuel ? await lireLEcrit<ElkNode>("dessin") : undefined;
  if (ecrite) return dessinDe(graphe, ecrite);
  moteur ??= charger();
  return dessinDe(graphe, await (await moteur).layout(dispositionDe(graphe)));
}

function entierDe(graphe: Graphe): Promise<Dessin> {
  const connu = connus.get(graphe) ?? disposer(graphe);
  connus.set(graphe, connu);
  return connu;
}

export type TraceDuDessin =
  | { etat: "arrive" }
  | { etat: "prêt"; entier: Dessin; dessin: Dessin }
  | { etat: "échec"; message: string };

/**
 * The drawing of a graph with these chapters folded; the last one stays while another version is laid out. Fails in
 * words if the worker cannot be had.
 */
export function useDessin(graphe: Graphe, replies: ReadonlySet<string>): TraceDuDessin {
  const [trace, setTrace] = useState<TraceDuDessin>({ etat: "arrive" });
  useEffect(() => {
    let perime = false;
    entierDe(graphe).then(
      (dessin) => {
        if (!perime) setTrace({ etat: "prêt", entier: dessin, dessin });
      },
      (erreur: unknown) => {
        moteur = undefined;
        connus.delete(graphe);
        const message = erreur instanceof Error ? erreur.message : String(erreur);
        if (!perime) setTrace({ etat: "échec", message });
      },
    );
    return () => {
      perime = true;
    };
  }, [graphe]);
  return useMemo(
    () => (trace.etat === "prêt" ? { ...trace, dessin: plier(trace.entier, replies) } : trace),
    [trace, replies],
  );
}
