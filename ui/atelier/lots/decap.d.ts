/** What is used of Decap’s own backends, which have no types: they write as its interface does. */
interface DepotDeDecap {
  authenticate(qui: unknown): Promise<unknown>;
  restoreUser(): Promise<unknown>;
  getEntry(chemin: string): Promise<{ data?: string | null }>;
  unpublishedEntries(): Promise<string[]>;
  unpublishedEntry(quoi: {
    id: string;
  }): Promise<{ slug: string; status: string; updatedAt?: string; diffs: { id: string; path: string }[] }>;
  unpublishedEntryDataFile(collection: string, slug: string, chemin: string, id: string): Promise<string>;
  persistEntry(
    entree: { dataFiles: { slug: string; path: string; raw: string }[]; assets: never[] },
    options: object,
  ): Promise<unknown>;
  updateUnpublishedEntryStatus(collection: string, slug: string, statut: string): Promise<unknown>;
  publishUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  deleteUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
}

declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: new (config: object, options: object) => DepotDeDecap;
}

declare module "decap-cms-backend-git-gateway" {
  export const GitGatewayBackend: new (config: object, options: object) => DepotDeDecap;
}
