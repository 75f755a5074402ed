import { useSyncExternalStore } from "react";
import {
  type CeQuiEstFait,
  lireCeQuiEstFait,
  type Pointe,
  RIEN_DE_FAIT,
} from "../../catalogue/results/pointages.ts";
import { readDevice, writeDevice } from "./device.ts";

/** Reads what was kept; what is not of our making is left out. */
function comprendre(text: string): CeQuiEstFait {
  try {
    return lireCeQuiEstFait(JSON.parse(text));
  } catch {
    return RIEN_DE_FAIT;
  }
}

let lu: { text: string | null; appareil: CeQuiEstFait } = { text: null, appareil: RIEN_DE_FAIT };

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

/** Keeps what changed of it on this device: everything, of what was handed over. */
export function garderCeQuiEstFait(change: Partial<CeQuiEstFait>): void {
  writeDevice(JSON.stringify({ ...lireLAppareil(), ...change }));
  for (const prevenir of abonnes) prevenir();
}

/** What this device keeps, followed. */
export const useAppareil = (): CeQuiEstFait =>
  useSyncExternalStore(suivre, lireLAppareil, () => RIEN_DE_FAIT);

/** Says something of an aid on a day `YYYY-MM-DD`; nothing, to take it back. */
export function pointerLAide(id: string, pointe: Pointe | undefined, jour: string): void {
  const { [id]: _, ...autres } = lireLAppareil().pointages;
  const { [id]: __, ...demandees } = lireLAppareil().demandees;
  garderCeQuiEstFait({
    pointages: pointe ? { ...autres, [id]: pointe } : autres,
    demandees: pointe === "demandee" ? { ...demandees, [id]: jour } : demandees,
  });
}

/** Says on which day `YYYY-MM-DD` an aid was asked for; nothing, to leave it unsaid. */
export function daterLaDemande(id: string, jour: string): void {
  const { [id]: _, ...autres } = lireLAppareil().demandees;
  garderCeQuiEstFait({ demandees: jour ? { ...autres, [id]: jour } : autres });
}

/** Ticks a paper as gathered, or not. */
export function cocherLePapier(cle: string, coche: boolean): void {
  const autres = lireLAppareil().papiers.filter((un) => un !== cle);
  garderCeQuiEstFait({ papiers: coche ? [...autres, cle] : autres });
}
