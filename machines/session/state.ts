import type { Resultats } from "../../catalogue/results/results.ts";
import type { Marque, Parameters } from "../../catalogue/situation/context.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import type { SimulationRecord } from "../answers/record.ts";
import type { Ecartee } from "../journey/ecartees.ts";
import { everyAnswer, keyOf } from "../answers/answer.ts";
import type { JourneyContext } from "../journey/moves.ts";
import type { JourneySnapshot } from "../journey/path.ts";
import { FIRST_STEP } from "../journey/screens.ts";
import type { ReplayOptions } from "../journey/replay.ts";
import type { Standing } from "../journey/start.ts";

/** What opens a stored simulation. */
export interface Access {
  id: string;
  token: string;
}

/** What is kept of the session beside its journey. */
export interface KeptSession {
  /** The stored simulation of these answers. */
  simulation?: Access;
  resultats?: Resultats;
  savedKey?: string | null;
  abtesting?: Record<string, string>;
  modifiedFrom?: string | null;
  opened?: Access | null;
  /** The simulation that an address named was still being opened. */
  opening?: boolean;
  erasing?: readonly Access[];
  ecartees?: readonly Ecartee[];
  savedEmail?: string | null;
  message?: Message | null;
  demo?: boolean;
  /** The household of these results, while they are those of the answers: they show before the machine is there. */
  foyer?: Situation;
}

export interface SessionInput {
  /** Day of the first question of a new simulation. */
  today: string;
  marque: Marque;
  parameters: Parameters;
  /** Answers are read again before the results. */
  relecture?: boolean;
  /** Short questions share a screen. */
  reunies?: boolean;
  abtesting?: Record<string, string>;
}

/** What the banner says, and on how many pages it is still shown. */
export interface Message {
  text: string;
  kind: "info" | "warning";
  views: number;
  /** Shown before the page where it is read: coming there is no view of another one. */
  enRoute?: true;
}

/** Regions of the session that send answers. */
export type Region = "calcul" | "enregistrement";

export interface SessionContext extends Pick<
  SessionInput,
  "today" | "marque" | "parameters" | "relecture" | "reunies" | "abtesting"
> {
  simulation: Access | undefined;
  resultats: Resultats | undefined;
  /** Fingerprint of the answers last saved: other answers make the results out of date. */
  savedKey: string | null;
  /** Fingerprints of the answers each region last sent. */
  sentKeys: Record<Region, string | null>;
  key: string;
  path: string;
  /** Why computing, saving alone, or opening a stored simulation failed; each region says its own. */
  error: Failure | null;
  saveError: Failure | null;
  openError: Failure | null;
  /** E-mail under which the results were sent; cleared on save and fetch. */
  savedEmail: string | null;
  message: Message | null;
  modifiedFrom: string | null;
  /** The stored simulation that an address named: being opened, or opened. */
  opened: Access | null;
  /** Stored simulations to erase. */
  erasing: readonly Access[];
  /** The answers were saved again since results were last asked for: the server had lost them. */
  savedAgain: boolean;
  /** What the server left aside of the answers last saved. */
  ecartees: readonly Ecartee[];
}

/** What a journey is opened with; answers that were already there were read again. */
export const optionsOf = ({
  marque,
  parameters,
  relecture,
  reunies,
}: Pick<SessionInput, "marque" | "parameters" | "relecture" | "reunies">): ReplayOptions => ({
  marque,
  parameters,
  ...(relecture && { relecture: "faite" }),
  ...(reunies && { reunies: true }),
});

/** Context of a session that starts: a new one, or one that goes on with what was kept. */
export function startingSession(input: SessionInput, kept: KeptSession = {}): SessionContext {
  const { today, marque, parameters, relecture, reunies, abtesting } = input;
  return {
    today,
    marque,
    parameters,
    relecture,
    ...(reunies && { reunies }),
    abtesting: { ...kept.abtesting, ...abtesting },
    simulation: kept.simulation,
    resultats: kept.resultats,
    savedKey: kept.savedKey ?? null,
    sentKeys: { calcul: null, enregistrement: null },
    key: "",
    path: FIRST_STEP,
    error: null,
    saveError: null,
    openError: null,
    savedEmail: kept.savedEmail ?? null,
    message: kept.message ?? null,
    modifiedFrom: kept.modifiedFrom ?? null,
    opened: kept.opened ?? null,
    erasing: kept.erasing ?? [],
    savedAgain: false,
    ecartees: kept.ecartees ?? [],
  };
}

export type SessionEvent =
  | { type: "SAVE" }
  /** Opens the stored simulation that an address names; empty when the address is not whole. */
  | ({ type: "FETCH" } & Access)
  /** Goes on after a stored simulation that could not be opened. */
  | { type: "ACCESS.CLOSE" }
  /** Goes on with the answers that a private link carried, in the place of those there. */
  | { type: "RESUME"; journey: Standing }
  /** The stored simulation came: its journey takes the place of the one there. */
  | { type: "OPENED"; journey: Standing }
  /** A reading found that the server no longer has that simulation. */
  | { type: "GONE"; id: string }
  /** The network is back. */
  | { type: "ONLINE" }
  /** Results are shown. */
  | { type: "COMPUTE" }
  /** Asks for results again, even if those there are up to date. */
  | { type: "RECOMPUTE" }
  | { type: "CLEAR"; today: string }
  | { type: "NAVIGATED" }
  | { type: "MESSAGE.SHOW"; text: string; kind?: "info" | "warning"; views?: number; enRoute?: true }
  | { type: "MESSAGE.HIDE" }
  | { type: "DEMO.ON" }
  | { type: "DEMO.OFF" }
  | { type: "AB.SET"; name: string; value: string }
  /** The results went to an e-mail address. */
  | { type: "EMAIL.SAVED"; email: string }
  | { type: "xstate.snapshot.journey"; snapshot: JourneySnapshot };

/** A record to save, and the stored simulation it takes the place of. */
export interface ToSave {
  record: SimulationRecord;
  replaces?: Access;
  /** The results are wanted too: they may come with the reply. */
  results?: true;
}

export interface Saved {
  _id: string;
  token: string;
  ecartees?: readonly Ecartee[];
  /** When they were wanted and could be computed at once. */
  resultats?: Resultats;
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

/** 64 bits of a text, in base 36: two texts that differ have the same once in billions of billions. */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

/** Fingerprint of what results depend on; equal answers give equal fingerprints, in any order. */
export const dossierKey = ({
  answers,
  oubliees,
  enfants,
  ressourcesFiscales,
  patrimoine,
}: JourneyContext): string =>
  fingerprint(
    JSON.stringify([
      everyAnswer(answers)
        .map((answer) => JSON.stringify([keyOf(answer), answer.value]))
        .sort(),
      [...oubliees].sort(),
      enfants,
      ressourcesFiscales,
      patrimoine,
    ]),
  );
