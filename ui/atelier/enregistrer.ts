import type { ApercuDeBrouillon } from "../../catalogue/atelier/apercu/apercu.ts";
import { nomsDeFamilles } from "../../catalogue/schema/aide.ts";
import { appelerJson } from "./appeler.ts";

type Donnees = Record<string, unknown>;

/** « Bourse au permis de la Ville » is `bourse-au-permis-de-la-ville`. */
export const enIdentifiant = (texte: unknown, liaison: string): string =>
  String(texte ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join(liaison);

/** What names an entry that says nothing yet: it is looked at, and refused. */
const SANS_NOM = "sans-nom";

/** Identifier of an entry, which names its file: its own, else one made from its name, after who gives it for an aid. */
export function identifiantDe({ slug, institution, label }: Donnees): string {
  if (typeof slug === "string" && slug) return slug;
  if (institution === undefined) return enIdentifiant(label, "_") || SANS_NOM;
  return `${String(institution)}-${enIdentifiant(label, "-")}`;
}

/** Folder of each collection, below `catalogue/`. */
export const DOSSIERS: Readonly<Record<string, string>> = {
  aides: "aides/regles",
  "aides-de-la-loi": "aides/legislation",
  "aides-de-la-banque": "aides/banque",
  ...Object.fromEntries(nomsDeFamilles.map((nom) => [nom, `aides/${nom}`])),
  institutions: "institutions",
};

/** Path of an entry below `catalogue/`; `undefined` for a collection that is not of the catalogue. */
export const cheminDeLaFiche = (collection: string, donnees: Donnees): string | undefined =>
  DOSSIERS[collection] && `${DOSSIERS[collection]}/${identifiantDe(donnees)}.yml`;

/** Looks at a draft through the server, until `signal` says that nobody waits. Rejects with a RefusDit, in French. */
export const demanderLApercu = (
  chemin: string,
  texte: string,
  attente: { signal?: AbortSignal; limiteMs?: number } = {},
): Promise<ApercuDeBrouillon> => appelerJson("/api/editer/apercu", { corps: { chemin, texte }, ...attente });

/** What a draft changes for the approved households; nothing for one that cannot be read. Rejects with a RefusDit, in French. */
export const demanderLesFoyers = <E>(
  chemin: string,
  texte: string,
  signal?: AbortSignal,
): Promise<E | null> => appelerJson("/api/editer/foyers", { corps: { chemin, texte }, signal });
