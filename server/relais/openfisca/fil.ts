import { type Fil, fil } from "../../fil/fil.ts";
import type { Ouvrier } from "../../fil/ouvriers.ts";
import type { DemandeDuProtocole, ReponseDuProtocole } from "./protocole.ts";

/** Milliseconds for one request, the wait included. */
const DELAI_MS = 5_000;

/** Requests that may wait. */
const FILE = 20;

/** The law and its figures take half of it, the largest request a third. */
const TAS_MO = 128;

export type FilDuProtocole = Fil<DemandeDuProtocole, ReponseDuProtocole>;

/** Requests of other programs answered by a thread of their own: one that dies costs its caller only. */
export const filDuProtocole = (ouvrier: Ouvrier): FilDuProtocole =>
  fil({ ouvrier, delaiMs: DELAI_MS, file: FILE, tasMo: TAS_MO });
