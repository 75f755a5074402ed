import type { Aide, Questions } from "aides-velo";

/** Inputs of the library: a place, an income, one type of bike. */
export type DemandeVelo = Questions;

/** What the library says of an open aid. */
export type Calculee = Pick<
  Aide,
  "id" | "title" | "description" | "url" | "amount" | "collectivity" | "endDate"
>;
