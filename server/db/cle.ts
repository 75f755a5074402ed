import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseError } from "./failures.ts";

const OCTETS = 32;

/** Where the key of a database is: beside it, and in none of its copies. */
export const fichierDeCle = (database: string): string => `${database}.cle`;

/**
 * The key that seals contributions (base64url of 32 bytes), drawn the first time, unless one only reads, and readable by
 * its owner only; one of a database in memory goes with it. Throws a DatabaseError if the file is no key.
 */
export function cleDuServeur(
  database: string,
  { cle: file = fichierDeCle(database), lecture }: { cle?: string; lecture?: true } = {},
): string {
  const neuve = () => randomBytes(OCTETS).toString("base64url");
  if (database === ":memory:") return neuve();
  if (!existsSync(file) && lecture) throw new DatabaseError(database, `sa clé ${file} manque.`);
  if (!existsSync(file)) writeFileSync(file, `${neuve()}\n`, { mode: 0o600, flag: "wx" });
  const lue = readFileSync(file, "utf8").trim();
  if (Buffer.from(lue, "base64url").length !== OCTETS)
    throw new DatabaseError(database, `sa clé ${file} est abîmée. Remettez celle que vous avez gardée.`);
  return lue;
}

/** A key that is told, for another use: neither says anything of the other. */
export const cleDerivee = (cle: string, usage: string): string =>
  Buffer.from(hkdfSync("sha256", Buffer.from(cle, "base64url"), "", `cap-aides ${usage}`, OCTETS)).toString(
    "base64url",
  );
