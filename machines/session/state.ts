import type { Resultats } from "../../catalogue/results/results.ts";
import type { Marque, Parameters } from "../../catalogue/situation/context.ts";
import type { SimulationRecord } from "../answers/record.ts";
import type { Ecartee } from "../journey/ecartees.ts";
import type { JourneyContext } from "../journey/moves.ts";

/** What opens a stored simulation. */
export interface Access {
  id: string;
  token: string;
}

export interface SessionInput {
  /** Day of the first question of a new simulation. */
  today: string;
  marque: Marque;
  parameters: Parameters;
  abtesting?: Record<string, string>;
  /** A record to go on with, and where. */
  record?: SimulationRecord;
  path?: string;
  simulation?: Access;
  resultats?: Resultats;
  debug?: boolean;
}

/** Regions of the session that send answers. */
export type Region = "calcul" | "enregistrement";

export interface SessionContext extends Omit<SessionInput, "record" | "path" | "debug"> {
  /** Fingerprint of the answers last saved: other answers make the results out of date. */
  savedKey: string | null;
  /** Fingerprints of the answers each region last sent. */
  sentKeys: Record<Region, string | null>;
  key: string;
  error: Failure | null;
  saveError: Failure | null;
  /** E-mail under which the results were sent; cleared on save and fetch. */
  savedEmail: string | null;
  message: { text: string; kind: "info" | "warning"; views: number } | null;
  modifiedFrom: string | null;
  /** The stored simulation that an address named: being opened, or opened. */
  opened: Access | null;
  /** Stored simulations to erase. */
  erasing: readonly Access[];
  /** The answers were saved again since results were last asked for: the server had lost them. */
  savedAgain: boolean;
  /** What the server left aside of the answers last saved. */
  ecartees: readonly Ecartee[];
  initial: Pick<SessionInput, "record" | "path">;
}

export type SessionEvent =
  | { type: "SAVE" }
  /** Opens the stored simulation that an address names; empty when the address is not whole. */
  | ({ type: "FETCH" } & Access)
  /** Goes on after a stored simulation that could not be opened. */
  | { type: "ACCESS.CLOSE" }
  /** A reading found that the server no longer has that simulation. */
  | { type: "GONE"; id: string }
  /** The network is back. */
  | { type: "ONLINE" }
  | { type: "COMPUTE" }
  /** Asks for results again, even if those there are up to date. */
  | { type: "RECOMPUTE" }
  | { type: "CLEAR"; today: string }
  | { type: "NAVIGATED" }
  | { type: "MESSAGE.SHOW"; text: string; kind?: "info" | "warning"; views?: number }
  | { type: "MESSAGE.HIDE" }
  | { type: "DEMO.ON" }
  | { type: "DEMO.OFF" }
  | { type: "AB.SET"; name: string; value: string }
  | { type: "EMAIL.SAVED"; email: string }
  | { type: "xstate.snapshot.journey"; snapshot: { context: JourneyContext; value: unknown } };

/** A record to save, and the stored simulation it takes the place of. */
export interface ToSave {
  record: SimulationRecord;
  replaces?: Access;
}

export interface Saved {
  _id: string;
  token: string;
  ecartees?: readonly Ecartee[];
}

/** Why a call failed, in words that never hold an answer. */
export interface Failure {
  message: string;
  /** HTTP status, 0 when the server could not be reached. */
  status: number;
}

export function failureOf(error: unknown): Failure {
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return {
    message: typeof message === "string" ? message : "Erreur inconnue",
    status: typeof status === "number" ? status : 0,
  };
}

/** The results there are those of the answers as they stand. */
export const resultatsAJour = ({ resultats, simulation, savedKey, key }: SessionContext): boolean =>
  resultats !== undefined && resultats._id === simulation?.id && savedKey === key;

/** Fingerprint of what results depend on; equal answers give equal fingerprints. */
export const dossierKey = ({
  answers,
  oubliees,
  enfants,
  ressourcesFiscales,
  patrimoine,
}: JourneyContext): string => JSON.stringify([answers, oubliees, enfants, ressourcesFiscales, patrimoine]);
