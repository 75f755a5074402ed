import { partage } from "../poser.ts";

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
const refusees = partage(RIEN);
const saisies = partage(0);
let demandee = false;

/** True once a save was asked for: what is wrong is said from then on, until it is mended. */
export const saveDemande = (): boolean => demandee;

/** Says what is wrong, at each field and together; nothing takes it all away. */
export function direLesFautes(collection: string, fautes: readonly Faute[]): void {
  demandee = true;
  refusees.dire({ collection, fautes });
}

/** Another entry is opened, or this one is saved. */
export function oublierLesFautes(): void {
  demandee = false;
  refusees.dire(RIEN);
}

/** A field changed: whatever is told of the whole entry is told again. */
export const direUneSaisie = (): void => saisies.dire(saisies.lire() + 1);

/** Renders again at each change of the entry, which the library tells to the field that changes alone. */
export const useSaisies = saisies.useLu;

/** What is wrong of the entry that is open. */
export const useFautes = refusees.useLu;
