import { exigerCatalogueJuste } from "../atelier/catalogue/controle.ts";
import { relecture } from "../atelier/catalogue/relecture.ts";
import { lireLesFichiersAvec } from "../catalogue/sources/fichiers.ts";
import type { Sources } from "../catalogue/sources/sources.ts";
import { produits } from "../produits.ts";
import { poserLaDocumentation } from "../relais/build/documentation.ts";

/** The catalogue and the places as people edit them, read with the eyes of the editors’ tool. Throws an Error with every problem. */
export const lireLesFichiers = (): Sources => lireLesFichiersAvec(relecture);

/** What the products beside the core add to a build. */
export const ajouts = {
  exigerCatalogueJuste,
  lireLesFichiers,
  poserLaDocumentation,
  ouvriers: produits.flatMap(({ ouvrier }) => ouvrier ?? []),
  /** What else the pages read, that takes a processor half a minute: a function of a module that gives texts by name. */
  ecrits: [
    ["server/studio/build/parcours.ts", "parcoursEcrits"],
    ["server/studio/build/euros-montres.ts", "eurosMontresEcrits"],
    ["server/relais/exactitude/ecrire.ts", "exactitudeEcrite"],
    ["server/atelier/build/changements.ts", "changementsEcrits"],
    ["ui/studio/ecrire.ts", "ecritsDeLInspecteur"],
  ],
} as const;
export type Ajouts = typeof ajouts;
