import type { Contribution } from "../../../catalogue/fiches/contribuer/contribution.ts";

/**
 * The editor’s library escapes what it is given as it would for HTML, then saves it so: the marks it would
 * spoil become those that French writes.
 */
const sansEchappement = (texte: string): string =>
  texte
    .replace(/"([^"]*)"/g, "« $1 »")
    .replaceAll('"', "”")
    .replaceAll("'", "’")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replaceAll("&", "et");

/** True for an address that the library would spoil: it is copied by hand. */
export const lienARecopier = (lien: string | undefined): boolean =>
  lien !== undefined && /[&'"<>]/.test(lien);

/** The draft that a contribution became, or that it asks for: the name in an address of the editors’ page. */
const CLE = "contribution";

/** The contribution that an address of the editors’ page was opened for, and the entry that is open (`aides/rennes-bourse`). */
export function ouvertPour(ancre: string): { id?: string; brouillon?: string } {
  const [chemin = "", question = ""] = ancre.split("?");
  const id = new URLSearchParams(question).get(CLE) ?? undefined;
  const [, collection, slug] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(chemin) ?? [];
  return {
    ...(id !== undefined && { id }),
    ...(collection && slug && { brouillon: `${collection}/${decodeURIComponent(slug)}` }),
  };
}

type Ouvert = ReturnType<typeof ouvertPour>;

/** What is open after another address: a new draft that is saved has one of its own, and is for the same message. */
export function ensuite(avant: Ouvert, ici: Ouvert): Ouvert {
  const { brouillon } = ici;
  const laMeme = brouillon !== undefined && (avant.brouillon ?? brouillon) === brouillon;
  return laMeme ? { ...avant, ...ici } : ici;
}

/** Milliseconds before each new try: a product that is served anew answers within a minute. */
const REPRISES_MS = [1_000, 3_000, 10_000, 30_000];

/** Does it, again while the server does not answer or asks to wait. Rejects with the last refusal. */
export async function avecInsistance<T>(faire: () => Promise<T>, reprises = REPRISES_MS): Promise<T> {
  try {
    return await faire();
  } catch (erreur) {
    const [attente, ...reste] = reprises;
    const { status = 0 } = erreur as { status?: number };
    if (attente === undefined || (status !== 0 && status !== 429 && status < 500)) throw erreur;
    await new Promise((resolve) => setTimeout(resolve, attente));
    return avecInsistance(faire, reste);
  }
}

/** Address of a new draft, filled with what was proposed; of the entry itself, for what is said of one. */
export function adresseDuBrouillon(recue: Contribution): string {
  const { id, sorte, aide = "", collection = "aides", titre = "", texte = "", lien, institution } = recue;
  const fiche = recue.brouillon?.split("/") ?? (sorte === "aide" ? undefined : [collection, aide]);
  if (fiche)
    return `/admin/#/collections/${fiche[0]}/entries/${encodeURIComponent(fiche[1] ?? "")}?${CLE}=${id}`;
  const champs = new URLSearchParams({
    label: sansEchappement(titre),
    description: sansEchappement(texte),
    ...(institution && { institution }),
    [CLE]: id,
    ...(lien !== undefined && !lienARecopier(lien) && { link: lien }),
  });
  return `/admin/#/collections/aides/new?${champs}`;
}
