import { fautesDUnePage } from "../../catalogue/contribuer/lire.ts";
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

/** Identifier of an entry, which names its file: its own, else one made from its name, after who gives it for an aid. */
export function identifiantDe({ slug, institution, label }: Donnees): string {
  if (typeof slug === "string" && slug) return slug;
  if (institution === undefined) return enIdentifiant(label, "_");
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

/** What an editor reads of a draft that is refused; told by the notice of a failed save. */
class Refus extends Error {
  override readonly name = "Refus";
  override toString(): string {
    return this.message;
  }
}

/** Refuses a page of « Contribuer » that the catalogue would refuse, with its messages. Throws `Refus`. */
export function exigerUnePageJuste(collection: string, slug: string, donnees: Donnees): void {
  const nom = slug || enIdentifiant(donnees["title"], "-");
  const chemin = collection === "taches" ? `contribuer/taches/${nom}.md` : "contribuer/accueil.md";
  const fautes = fautesDUnePage(chemin, donnees);
  if (fautes.length > 0) throw new Refus(fautes.join(" — "));
}

interface Constate {
  constats: { gravite: string; message: string }[];
}

async function envoyer(ou: "apercu" | "foyers" | "liens", chemin: string, texte: string) {
  const body = JSON.stringify({ chemin, texte });
  return fetch(`/api/editer/${ou}`, { method: "POST", headers: await entetesDEditeur(body), body });
}

/** Looks at a draft through the server. Throws an Error in French when it cannot. */
export async function demanderLApercu<T extends Constate>(chemin: string, texte: string): Promise<T> {
  const reponse = await envoyer("apercu", chemin, texte);
  if (!reponse.ok) throw new Error("L’aperçu n’a pas pu se faire : le serveur ne répond pas comme prévu.");
  return (await reponse.json()) as T;
}

/** What a draft changes for the approved households; nothing when that cannot be known. */
export async function demanderLesFoyers<E>(chemin: string, texte: string): Promise<E | undefined> {
  const reponse = await envoyer("foyers", chemin, texte).catch(() => undefined);
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

/**
 * Refuses a save that the check of the catalogue would refuse, with its messages. Throws `Refus`; a server
 * that does not answer refuses nothing: the check of the branch will.
 */
export async function exigerJuste(collection: string, donnees: Donnees, texte: string): Promise<void> {
  const chemin = cheminDeLaFiche(collection, donnees);
  if (!chemin) return;
  const lu = await demanderLApercu<Constate>(chemin, texte).catch(() => undefined);
  const erreurs = (lu?.constats ?? []).filter(({ gravite }) => gravite === "erreur");
  if (erreurs.length > 0) throw new Refus(erreurs.map(({ message }) => message).join(" — "));
}
