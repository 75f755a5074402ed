import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where a version keeps what fills the personas: today’s place first, then the one before it. */
const PLACES = ["machines/studio/personas/remplir.ts", "machines/dessin/remplir.ts"];

/** The file of that version that fills the personas, if it has one. */
export const remplissageDe = (dossier: string): string | undefined =>
  PLACES.find((place) => existsSync(join(dossier, place)));
