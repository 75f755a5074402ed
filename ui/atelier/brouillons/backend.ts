import { APPROBATIONS } from "../../../catalogue/atelier/apercu/approbation.ts";
import { direLIssue } from "./etat.tsx";
import { type Hote, sansForcer } from "./hote.ts";
import { type IssueDuGeste, surement } from "./surement.ts";

/** A draft as the backend tells of it. */
export interface BrouillonDit {
  collection: string;
  slug: string;
  status: string;
  updatedAt?: string;
  diffs: readonly { path: string; id: string }[];
}

interface FichierEcrit {
  slug: string;
  path: string;
  raw: string;
}

/** What is used of the backend of the editor’s library, the same on a working copy and online. */
export interface BackendDEdition {
  authenticate?(qui: unknown): Promise<unknown>;
  getEntry(path: string): Promise<{ data?: string | null }>;
  unpublishedEntries(): Promise<string[]>;
  unpublishedEntry(brouillon: { id?: string; collection?: string; slug?: string }): Promise<BrouillonDit>;
  unpublishedEntryDataFile(collection: string, slug: string, path: string, id: string): Promise<string>;
  unpublishedEntryMediaFile(
    collection: string,
    slug: string,
    path: string,
    id: string,
  ): Promise<{ file: File }>;
  persistEntry(
    entree: { dataFiles: readonly FichierEcrit[]; assets: readonly unknown[] },
    reglages: {
      useWorkflow: boolean;
      unpublished: boolean;
      collectionName: string;
      commitMessage: string;
      status: string;
    },
  ): Promise<unknown>;
  restoreUser(): Promise<unknown>;
  updateUnpublishedEntryStatus(collection: string, slug: string, statut: string): Promise<unknown>;
  publishUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  deleteUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  /** Online only: the code host, behind the gateway. */
  api?: Hote;
}

let celui: BackendDEdition | undefined;

let lireTout: BackendDEdition["unpublishedEntry"] | undefined;

/** A backend whose calls end within a limit, and which forces nothing at the code host. `dire`: what became of each gesture; `entre`: somebody has entered. */
export function tenu<B extends Pick<BackendDEdition, "authenticate" | "api">>(
  backend: B,
  dire: (issue: IssueDuGeste) => void = () => undefined,
  entre: () => void = () => undefined,
): B {
  const entrer = backend.authenticate?.bind(backend);
  backend.authenticate = async (qui) => {
    const lui = await entrer?.(qui);
    if (backend.api) sansForcer(backend.api);
    entre();
    return lui;
  };
  return surement(backend, { dire });
}

/** Keeps the backend that the library made, for our own pages; the library does not see approvals: it would take them for logos. */
export function direLeBackend<B extends BackendDEdition>(backend: B): B {
  tenu(backend, direLIssue, () => (celui = backend));
  const [lire, ecrire] = [backend.unpublishedEntry.bind(backend), backend.persistEntry.bind(backend)];
  lireTout = lire;
  backend.unpublishedEntry = async (quoi) => {
    const lu = await lire(quoi);
    return { ...lu, diffs: lu.diffs.filter(({ path }) => !path.startsWith(`${APPROBATIONS}/`)) };
  };
  // Somebody may have begun the draft since the library read that there is none.
  backend.persistEntry = async (entree, reglages) => {
    const { slug = "" } = entree.dataFiles[0] ?? {};
    const unpublished = reglages.unpublished || Boolean(await brouillonEntier(reglages.collectionName, slug));
    return ecrire(entree, { ...reglages, unpublished });
  };
  return backend;
}

/** A draft with its approvals; nothing where none is. */
export const brouillonEntier = (collection: string, slug: string): Promise<BrouillonDit | undefined> =>
  lireTout?.({ collection, slug }).catch(() => undefined) ?? Promise.resolve(undefined);

/** The backend that the library made; nothing until somebody has entered. */
export const leBackend = (): BackendDEdition | undefined => celui;
