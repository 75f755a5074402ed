import Elk from "elkjs/lib/elk.bundled.js";
import { dispositionDe } from "./dessin/disposition.ts";
import { graphe } from "./parcours.ts";
import { tableDuParcours } from "./table.ts";

/** What nothing reads once a layout is done. */
const DEMANDES = new Set(["layoutOptions", "ports", "sources", "targets", "incomingShape", "outgoingShape"]);

const leger = (cle: string, valeur: unknown) =>
  DEMANDES.has(cle) ? undefined : typeof valeur === "number" ? Math.round(valeur * 10) / 10 : valeur;

/** What takes a browser seconds, and is the same for all: written by the build, by name of file (`ecrits.ts` reads them). */
export async function ecritsDeLInspecteur(): Promise<Readonly<Record<string, string>>> {
  const dessin = await new Elk.default().layout(dispositionDe(graphe));
  return {
    "dessin.json": JSON.stringify(dessin, leger),
    "table.json": JSON.stringify(tableDuParcours()),
  };
}
