import { type BackendDEdition, direLeBackend } from "./brouillons/backend.ts";

/** What makes the backend of the editor, as its library registers it. */
export interface FabriqueDeBackend {
  init(...args: readonly unknown[]): BackendDEdition;
}

const NON = "Rien ne se supprime : une aide prend fin, un logo se remplace.";

/**
 * Has a backend refuse to erase anything that is published, whatever asks for it; a draft may still be given up. Locally
 * the service that writes refuses it too (`server/atelier/edition/demande.ts`).
 */
export function sansEffacer(fabrique: FabriqueDeBackend): void {
  const { init } = fabrique;
  fabrique.init = (...args) =>
    direLeBackend(Object.assign(init(...args), { deleteFiles: () => Promise.reject(new Error(NON)) }));
}
