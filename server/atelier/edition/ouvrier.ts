import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ApercuDeBrouillon,
  apercevoir,
  compilerLaLecture,
  type EffetDUnBrouillon,
  effetDuBrouillon,
  type MondeDuBrouillon,
} from "../../../catalogue/atelier/apercu/apercu.ts";
import {
  ecrireUneApprobation,
  fichierDeLApprobation,
} from "../../../catalogue/atelier/apercu/approbation.ts";
import { type EffetDUnBareme, effetDesChiffres } from "../../../catalogue/atelier/apercu/baremes.ts";
import { type ApercuDansUnLot, apercevoirUnLot } from "../../../catalogue/atelier/apercu/lot.ts";
import {
  type LigneDuTableau,
  type MondeDuTableau,
  tableauDesAides,
} from "../../../catalogue/atelier/apercu/tableau.ts";
import { histoireDUneFiche } from "../../../catalogue/atelier/apercu/histoire.ts";
import { combienObtiennent } from "../../../catalogue/atelier/apercu/foyers.ts";
import { constatsDe } from "../../../catalogue/atelier/check/verifier.ts";
import { type CatalogueFile, lireCatalogue } from "../../../catalogue/lire/lecture.ts";
import type { Valeur } from "../../../catalogue/loi/chiffres.ts";
import { auBesoin } from "../../../catalogue/fiches/phrases/au-besoin.ts";
import { mortsDe } from "../../../catalogue/fiches/liens/etats.ts";
import { catalogueFiles, readDettes, readEtats } from "../../catalogue/read.ts";
import { lireTerritoire } from "../catalogue/territoire.ts";
import { nomsDeLieux } from "../../catalogue/lieux/communes/noms.ts";
import { nomGit } from "./nom-git.ts";
import { foyersTemoins } from "./temoins.ts";

const DOSSIER = join(process.cwd(), "catalogue");

/** The told households, played once. */
const temoins = auBesoin(foyersTemoins);

type Connu = Omit<MondeDuBrouillon, "reperes"> & Pick<MondeDuTableau, "files">;

/** What a table says of a catalogue, tried on every told household: once for each reading, some seconds. */
const deLaTable = new WeakMap<Connu, ReturnType<typeof combienObtiennent>>();

let connu: Connu | undefined;

/** The catalogue as it is on disk. */
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
 * All to read before the first draft, and again when what is published has changed; a draft to look at, on a day `YYYY-MM-DD`, or to try on the approved households, which takes longer; several drafts; every
 * aid of the files; the versions of an entry to tell; new figures of the law.
 */
export type DemandeDApercu =
  | { lecture: true }
  | ({ file: CatalogueFile } & ({ jour: string } | { foyers: true }))
  | { lot: readonly CatalogueFile[]; jour: string }
  | { tableau: true; jour: string }
  | { path: string; textes: readonly string[] }
  | { chiffres: ReadonlyMap<string, Valeur> };

const reperesDu = (jour: string, { etats }: Connu) => ({
  ...lireTerritoire(),
  jour,
  morts: mortsDe(etats),
  dettes: readDettes(DOSSIER),
});

/** What a draft changes, and the text that says that a person has read it and wants it. */
export interface EffetAApprouver extends EffetDUnBrouillon {
  approbation: { fichier: string; texte: string };
}

async function effetAApprouver(file: CatalogueFile, monde: Connu): Promise<EffetAApprouver | null> {
  const { pays } = lireTerritoire();
  const [fichier, lieu] = [`catalogue/${file.path}`, join(DOSSIER, file.path)];
  const publie = existsSync(lieu) ? readFileSync(lieu, "utf8") : undefined;
  const effet = await effetDuBrouillon(file, publie, { ...monde, pays, foyers: temoins() });
  if (!effet) return null;
  const texte = ecrireUneApprobation({
    fichier,
    ...(publie !== undefined && { avant: nomGit(publie) }),
    apres: nomGit(file.content),
    phrases: effet.phrases,
  });
  return { ...effet, approbation: { fichier: fichierDeLApprobation(fichier), texte } };
}

/** Reads all that a draft is looked at with, and tries it on an aid as it is: the law too is then ready. */
async function toutLire(): Promise<null> {
  connu = lire();
  const premiere = connu.lecture.aides.find(({ aide }) => aide.source === "javascript");
  const file = connu.files.find(({ path }) => path === premiere?.path);
  if (file) await effetAApprouver(file, connu);
  return null;
}

async function lireLeTableau(monde: Connu, jour: string): Promise<LigneDuTableau[]> {
  const concernes = deLaTable.get(monde) ?? combienObtiennent(monde.catalogue, temoins());
  deLaTable.set(monde, concernes);
  const constats = constatsDe(monde.lecture, reperesDu(jour, monde));
  return tableauDesAides({ ...monde, constats, concernes: await concernes }, jour);
}

/** The thread that looks at drafts, away from the one that answers (fil.ts). */
export default async function apercevoirUn(
  demande: DemandeDApercu,
): Promise<
  | ApercuDeBrouillon
  | ApercuDansUnLot[]
  | LigneDuTableau[]
  | EffetAApprouver
  | EffetDUnBareme[]
  | string[][]
  | null
> {
  if ("lecture" in demande) return toutLire();
  connu ??= lire();
  if ("tableau" in demande) return lireLeTableau(connu, demande.jour);
  if ("textes" in demande)
    return histoireDUneFiche(demande.path, demande.textes, { ...connu, reperes: lireTerritoire() });
  if ("chiffres" in demande)
    return effetDesChiffres(demande.chiffres, { catalogue: connu.catalogue, foyers: temoins() });
  if ("foyers" in demande) return effetAApprouver(demande.file, connu);
  const monde = { ...connu, reperes: reperesDu(demande.jour, connu) };
  return "lot" in demande ? apercevoirUnLot(demande.lot, monde) : apercevoir(demande.file, monde);
}
