import { useSyncExternalStore } from "react";
import {
  type CeQuiEstFait,
  lireCeQuiEstFait,
  type Pointe,
  RIEN_DE_FAIT,
} from "../../catalogue/results/pointages.ts";
import { readDevice, writeDevice } from "./device.ts";
import { readNote, writeNote } from "./storage.ts";

/** Reads what was kept; what is not of our making is left out. */
function comprendre(text: string): CeQuiEstFait {
  try {
    return lireCeQuiEstFait(JSON.parse(text));
  } catch {
    return RIEN_DE_FAIT;
  }
}

let lu: { text: string | null; appareil: CeQuiEstFait } = { text: null, appareil: RIEN_DE_FAIT };

let laNote: { text: string | null; note: CeQuiEstFait["note"] } = { text: null, note: undefined };

/** What was decided with somebody who helps, kept in this tab. */
export function lireLaNote(): CeQuiEstFait["note"] {
  const text = readNote();
  if (text !== laNote.text)
    laNote = { text, note: text === null ? undefined : comprendre(`{"note":${text}}`).note };
  return laNote.note;
}

/** What is kept now: the same object as long as nothing changes. */
export function lireLAppareil(): CeQuiEstFait {
  const text = readDevice();
  if (text !== lu.text) lu = { text, appareil: text === null ? RIEN_DE_FAIT : comprendre(text) };
  return lu.appareil;
}

const abonnes = new Set<() => void>();

/** Called when this tab, or another one, changes it. */
function suivre(prevenir: () => void): () => void {
  abonnes.add(prevenir);
  addEventListener("storage", prevenir);
  return () => {
    abonnes.delete(prevenir);
    removeEventListener("storage", prevenir);
  };
}

function garder(change: Partial<CeQuiEstFait>): void {
  writeDevice(JSON.stringify({ ...lireLAppareil(), ...change }));
  for (const prevenir of abonnes) prevenir();
}

/** Keeps the note that was handed back, or nothing of it any more. */
export function garderLaNote(note: CeQuiEstFait["note"]): void {
  writeNote(note && JSON.stringify(note));
  for (const prevenir of abonnes) prevenir();
}

/** Takes what was handed back: the note, and what this device did not say otherwise. */
export function reprendreCeQuiEstFait({ pointages, demandees, papiers, note }: CeQuiEstFait): void {
  const ici = lireLAppareil();
  garder({
    pointages: { ...pointages, ...ici.pointages },
    demandees: { ...demandees, ...ici.demandees },
    papiers: [...new Set([...papiers, ...ici.papiers])],
  });
  garderLaNote(note);
}

/** What this device keeps, followed. */
export const useAppareil = (): CeQuiEstFait =>
  useSyncExternalStore(suivre, lireLAppareil, () => RIEN_DE_FAIT);

/** The note, followed. */
export const useNote = () => useSyncExternalStore(suivre, lireLaNote, () => undefined);

/** Says something of an aid on a day `YYYY-MM-DD`; nothing, to take it back. */
export function pointerLAide(id: string, pointe: Pointe | undefined, jour: string): void {
  const { [id]: _, ...autres } = lireLAppareil().pointages;
  const { [id]: __, ...demandees } = lireLAppareil().demandees;
  garder({
    pointages: pointe ? { ...autres, [id]: pointe } : autres,
    demandees: pointe === "demandee" ? { ...demandees, [id]: jour } : demandees,
  });
}

/** Says on which day `YYYY-MM-DD` an aid was asked for; nothing, to leave it unsaid. */
export function daterLaDemande(id: string, jour: string): void {
  const { [id]: _, ...autres } = lireLAppareil().demandees;
  garder({ demandees: jour ? { ...autres, [id]: jour } : autres });
}

/** Ticks a paper as gathered, or not. */
export function cocherLePapier(cle: string, coche: boolean): void {
  const autres = lireLAppareil().papiers.filter((un) => un !== cle);
  garder({ papiers: coche ? [...autres, cle] : autres });
}
