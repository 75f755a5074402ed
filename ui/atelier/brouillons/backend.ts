import { APPROBATIONS } from "../../../catalogue/atelier/apercu/approbation.ts";

/** A draft as the backend tells of it. */
export interface BrouillonDit {
  collection: string;
  slug: string;
  status: string;
  diffs: readonly { path: string; id: string }[];
}

interface FichierEcrit {
  slug: string;
  path: string;
  raw: string;
}

/** What is used of the backend of the editor’s library, the same on a working copy and online. */
export interface BackendDEdition {
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
      useWorkflow: true;
      unpublished: boolean;
      collectionName: string;
      commitMessage: string;
      status: string;
    },
  ): Promise<unknown>;
  /** Online only: the code host, behind the gateway. */
  api?: {
    request(chemin: string, options?: { params: Record<string, string> }): Promise<unknown>;
    readFile(path: string, sha: null, options: { branch: string }): Promise<string>;
  };
}

let celui: BackendDEdition | undefined;

let lireTout: BackendDEdition["unpublishedEntry"] | undefined;

/** Keeps the backend that the library made, for our own pages; the library does not see approvals: it would take them for logos. */
export function direLeBackend<B extends BackendDEdition>(backend: B): B {
  const lire = backend.unpublishedEntry.bind(backend);
  [celui, lireTout] = [backend, lire];
  backend.unpublishedEntry = async (quoi) => {
    const lu = await lire(quoi);
    return { ...lu, diffs: lu.diffs.filter(({ path }) => !path.startsWith(`${APPROBATIONS}/`)) };
  };
  return backend;
}

/** A draft with its approvals; nothing where none is. */
export const brouillonEntier = (collection: string, slug: string): Promise<BrouillonDit | undefined> =>
  lireTout?.({ collection, slug }).catch(() => undefined) ?? Promise.resolve(undefined);

/** The backend that the library made; nothing until somebody has entered. */
export const leBackend = (): BackendDEdition | undefined => celui;
