import { ErreurPostgres, problemOf } from "../../db/failures.ts";

/** What node-postgres says without a code, by how it begins, and the code that `problemOf` explains. */
const SANS_CODE: readonly (readonly [debut: string, code: string])[] = [
  ["Connection terminated", "PG_COUPEE"],
  ["Client has encountered a connection error", "PG_COUPEE"],
  ["Client was closed", "PG_COUPEE"],
  ["timeout expired", "PG_COUPEE"],
  ["timeout exceeded when trying to connect", "PG_ATTENTE"],
  ["Query read timeout", "PG_ATTENTE"],
  ["The server does not support SSL", "PG_CHIFFRE"],
  ["There was an error establishing an SSL connection", "PG_CHIFFRE"],
  // No password was given, or PostgreSQL is none.
  ["SASL", "28P01"],
];

/** The error at the bottom: drizzle wraps what the driver says. */
const auFond = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? auFond(error.cause) : error;

/** An error of PostgreSQL, or of the way to it, as one that has an explanation; any other as it is. */
export function expliquee(error: unknown): unknown {
  if (error instanceof ErreurPostgres) return error;
  const fond = auFond(error);
  if (!(fond instanceof Error)) return error;
  const { code = SANS_CODE.find(([debut]) => fond.message.startsWith(debut))?.[1] } =
    fond as NodeJS.ErrnoException;
  return code !== undefined && problemOf({ code }) !== undefined ? new ErreurPostgres(code, fond) : error;
}

/** Where a base is, in words that may be told: neither account nor password. */
export function nomDeLaBase(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
