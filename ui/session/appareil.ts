import { useSyncExternalStore } from "react";
import { type Pointages, type Pointe, pointes } from "../../catalogue/results/pointages.ts";
import { readDevice, writeDevice } from "./device.ts";

/** What this device keeps, and nobody else knows: what was said of aids, and papers that are gathered. */
export interface Appareil {
  pointages: Pointages;
  /** Day on which an aid was asked for, `YYYY-MM-DD`, by its id. */
  demandees: Readonly<Record<string, string>>;
  /** Keys of the papers. */
  papiers: readonly string[];
}

const RIEN: Appareil = { pointages: {}, demandees: {}, papiers: [] };

const JOUR = /^20[2-9]\d-\d{2}-\d{2}$/;

const estUnePointe = (value: unknown): value is Pointe => pointes.includes(value as Pointe);

/** Reads what was kept; what is not of our making is left out. */
function comprendre(text: string): Appareil {
  try {
    const { pointages, demandees, papiers } = JSON.parse(text) as Record<string, unknown>;
    const dits = Object.entries(pointages ?? {}).filter((un): un is [string, Pointe] => estUnePointe(un[1]));
    const jours = Object.entries(demandees ?? {}).filter(([, jour]) => JOUR.test(String(jour)));
    return {
      pointages: Object.fromEntries(dits),
      demandees: Object.fromEntries(jours) as Record<string, string>,
      papiers: Array.isArray(papiers) ? papiers.filter((un) => typeof un === "string") : [],
    };
  } catch {
    return RIEN;
  }
}

let lu: { text: string | null; appareil: Appareil } = { text: null, appareil: RIEN };

/** What is kept now: the same object as long as nothing changes. */
export function lireLAppareil(): Appareil {
  const text = readDevice();
  if (text !== lu.text) lu = { text, appareil: text === null ? RIEN : comprendre(text) };
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

function garder(change: Partial<Appareil>): void {
  writeDevice(JSON.stringify({ ...lireLAppareil(), ...change }));
  for (const prevenir of abonnes) prevenir();
}

/** What this device keeps, followed. */
export const useAppareil = (): Appareil => useSyncExternalStore(suivre, lireLAppareil, () => RIEN);

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
