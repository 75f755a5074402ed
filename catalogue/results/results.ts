import type { PartieLegale } from "../loi/legislation.ts";
import type { Baremes, Retard } from "../loi/baremes.ts";
import type { Campagne } from "../fiches/campagne.ts";
import type { EmblemeDit } from "../fiches/logo.ts";
import type { Demande } from "../fiches/demande.ts";
import type { Doute } from "./doutes.ts";
import type { Certitude } from "./certitude.ts";
import type { QuestionPosee } from "./precisions.ts";
import type { ChangementDuFoyer } from "./annee/changements.ts";
import type { CasPressant } from "./dabord.ts";
import type { Aide } from "../schema/aide.ts";

/** One rule of an aid with what was read: the answer to « pourquoi ? ». */
export interface Reason {
  /** The rule in French: « âge : au moins 17 ans ». */
  rule: string;
  /** What the household answered, in French: « 19 ans ». */
  read: string;
  holds: boolean;
  /** Answers it comes from, such as `individu.demandeur.date_naissance`. */
  reads: readonly string[];
}

/** What every page that names an aid needs; the rest of the aid is in its detail. */
export interface Droit extends Demande {
  id: string;
  label: string;
  description: string;
  institution: { id: string; label: string; type: string; link?: string; telephone?: string } & EmblemeDit;
  /** Who receives the request and answers, where it is not who gives. */
  guichet?: Droit["institution"];
  /** Euros, percent or number of sessions; true for an aid without amount. */
  montant: number | boolean;
  type: Aide["type"];
  unit: Aide["unit"];
  periodicite: Aide["periodicite"];
  prefix: string;
  legend?: string;
  nature: Aide["nature"];
  besoin: Aide["besoin"];
  /** Its subject is sensitive: no list writes it before the person spoke of it (`dite`). */
  sensible?: true;
  dite?: true;
  /** It answers a project that the person told. */
  projet?: true;
  warning?: string;
  /** The aid hangs on what is not asked: the question to ask oneself. It counts in no total. */
  aVerifier?: string;
  /** Keys of the questions that decide of it, answered or not. */
  cles?: readonly string[];
  /** Those that nobody answered: « si… ». */
  si?: readonly { cle: string; question: string }[];
  /** Few people would answer « oui » to what it hangs on: lists tell it last, apart, and no plan or count does (docs/specification.md#rares). */
  rare?: true;
  certitude: Certitude;
  /** The aid that is counted instead, received or not: a person gets one of the two, by this text. */
  ouBien?: { id: string; label: string; texte: string };
  participation?: string;
  top: number;
  source: Aide["source"];
  /** Conditions that the simulator does not check. */
  conditions: readonly string[];
  /** Its links are those of where the household lives. */
  dIci?: true;
  link?: string;
  instructions?: string;
  form?: string;
  teleservice?: string;
  /** Kinds of places that know this aid; absent if there is none. */
  lieux?: readonly string[];
  /** Last day on which the aid exists, `YYYY-MM-DD`. */
  fin?: string;
  /** Whether it can be asked for at the date of value; absent from an aid without campaign. */
  campagne?: Campagne;
  /** Of an aid already received: euros that the law gives beyond, by the same rhythm. */
  enPlus?: number;
  /** Its scale is older than it should be at the date of value. */
  enRetard?: Retard;
  /** Day of the scale that its amount was computed with, told when the figures of the date of value are not all known. */
  bareme?: string;
  /** Why it is not sure; absent from an aid that is. */
  doutes?: readonly Doute[];
  reasons: readonly Reason[];
  /** Sentence shown beside an amount that may surprise (docs/specification.md#montants-inattendus). */
  unexpected?: string;
}

/** An aid that may be due but cannot be computed, with why and what to do (docs/specification.md#incalculables). */
export interface Incalculable extends Pick<Droit, "sensible" | "dite"> {
  id: string;
  label: string;
  institution: Droit["institution"];
  reason: string;
  solution: { text: string; href?: string };
  /** Money of the whole country, each month or each year: it may count for more than what has an amount. Three at most. */
  pese?: true;
  /** It is closed for now, and is said with what there is instead. */
  fermee?: true;
}

/** An aid that one answer keeps away, and that can still come. */
export interface Presque extends Pick<Droit, "id" | "label" | "institution" | "top" | "sensible" | "dite"> {
  manque: Reason;
  /** Day on which the rule will hold by itself, `YYYY-MM-DD`: a birthday of the year to come. */
  des?: string;
}

/** A part of the results: each may fail without the others. */
export type Partie = "règles" | "vélos" | PartieLegale;

/** An aid that could not be computed, or a whole part without its aids, with why in a French sentence. */
export interface NonCalcule extends Partial<
  Pick<Droit, "id" | "label" | "institution" | "link" | "sensible" | "dite">
> {
  partie: Partie;
  raison: string;
  /** Computing again may give it. */
  passager?: true;
}

/** The three lists of docs/specification.md#listes-de-resultats, and what is not computed. */
export interface Resultats {
  droitsEligibles: Droit[];
  droitsNonEligibles: { id: string }[];
  /** Aids the household already receives, as declared in its resources. */
  droitsInjectes: Droit[];
  incalculables: Incalculable[];
  nonCalcules: NonCalcule[];
  /** Aids missed by a single rule, with the answer that keeps each away. */
  presque: Presque[];
  /** What presses more than any amount; empty for most people. */
  dabord: CasPressant[];
  /** Questions that decide, asked on the results. */
  questions: QuestionPosee[];
  /** What the dates of the household will change, in order; absent where they change nothing (docs/specification.md#dates). */
  changements?: readonly ChangementDuFoyer[];
  dateDeValeur: string;
  /** Days between which the figures are known, and whether the date of value is outside them. */
  baremes: Baremes;
  /** Id of the simulation these results belong to. */
  _id?: string;
}
