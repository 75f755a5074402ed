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
  persistEntry(
    entree: { dataFiles: readonly FichierEcrit[]; assets: readonly unknown[] },
    reglages: {
      useWorkflow: true;
      unpublished: boolean;
      collectionName: string;
      commitMessage: string;
      status: "draft";
    },
  ): Promise<unknown>;
  /** Online only: the code host, behind the gateway. */
  api?: {
    request(chemin: string, options?: { params: Record<string, string> }): Promise<unknown>;
    readFile(path: string, sha: null, options: { branch: string }): Promise<string>;
  };
}

let celui: BackendDEdition | undefined;

/** Keeps the backend that the library made, for our own pages. */
export function direLeBackend<B extends BackendDEdition>(backend: B): B {
  celui = backend;
  return backend;
}

/** The backend that the library made; nothing until somebody has entered. */
export const leBackend = (): BackendDEdition | undefined => celui;
