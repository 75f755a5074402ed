import { nomsDeFamilles } from "../../catalogue/schema/aide.ts";
import { entetesDEditeur } from "./jeton.ts";

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

interface Constate {
  constats: { gravite: string; champ?: string; message: string }[];
}

async function envoyer(
  ou: "apercu" | "foyers" | "liens",
  chemin: string,
  texte: string,
  signal?: AbortSignal,
) {
  const body = JSON.stringify({ chemin, texte });
  const headers = await entetesDEditeur(body);
  return fetch(`/api/editer/${ou}`, { method: "POST", headers, body, ...(signal && { signal }) });
}

/** Why a preview did not come, as the server says it. */
async function pourquoi(reponse: Response): Promise<string> {
  const dit = (await reponse.json().catch(() => ({}))) as { detail?: unknown };
  return typeof dit.detail === "string"
    ? dit.detail
    : "L’aperçu n’a pas pu se faire : le serveur ne répond pas comme prévu.";
}

/** Looks at a draft through the server, until `signal` says that nobody waits. Throws an Error in French when it cannot. */
export async function demanderLApercu<T extends Constate = Constate>(
  chemin: string,
  texte: string,
  signal?: AbortSignal,
): Promise<T> {
  const reponse = await envoyer("apercu", chemin, texte, signal);
  if (!reponse.ok) throw new Error(await pourquoi(reponse));
  return (await reponse.json()) as T;
}

/** What a draft changes for the approved households; nothing when that cannot be known. */
export async function demanderLesFoyers<E>(
  chemin: string,
  texte: string,
  signal?: AbortSignal,
): Promise<E | undefined> {
  const reponse = await envoyer("foyers", chemin, texte, signal).catch(() => undefined);
  return reponse?.ok ? (((await reponse.json()) as E | null) ?? undefined) : undefined;
}

/** What a visit to each address of a draft sees; nothing when that cannot be known. */
export async function visiterLesAdresses(
  chemin: string,
  texte: string,
): Promise<{ url: string; dit: string }[] | undefined> {
  const reponse = await envoyer("liens", chemin, texte).catch(() => undefined);
  return reponse?.ok ? ((await reponse.json()) as { url: string; dit: string }[]) : undefined;
}
