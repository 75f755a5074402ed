import type { Catalogue } from "../../catalogue.ts";
import type { AideLue, Constat } from "../../lire/constat.ts";
import type { CatalogueFile, LectureDuCatalogue } from "../../lire/lecture.ts";
import { estTerminee } from "../../fiches/campagne.ts";
import { type AideListee, ligneDe } from "../../fiches/fiche.ts";
import { adressesDe } from "../../fiches/liens/adresses.ts";
import { type Etats, mortsDe } from "../../fiches/liens/etats.ts";
import type { Aide } from "../../schema/aide.ts";
import { dateDeVerification } from "../../schema/lectures.ts";
import { subtractMonths } from "../../situation/periods.ts";
import type { BaremeDu } from "../../loi/parametres/fraicheur.ts";
import type { ChampQuiManque } from "./manques.ts";

/** An aid as the table of editors shows it, with the text of its file. */
export type LigneDuTableau = AideListee & {
  /** Path of its file, below `catalogue/`. */
  chemin: string;
  texte: string;
  manque: ChampQuiManque[];
  /** Its addresses that answer no more. */
  morts: string[];
  /** Day on which an editor read it again. */
  verifieLe?: string;
  /** The newest day known of its sources. */
  sourcesDu?: string;
  /** Read again never, or more than a year ago. */
  aRelire: boolean;
  terminee: boolean;
  cachee: boolean;
  /** What its check doubts of it: a text that its rule contradicts, an address of old. */
  doutes: string[];
  /** Told households that obtain it. */
  concernes: number;
};

/** The same, with what only a server knows: where it is given, why nobody is shown it, how many messages of people wait on it. */
export type AideDuTableau = LigneDuTableau & { lieux: string[]; nonServie?: string; signalees: number };

/** The table of a day, with the scales of the law that are late. */
export interface TableauDesAides {
  jour: string;
  aides: AideDuTableau[];
  baremes: BaremeDu[];
}

const UN_AN = 12;

const absents: Readonly<Record<ChampQuiManque, (aide: Aide) => boolean>> = {
  source: ({ reference }) => !reference,
  verifie_le: ({ verifie_le: le }) => !le,
  adresse: (aide) =>
    ![aide.teleservice, aide.teleservices, aide.forms, aide.form, aide.instructions].some(Boolean),
  link: ({ link }) => !link,
  papiers: ({ papiers }) => papiers.length === 0,
  conditions: ({ conditions }) => conditions.length === 0,
  delai_reponse: (aide) => !aide.delai_reponse,
  montant: ({ type, source, montant }) => type !== "bool" && source === "javascript" && montant === undefined,
};

const nomsDesChamps = Object.keys(absents) as ChampQuiManque[];

/** What the table is made from: the files, and what is known of them on a day. */
export interface MondeDuTableau {
  files: readonly CatalogueFile[];
  lecture: LectureDuCatalogue;
  catalogue: Catalogue;
  etats: Etats;
  constats: readonly Constat[];
  /** Told households that obtain each aid. */
  concernes: ReadonlyMap<string, number>;
}

/** Every aid of the files as editors look for it, in the order of its file; those that cannot be read are left out. */
export function tableauDesAides(
  { files, lecture, catalogue, etats, constats, concernes }: MondeDuTableau,
  jour: string,
): LigneDuTableau[] {
  const textes = new Map(files.map(({ path, content }) => [path, content]));
  const morts = mortsDe(etats);
  const doutes = new Map<string, string[]>();
  for (const { path, message } of constats) doutes.set(path, [...(doutes.get(path) ?? []), message]);
  const limite = subtractMonths(jour, UN_AN);
  return lecture.aides.flatMap(({ aide, path }: Pick<AideLue, "aide" | "path">): LigneDuTableau[] => {
    const compiled = catalogue.byId.get(aide.slug);
    if (!compiled) return [];
    const { verifie_le: le, famille } = aide;
    const sourcesDu = dateDeVerification(aide);
    return [
      {
        ...ligneDe(compiled),
        chemin: path,
        texte: textes.get(path) ?? "",
        // The entries of a family have fields of their own.
        manque: nomsDesChamps.filter((champ) => absents[champ](aide) && (!famille || champ === "link")),
        morts: [...new Set(adressesDe(aide).map(({ url }) => url))].filter((url) => morts.has(url)),
        ...(le && { verifieLe: le }),
        ...(sourcesDu && { sourcesDu }),
        aRelire: !famille && (!le || le < limite),
        terminee: estTerminee(aide, jour),
        cachee: aide.private,
        doutes: doutes.get(path) ?? [],
        concernes: concernes.get(aide.slug) ?? 0,
      },
    ];
  });
}
