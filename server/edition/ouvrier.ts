import { join } from "node:path";
import {
  type ApercuDeBrouillon,
  apercevoir,
  compilerLaLecture,
  effetDuBrouillon,
  type MondeDuBrouillon,
} from "../../catalogue/apercu/apercu.ts";
import { histoireDUneFiche } from "../../catalogue/apercu/histoire.ts";
import type { EffetSurLesFoyers } from "../../catalogue/apercu/foyers.ts";
import { type CatalogueFile, lireCatalogue } from "../../catalogue/check/lecture.ts";
import { auBesoin } from "../../catalogue/phrases/au-besoin.ts";
import { mortsDe } from "../../catalogue/liens/etats.ts";
import { catalogueFiles, readDettes, readEtats } from "../catalogue/read.ts";
import { lireTerritoire } from "../catalogue/territoire.ts";
import { nomsDeLieux } from "../communes/noms.ts";
import { foyersTemoins } from "./temoins.ts";

const DOSSIER = join(process.cwd(), "catalogue");

/** The told households, played once. */
const temoins = auBesoin(foyersTemoins);

let connu: Omit<MondeDuBrouillon, "reperes"> | undefined;

/** The catalogue as it is on disk, read once: the thread ends when nobody edits any more. */
function lire(): Omit<MondeDuBrouillon, "reperes"> {
  const lecture = lireCatalogue(catalogueFiles(DOSSIER));
  const catalogue = compilerLaLecture(lecture);
  const nomDeLieu = nomsDeLieux();
  return {
    lecture,
    catalogue,
    etats: readEtats(DOSSIER),
    noms: { lieu: nomDeLieu, aide: (id) => catalogue.byId.get(id)?.aide.label },
  };
}

/** A draft to look at, on a day `YYYY-MM-DD`; or to try on the approved households, which takes longer; or the versions of an entry to tell. */
export type DemandeDApercu =
  | ({ file: CatalogueFile } & ({ jour: string } | { foyers: true }))
  | { path: string; textes: readonly string[] };

/** The thread that looks at drafts, away from the one that answers (fil.ts). */
export default async function apercevoirUn(
  demande: DemandeDApercu,
): Promise<ApercuDeBrouillon | EffetSurLesFoyers | string[][] | null> {
  connu ??= lire();
  if ("textes" in demande)
    return histoireDUneFiche(demande.path, demande.textes, { ...connu, reperes: lireTerritoire() });
  const { file } = demande;
  if ("foyers" in demande) return effetDuBrouillon(file, { ...connu, foyers: temoins() });
  const reperes = {
    ...lireTerritoire(),
    jour: demande.jour,
    morts: mortsDe(connu.etats),
    dettes: readDettes(DOSSIER),
  };
  return apercevoir(file, { ...connu, reperes });
}
