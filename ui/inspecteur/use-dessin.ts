import Elk from "elkjs/lib/elk-api.js";
import ouvrier from "elkjs/lib/elk-worker.min.js?url";
import { useEffect, useState } from "react";
import { type Dessin, dessinDe } from "../../machines/dessin/dessin.ts";
import { dispositionDe } from "../../machines/dessin/disposition.ts";
import { graphe } from "./parcours.ts";

type Moteur = InstanceType<typeof Elk.default>;

let moteur: Moteur | undefined;

const demarrer = (): Moteur =>
  (moteur ??= new Elk.default({ workerUrl: ouvrier, workerFactory: (url = ouvrier) => new Worker(url) }));

/** Drawings already laid out, by folded chapters. */
const connus = new Map<string, Dessin>();

async function dessiner(replies: ReadonlySet<string>, cle: string): Promise<Dessin> {
  const connu = connus.get(cle);
  if (connu) return connu;
  const dessin = dessinDe(graphe, await demarrer().layout(dispositionDe(graphe, replies)));
  connus.set(cle, dessin);
  return dessin;
}

export type Trace =
  | { etat: "arrive" }
  | { etat: "prêt"; dessin: Dessin }
  | { etat: "échec"; message: string };

/**
 * The drawing with these chapters folded, laid out in a worker; the last one stays while the next is
 * laid out. Fails in words if the worker cannot be had.
 */
export function useDessin(replies: ReadonlySet<string>): Trace {
  const [trace, setTrace] = useState<Trace>({ etat: "arrive" });
  useEffect(() => {
    let perime = false;
    dessiner(replies, [...replies].toSorted().join()).then(
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
  }, [replies]);
  return trace;
}
