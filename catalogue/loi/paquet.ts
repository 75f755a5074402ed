import { registre } from "./formules/registre.ts";
import { ErreurDeRequete } from "./moteur/erreur.ts";
import { baremesAu } from "./parametres/fraicheur.ts";
import { parametresAu } from "./parametres/parametres.ts";
import { expliquerLaRequete } from "./protocole/raconter.ts";
import { isDay } from "../situation/periods.ts";
import { repondreALaRequete } from "./protocole/repondre.ts";

// What `npm pack` makes of the law: `@cap-aides/loi` (docs/integrer.md). Its types stand here alone: they are all that
// whoever installs it sees.

/** What a variable is worth. */
export type LawValue = number | string | boolean;

/** A variable by period: `2026-11`, `2026`, `ETERNITY`. `null` asks for its value. */
export type LawValues = Readonly<Record<string, LawValue | null>>;

/** A person or a group: its variables, and for a group its members by role. */
export type Member = Readonly<Record<string, LawValues | string | readonly string[]>>;

/** A household, as the OpenFisca Web API takes it (`POST /calculate`). */
export interface LawRequest {
  readonly individus: Readonly<Record<string, Member>>;
  readonly familles?: Readonly<Record<string, Member>>;
  readonly foyers_fiscaux?: Readonly<Record<string, Member>>;
  readonly menages?: Readonly<Record<string, Member>>;
}

/** A figure of the law. */
export interface ExplainedParameter {
  libelle: string;
  valeur: string;
  /** Day since which it is in force, `YYYY-MM-DD`. */
  depuis: string;
  /** Title of the text, and its address. */
  texte?: string;
  lien?: string;
}

/** A value in French, and what it came from. */
export interface Explanation {
  libelle: string;
  /** Whose it is. */
  qui?: string;
  quand: string;
  valeur: string;
  /** Article of the law. */
  article?: string;
  /** It was given. */
  reponse?: true;
  details: Explanation[];
  parametres: ExplainedParameter[];
}

/** A value that was asked for, and its explanation. */
export interface ExplainedValue {
  entite: string;
  membre: string;
  variable: string;
  periode: string;
  explication: Explanation;
}

/** Figures of the law in force on a day: a number, a list of codes, or a scale, by path. */
export type LawParameters = Record<string, unknown>;

/** First and last days whose figures are known, `YYYY-MM-DD`. */
export const knownDays = (): { from: string; until: string } => {
  const { connusDu, connusAu } = baremesAu("");
  return { from: connusDu, until: connusAu };
};

/** A request that cannot be computed; `errors` says where and why, in the shape of the OpenFisca Web API. */
export class LawRequestError extends Error {
  readonly errors: object;

  constructor(message: string, errors: object) {
    super(message);
    this.name = "LawRequestError";
    this.errors = errors;
  }
}

function answer<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ErreurDeRequete) throw new LawRequestError(error.message, error.arbre);
    throw error;
  }
}

/** What each variable is worth, by name: the package has it for all of those it knows (`server/build/loi.ts`). */
export type LawTypes = Readonly<Record<string, LawValue>>;

type AnsweredValues<V, T> = {
  [P in keyof T]: T[P] extends null ? (V extends keyof LawTypes ? LawTypes[V] : LawValue) : T[P];
};
type AnsweredVariable<V, T> = T extends LawValues ? AnsweredValues<V, T> : T;
type AnsweredMember<M> = { [V in keyof M]: AnsweredVariable<V, M[V]> };
type AnsweredGroup<G> = { [I in keyof G]: AnsweredMember<G[I]> };

/** What a request has, and what was computed of it: each `null` is a value, by its name and its period. */
export type LawAnswer<R extends LawRequest> = { [G in keyof R]: AnsweredGroup<R[G]> };

/** The same request, each `null` being its value. Throws a LawRequestError. */
export const calculate = <R extends LawRequest>(request: R): LawAnswer<R> =>
  answer(() => {
    // The engine answers the request itself, each `null` replaced: its shape is that of what was given.
    const reponse: object = repondreALaRequete(request, registre);
    return reponse as LawAnswer<R>;
  });

/** How each value that is asked for came about, in French. Throws a LawRequestError. */
export const explain = (request: LawRequest): ExplainedValue[] =>
  answer(() => expliquerLaRequete(request, registre));

/** Every figure of the law in force on a day (`YYYY-MM-DD`); outside the known days, the nearest. Throws a RangeError for what is no day. */
export const parameters = (day: string): LawParameters => {
  if (!isDay(day)) throw new RangeError(`Une date AAAA-MM-JJ est attendue, pas « ${day} ».`);
  return parametresAu(day);
};

/** Names of the variables that can be asked for. */
export const variables = (): string[] => [...registre.keys()];
