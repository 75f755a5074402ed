import { organismesDe } from "../../schema/aide.ts";
import { buildCatalogue, type Catalogue } from "../../catalogue.ts";
import { type Constat, situer } from "../../lire/constat.ts";
import { doublons } from "../check/doublons.ts";
import { type CatalogueFile, lireCatalogue, type LectureDuCatalogue } from "../../lire/lecture.ts";
import { constatsDe, type Reperes } from "../check/verifier.ts";
import { type FicheAide, ficheDe } from "../../fiches/fiche.ts";
import type { Noms } from "../../fiches/phrases/noms.ts";
import type { Pays } from "../exemples/pays.ts";
import { etatsDesLiens } from "./dire-les-etats.ts";
import type { Etats } from "../../fiches/liens/etats.ts";
import type { Droit } from "../../results/results.ts";
import type { Institution } from "../../schema/institution.ts";
import { phrasesDesFoyers } from "./approbation.ts";
import { changementsDesChiffres } from "./baremes.ts";
import { changementsDUneAide, changementsDUnOrganisme } from "./changements.ts";
import { type EffetSurLesFoyers, effetDe, type FoyerTemoin } from "./foyers.ts";
import { foyerFaitPour, personnesDuBrouillon } from "./personnes.ts";
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
  /** Someone who obtains it, in a sentence. */
  obtient?: string;
  /** The aid as the first of them reads it in their results. */
  droit?: Droit;
  /** Then one who just misses it for each kind of its rules. */
  manques: string[];
  /** Aids for the same need that the first of them obtains too. */
  voisines: { id: string; label: string }[];
  /** What this edit changes, in sentences; nothing when nothing changes. */
  changements: string[];
  /** What is known of its addresses. */
  liens: { champ: string; url: string; etat: string }[];
}

/** The catalogue in which drafts take the place of what they change. */
export function avecLesBrouillons(
  lecture: LectureDuCatalogue,
  files: readonly CatalogueFile[],
): LectureDuCatalogue {
  const seul = lireCatalogue(files);
  const chemins = new Set(files.map(({ path }) => path));
  return {
    aides: [...lecture.aides.filter(({ path }) => !chemins.has(path)), ...seul.aides],
    institutions: [...lecture.institutions.filter(({ path }) => !chemins.has(path)), ...seul.institutions],
    problems: seul.problems,
    illisibles: seul.illisibles,
  };
}

export const avecLeBrouillon = (lecture: LectureDuCatalogue, file: CatalogueFile): LectureDuCatalogue =>
  avecLesBrouillons(lecture, [file]);

/** Findings of the drafts at these paths alone; the other aids are known by their names. */
export function constatsDesBrouillons(
  entiere: LectureDuCatalogue,
  chemins: ReadonlySet<string>,
  reperes: Reperes,
): Constat[] {
  const seule: LectureDuCatalogue = {
    ...entiere,
    aides: entiere.aides.filter(({ path }) => chemins.has(path)),
    illisibles: {
      slugs: new Set([...entiere.illisibles.slugs, ...entiere.aides.map(({ aide }) => aide.slug)]),
      institutions: new Set([
        ...entiere.illisibles.institutions,
        ...entiere.aides.flatMap(({ aide }) => organismesDe(aide)),
      ]),
    },
  };
  const jumeaux = doublons(entiere.aides).map(({ lue, remarque }) => situer(lue, remarque));
  return [...constatsDe(seule, reperes), ...jumeaux].filter(({ path }) => chemins.has(path));
}

/** Everything there is to mend, at once: what the schema refuses would hide what comes after it, in two steps. */
function fautesDuBrouillon(
  file: CatalogueFile,
  { lecture, reperes }: Pick<MondeDuBrouillon, "lecture" | "reperes">,
  etapes = 2,
): FauteDuFormulaire[] {
  const entiere = avecLeBrouillon(lecture, file);
  const constats = constatsDesBrouillons(entiere, new Set([file.path]), reperes);
  const lue = [...entiere.aides, ...entiere.institutions].some(({ path }) => path === file.path);
  const nationale = lecture.institutions.find(({ institution }) => institution.type === "national");
  const reste =
    lue || etapes === 0 ? undefined : sansCeQuiEstRefuse(file, constats, nationale?.institution.slug);
  return fautesDuFormulaire(
    constats,
    reste ? fautesDuBrouillon(reste, { lecture, reperes }, etapes - 1) : [],
  );
}

