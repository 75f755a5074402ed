import { join } from "node:path";
import {
  type ApercuDeBrouillon,
  apercevoir,
  compilerLaLecture,
  effetDuBrouillon,
  type MondeDuBrouillon,
} from "../../catalogue/apercu/apercu.ts";
import type { EffetSurLesFoyers } from "../../catalogue/apercu/foyers.ts";
import { type ApercuDansUnLot, apercevoirUnLot } from "../../catalogue/apercu/lot.ts";
import { type LigneDuTableau, type MondeDuTableau, tableauDesAides } from "../../catalogue/apercu/tableau.ts";
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

type Connu = Omit<MondeDuBrouillon, "reperes"> & Pick<MondeDuTableau, "files">;

let connu: Connu | undefined;

/** The catalogue as it is on disk, read once: the thread ends when nobody edits any more. */
function lire(): Connu {
  const files = catalogueFiles(DOSSIER);
  const lecture = lireCatalogue(files);
  const catalogue = compilerLaLecture(lecture);
  const nomDeLieu = nomsDeLieux();
  return {
    files,
    lecture,
    catalogue,
    etats: readEtats(DOSSIER),
    noms: { lieu: nomDeLieu, aide: (id) => catalogue.byId.get(id)?.aide.label },
  };
}

/**
 * A draft to look at, on a day `YYYY-MM-DD`, or to try on the approved households, which takes longer; several drafts; every
 * aid of the files.
 */
export type DemandeDApercu =
  | ({ file: CatalogueFile } & ({ jour: string } | { foyers: true }))
  | { lot: readonly CatalogueFile[]; jour: string }
  | { tableau: true; jour: string };

const reperesDu = (jour: string, { etats }: Connu) => ({
  ...lireTerritoire(),
  jour,
  morts: mortsDe(etats),
  dettes: readDettes(DOSSIER),
});

/** The thread that looks at drafts, away from the one that answers (fil.ts). */
export default async function apercevoirUn(
  demande: DemandeDApercu,
): Promise<ApercuDeBrouillon | ApercuDansUnLot[] | LigneDuTableau[] | EffetSurLesFoyers | null> {
  connu ??= lire();
  if ("tableau" in demande) return tableauDesAides(connu, demande.jour);
  if ("foyers" in demande) return effetDuBrouillon(demande.file, { ...connu, foyers: temoins() });
  const monde = { ...connu, reperes: reperesDu(demande.jour, connu) };
  return "lot" in demande ? apercevoirUnLot(demande.lot, monde) : apercevoir(demande.file, monde);
}
