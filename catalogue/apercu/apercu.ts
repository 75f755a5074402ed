import { buildCatalogue, type Catalogue } from "../catalogue.ts";
import type { Constat } from "../check/constat.ts";
import { doublons } from "../check/doublons.ts";
import { situer } from "../check/constat.ts";
import { type CatalogueFile, lireCatalogue, type LectureDuCatalogue } from "../check/lecture.ts";
import { constatsDe, type Reperes } from "../check/verifier.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { type FicheAide, ficheDe } from "../fiches/fiche.ts";
import type { Noms } from "../phrases/noms.ts";
import type { Pays } from "../exemples/pays.ts";
import { etatsDesLiens } from "../liens/dire-les-etats.ts";
import type { Etats } from "../liens/etats.ts";
import type { Droit } from "../results/results.ts";
import { changementsDUneAide } from "./changements.ts";
import { type EffetSurLesFoyers, effetDe, type FoyerTemoin } from "./foyers.ts";
import { personnesDuBrouillon } from "./personnes.ts";
import { type FauteDuFormulaire, fautesDuFormulaire, sansCeQuiEstRefuse } from "./refus.ts";

/** What a draft is looked at with: the catalogue as it is published, and the places, the links. */
export interface MondeDuBrouillon {
  lecture: LectureDuCatalogue;
  catalogue: Catalogue;
  reperes: Reperes & { pays: Pays; jour: string };
  etats: Etats;
  noms: Noms;
}

/** What an editor is told of a draft. */
export interface ApercuDeBrouillon {
  /** What is wrong (refused) or doubtful, by field. */
  constats: FauteDuFormulaire[];
  /** The page of the aid; absent while the draft cannot be read. */
  fiche?: FicheAide;
  /** Someone who obtains it, and someone who just misses it, in sentences. */
  obtient?: string;
  /** The aid as the first of them reads it in their results. */
  droit?: Droit;
  manque?: string;
  /** Aids for the same need that the first of them obtains too. */
  voisines: { id: string; label: string }[];
  /** What this edit changes, in sentences; nothing when nothing changes. */
  changements: string[];
  /** What is known of its addresses. */
  liens: { champ: string; url: string; etat: string }[];
}

/** The catalogue in which the draft takes the place of what it changes. */
export function avecLeBrouillon(lecture: LectureDuCatalogue, file: CatalogueFile): LectureDuCatalogue {
  const seul = lireCatalogue([file]);
  return {
    aides: [...lecture.aides.filter(({ path }) => path !== file.path), ...seul.aides],
    institutions: [...lecture.institutions.filter(({ path }) => path !== file.path), ...seul.institutions],
    problems: seul.problems,
    illisibles: seul.illisibles,
  };
}

/** Findings of the draft alone; the other aids are known by their names. */
function constatsDuBrouillon(entiere: LectureDuCatalogue, path: string, reperes: Reperes): Constat[] {
  const seule: LectureDuCatalogue = {
    ...entiere,
    aides: entiere.aides.filter((une) => une.path === path),
    illisibles: {
      slugs: new Set([...entiere.illisibles.slugs, ...entiere.aides.map(({ aide }) => aide.slug)]),
      institutions: new Set([
        ...entiere.illisibles.institutions,
        ...entiere.aides.map(({ aide }) => aide.institution),
      ]),
    },
  };
  const jumeaux = doublons(entiere.aides).map(({ lue, remarque }) => situer(lue, remarque));
  return [...constatsDe(seule, reperes), ...jumeaux].filter((un) => un.path === path);
}

/** Everything there is to mend, at once: what the schema refuses would hide what comes after it, in two steps. */
function fautesDuBrouillon(
  file: CatalogueFile,
  { lecture, reperes }: Pick<MondeDuBrouillon, "lecture" | "reperes">,
  etapes = 2,
): FauteDuFormulaire[] {
  const entiere = avecLeBrouillon(lecture, file);
  const constats = constatsDuBrouillon(entiere, file.path, reperes);
  const lue = [...entiere.aides, ...entiere.institutions].some(({ path }) => path === file.path);
  const nationale = lecture.institutions.find(({ institution }) => institution.type === "national");
  const reste =
    lue || etapes === 0 ? undefined : sansCeQuiEstRefuse(file, constats, nationale?.institution.slug);
  return fautesDuFormulaire(
    constats,
    reste ? fautesDuBrouillon(reste, { lecture, reperes }, etapes - 1) : [],
  );
}

/** The catalogue that a reading of its files makes. */
export const compilerLaLecture = ({ aides, institutions }: LectureDuCatalogue): Catalogue =>
  buildCatalogue(
    aides.map(({ aide }) => aide),
    institutions.map(({ institution }) => institution),
  );

/** The aid of a draft in its catalogue; nothing for a draft that cannot be read or is no aid. */
export function compilerLeBrouillon(entiere: LectureDuCatalogue, { path }: CatalogueFile) {
  const lue = entiere.aides.find((une) => une.path === path);
  const connue = entiere.institutions.some(({ institution }) => institution.slug === lue?.aide.institution);
  if (!lue || !connue) return undefined;
  const catalogue = compilerLaLecture(entiere);
  return { catalogue, compiled: catalogue.byId.get(lue.aide.slug) as CompiledAide };
}

/** What a draft would be once published. Pure; a tenth of a second. */
export function apercevoir(file: CatalogueFile, monde: MondeDuBrouillon): ApercuDeBrouillon {
  const { reperes, noms, etats } = monde;
  const entiere = avecLeBrouillon(monde.lecture, file);
  const constats = fautesDuBrouillon(file, monde);
  const lu = compilerLeBrouillon(entiere, file);
  if (!lu) return { constats, voisines: [], changements: [], liens: [] };
  const personnes = personnesDuBrouillon(lu.compiled, lu.catalogue, { pays: reperes.pays, noms });
  const publiee = monde.catalogue.byId.get(lu.compiled.aide.slug);
  const avant = publiee && { compiled: publiee, catalogue: monde.catalogue };
  return {
    constats,
    fiche: ficheDe(lu.compiled, noms, { jour: reperes.jour, exemple: personnes.obtient }),
    ...personnes,
    changements: changementsDUneAide(avant, lu, { pays: reperes.pays, noms }),
    liens: etatsDesLiens(lu.compiled.aide, etats).map(({ champ, url, dit }) => ({ champ, url, etat: dit })),
  };
}

/** What a draft would change for the approved households; nothing when it is no aid. Pure; a second or two. */
export async function effetDuBrouillon(
  file: CatalogueFile,
  monde: Pick<MondeDuBrouillon, "lecture" | "catalogue"> & { foyers: readonly FoyerTemoin[] },
): Promise<EffetSurLesFoyers | null> {
  const lu = compilerLeBrouillon(avecLeBrouillon(monde.lecture, file), file);
  if (!lu) return null;
  return effetDe(monde.catalogue.byId.get(lu.compiled.aide.slug), lu.compiled, lu.catalogue, monde);
}
