import { createHash, createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import type { Config } from "../config.ts";
import type { Carnet } from "../db/base.ts";
import { type BaseSqlite, openCarnet } from "../db/open.ts";
import type { TablesDuSuivi } from "../db/schema-suivi.ts";
import { jourEnFrance } from "../jour.ts";

const DAY_MS = 24 * 3_600_000;

/** The base of the follow-up and of the calls: beside the other one, with a key of its own, and in no copy. */
export const fichierDuCarnet = (database: string): string =>
  database === ":memory:" ? database : `${database}.suivi`;

/** Opens it; throws a DatabaseError as `openDb` does. */
export const ouvrirLeCarnet = (database: string, maxBytes?: number): BaseSqlite<TablesDuSuivi> =>
  openCarnet(fichierDuCarnet(database), maxBytes === undefined ? {} : { maxBytes });

type Reglee = Pick<Config, "database" | "databaseMaxMb" | "suiviApresJours" | "rappelsParJour">;

/** The base where the settings ask for it, or where it is there from before: what it holds is still to be erased. */
export function carnetRegle({ database, databaseMaxMb, suiviApresJours, rappelsParJour }: Reglee): {
  carnet?: Carnet;
} {
  const voulu = suiviApresJours !== undefined || rappelsParJour !== undefined;
  return voulu || existsSync(fichierDuCarnet(database))
    ? { carnet: ouvrirLeCarnet(database, databaseMaxMb * 1e6) }
    : {};
}

/** Day in France, some days after an instant (before it, if negative). */
export const jourApres = (instant: Date, jours: number): string =>
  jourEnFrance(new Date(instant.getTime() + jours * DAY_MS));

const sous = (cle: string, texte: string) =>
  createHmac("sha256", Buffer.from(cle, "base64url")).update(texte);

/** What stops the mails to an address: the same in all of them, and nothing without the key of the base. */
export const arretDe = ({ cle }: Pick<Carnet, "cle">, adresse: string): string =>
  sous(cle, `arrêt ${adresse.toLowerCase()}`).digest("base64url");

/** What erases the answers that a token opens, without opening them. */
export const arretDuJeton = (jeton: string): string =>
  createHash("sha256").update(`arrêt ${jeton}`).digest("base64url");

/** Print of a telephone number. */
export const empreinteDuNumero = ({ cle }: Pick<Carnet, "cle">, numero: string): string =>
  sous(cle, `rappel ${numero}`).digest("hex");
