import { type BackendDEdition, type BrouillonDit, leBackend } from "./backend.ts";

/** An entry that is edited: its collection, its name, its file (`catalogue/…`). */
export interface FicheOuverte {
  collection: string;
  slug: string;
  path: string;
}

/** Drafts read at once: online each asks the code host two or three times. */
const AU_PLUS = 40;

const estLeSien = ({ collection, slug }: FicheOuverte, id: string) => id === `${collection}/${slug}`;

/** The backend of who has entered. Throws before: a page opened at an entry is drawn first. */
function celuiDeQuiEstEntre(): BackendDEdition {
  const backend = leBackend();
  if (!backend) throw new Error("personne n’est encore entré");
  return backend;
}

/** Other drafts that change the same file. Rejects when they cannot be read. */
export async function autresBrouillons(
  fiche: FicheOuverte,
  backend: BackendDEdition = celuiDeQuiEstEntre(),
): Promise<BrouillonDit[]> {
  const ids = await backend.unpublishedEntries();
  const lus: BrouillonDit[] = [];
  // One after the other: the service of a working copy does one thing at a time.
  for (const id of ids.filter((un) => !estLeSien(fiche, un)).slice(0, AU_PLUS)) {
    const lu = await backend.unpublishedEntry({ id }).catch(() => undefined);
    if (lu?.diffs.some(({ path }) => path === fiche.path)) lus.push(lu);
  }
  return lus;
}

/** What the draft of an entry says now; nothing when it has none. Rejects when drafts cannot be listed. */
export async function texteDuBrouillon(
  fiche: FicheOuverte,
  backend: BackendDEdition = celuiDeQuiEstEntre(),
): Promise<string | undefined> {
  const ids = await backend.unpublishedEntries();
  if (!ids.some((id) => estLeSien(fiche, id))) return undefined;
  const { collection, slug, path } = fiche;
  const { diffs } = await backend.unpublishedEntry({ collection, slug });
  const sien = diffs.find((un) => un.path === path);
  return sien && backend.unpublishedEntryDataFile(collection, slug, path, sien.id);
}

/** Words of the list of drafts. */
export const ditDesBrouillons = (brouillons: readonly BrouillonDit[]): string =>
  `${brouillons.length === 1 ? "Un autre brouillon change" : `${brouillons.length} autres brouillons changent`} aussi cette fiche : ${brouillons.map(({ slug }) => `« ${slug} »`).join(", ")}. Publiez-le d’abord, ou corrigez-y la fiche : sinon, le second ne pourra peut-être pas être publié.`;
