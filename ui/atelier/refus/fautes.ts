import { useSyncExternalStore } from "react";

/** Something to mend before a draft is saved, at its field when it has one. */
export interface Faute {
  champ?: string;
  message: string;
}

/** What was refused of the entry that is open: nothing until a save was asked for. */
interface Refusees {
  collection: string;
  fautes: readonly Faute[];
}

const RIEN: Refusees = { collection: "", fautes: [] };
let refusees = RIEN;
let demandee = false;
const abonnes = new Set<() => void>();

function poser(nouvelles: Refusees): void {
  refusees = nouvelles;
  for (const dire of abonnes) dire();
}

/** True once a save was asked for: what is wrong is said from then on, until it is mended. */
export const saveDemande = (): boolean => demandee;

/** Says what is wrong, at each field and together; nothing takes it all away. */
export function direLesFautes(collection: string, fautes: readonly Faute[]): void {
  demandee = true;
  poser({ collection, fautes });
}

/** Another entry is opened, or this one is saved. */
export function oublierLesFautes(): void {
  demandee = false;
  poser(RIEN);
}

function suivre(dire: () => void): () => void {
  abonnes.add(dire);
  return () => void abonnes.delete(dire);
}

let saisies = 0;

/** A field changed: whatever is told of the whole entry is told again. */
export function direUneSaisie(): void {
  saisies++;
  for (const dire of abonnes) dire();
}

/** Renders again at each change of the entry, which the library tells to the field that changes alone. */
export const useSaisies = (): number => useSyncExternalStore(suivre, () => saisies);

/** What is wrong of the entry that is open. */
export const useFautes = (): Refusees => useSyncExternalStore(suivre, () => refusees);
