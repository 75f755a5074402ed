import type { Gravite } from "../../lire/constat.ts";
import type { CatalogueFile } from "../../lire/lecture.ts";
import { type AideListee, ligneDe } from "../../fiches/fiche.ts";
import {
  avecLesBrouillons,
  compilerLaLecture,
  constatsDesBrouillons,
  type MondeDuBrouillon,
} from "./apercu.ts";
import { changementsDUneAide } from "./changements.ts";

/** What an editor is told of one of several drafts looked at together. */
export interface ApercuDansUnLot {
  chemin: string;
  constats: { gravite: Gravite; message: string }[];
  /** The aid as the list would show it; absent while the draft cannot be read. */
  ligne?: AideListee;
  /** What this draft changes, in sentences. */
  changements: string[];
}

/** What drafts would be once published together, in their order: each may name what another brings. Pure. */
export function apercevoirUnLot(
  files: readonly CatalogueFile[],
  { reperes, noms, lecture, catalogue: publie }: MondeDuBrouillon,
): ApercuDansUnLot[] {
  const entiere = avecLesBrouillons(lecture, files);
  const chemins = new Set(files.map(({ path }) => path));
  const constats = constatsDesBrouillons(entiere, chemins, reperes);
  const catalogue = compilerLaLecture(entiere);
  return files.map(({ path: chemin }) => {
    const slug = entiere.aides.find((une) => une.path === chemin)?.aide.slug;
    const compiled = slug === undefined ? undefined : catalogue.byId.get(slug);
    const avant = slug === undefined ? undefined : publie.byId.get(slug);
    const siens = constats.filter(({ path }) => path === chemin);
    return {
      chemin,
      constats: siens.map(({ gravite, message }) => ({ gravite, message })),
      ...(compiled && { ligne: ligneDe(compiled) }),
      changements: compiled
        ? changementsDUneAide(
            avant && { compiled: avant, catalogue: publie },
            { compiled, catalogue },
            { pays: reperes.pays, noms },
          )
        : [],
    };
  });
}