/** The catalogue that a reading of its files makes, without the aids that name an institution that is not there. */
export function compilerLaLecture({
  aides,
  institutions,
}: Pick<LectureDuCatalogue, "aides" | "institutions">): Catalogue {
  const connues = new Set(institutions.map(({ institution }) => institution.slug));
  return buildCatalogue(
    aides.map(({ aide }) => aide).filter((aide) => organismesDe(aide).every((un) => connues.has(un))),
    institutions.map(({ institution }) => institution),
  );
}

/** The aid of a draft in its catalogue; nothing for a draft that cannot be read or is no aid. */
export function compilerLeBrouillon(entiere: LectureDuCatalogue, { path }: CatalogueFile) {
  const lue = entiere.aides.find((une) => une.path === path);
  if (!lue) return undefined;
  const catalogue = compilerLaLecture(entiere);
  const compiled = catalogue.byId.get(lue.aide.slug);
  return compiled && { catalogue, compiled };
}

/** What a draft would be once published. Pure; a tenth of a second. */
export function apercevoir(file: CatalogueFile, monde: MondeDuBrouillon): ApercuDeBrouillon {
  const { reperes, noms, etats } = monde;
  const entiere = avecLeBrouillon(monde.lecture, file);
  const constats = fautesDuBrouillon(file, monde);
  const lu = compilerLeBrouillon(entiere, file);
  if (!lu) return { constats, manques: [], voisines: [], changements: [], liens: [] };
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

/** What an edit is about, before and after: an aid, or an institution and all the aids that it gives. */
function editionLue(file: CatalogueFile, monde: Pick<MondeDuBrouillon, "lecture" | "catalogue">) {
  const entiere = avecLeBrouillon(monde.lecture, file);
  const organisme = entiere.institutions.find(({ path }) => path === file.path)?.institution;
  const lu = compilerLeBrouillon(entiere, file);
  const catalogue = lu?.catalogue ?? (organisme && compilerLaLecture(entiere));
  if (!catalogue) return undefined;
  const dans = ({ aides, byId }: Catalogue) => {
    const une = lu && byId.get(lu.compiled.aide.slug);
    return une ? [une] : aides.filter(({ aide }) => aide.institution === organisme?.slug);
  };
  return {
    lu,
    organisme,
    avant: { compiled: dans(monde.catalogue), catalogue: monde.catalogue },
    apres: { compiled: dans(catalogue), catalogue },
  };
}

/** What an edit does, whole: to the told households, then every sentence that a person reads to approve it. */
export interface EffetDUnBrouillon extends EffetSurLesFoyers {
  phrases: string[];
}

/** Nobody was looked at. */
const PERSONNE: EffetSurLesFoyers = { regardes: 0, gagnent: [], perdent: [], changent: [] };

/** Files of figures of the law, from `catalogue/`. */
const CHIFFRES = /^loi\/parametres\/\w+\.json$/;

/**
 * What a draft would change for the approved households, and in all; nothing when it cannot be read. `publie`: its text before the
 * edit, when it has one. Figures of the law are told one by one: they move no household on the day that it is told of. Pure; a second or two.
 */
export async function effetDuBrouillon(
  file: CatalogueFile,
  publie: string | undefined,
  monde: Omit<MondeDuBrouillon, "reperes" | "etats"> & { pays: Pays; foyers: readonly FoyerTemoin[] },
): Promise<EffetDUnBrouillon | null> {
  if (CHIFFRES.test(file.path))
    return { ...PERSONNE, phrases: changementsDesChiffres(publie ?? "{}", file.content) };
  const edition = editionLue(file, monde);
  if (!edition) return null;
  const { lu, organisme, avant, apres } = edition;
  const publiee = lu && monde.catalogue.byId.get(lu.compiled.aide.slug);
  const version = publiee && { compiled: publiee, catalogue: monde.catalogue };
  const changements = lu
    ? changementsDUneAide(version, lu, monde)
    : changementsDUnOrganisme(
        monde.catalogue.institutions.get(organisme?.slug ?? ""),
        organisme as Institution,
      );
  const fait = lu && foyerFaitPour(version, lu, monde.pays);
  const effet = await effetDe(avant, apres, { foyers: monde.foyers, ...(fait && { fait }) });
  return { ...effet, phrases: [...changements, ...phrasesDesFoyers(effet)] };
}
