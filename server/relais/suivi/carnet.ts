import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { Config } from "../../reglages/config.ts";
import type { Carnet } from "../../db/base.ts";
import { type BaseSqlite, type DbOptions, openCarnet } from "../../db/open.ts";
import type { TablesDuSuivi } from "../../db/schema-suivi.ts";
import { boiteDeLAdresse } from "../courriel/boite.ts";
import { hashOf } from "../../db/seal.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";

type Cle = Pick<Carnet, "cle">;

const DAY_MS = 24 * 3_600_000;

/** The base of the follow-up, of the calls and of whom not to write to: beside the other one, with a key of its own, and in no copy. */
export const fichierDuCarnet = (database: string): string =>
  database === ":memory:" ? database : `${database}.suivi`;

/** Opens it; throws a DatabaseError as `openDb` does. */
const ouvrirLeCarnet = (database: string, options: DbOptions): BaseSqlite<TablesDuSuivi> =>
  openCarnet(fichierDuCarnet(database), options);

/** Opens it to read it only. */
export const lireLeCarnet = (database: string): BaseSqlite<TablesDuSuivi> =>
  ouvrirLeCarnet(database, { lecture: true });

type Reglee = Pick<Config, "database" | "databaseMaxMb" | "courriel" | "rappelsParJour">;

/** The base where the settings ask for it, or where it is there from before: what it holds is still to be erased. */
export function carnetRegle({ database, databaseMaxMb, courriel, rappelsParJour }: Reglee): {
  carnet?: Carnet;
} {
  const voulu = courriel !== undefined || rappelsParJour !== undefined;
  return voulu || existsSync(fichierDuCarnet(database))
    ? { carnet: ouvrirLeCarnet(database, { maxBytes: databaseMaxMb * 1e6 }) }
    : {};
}

/** Day in France, some days after an instant (before it, if negative). */
export const jourApres = (instant: Date, jours: number): string =>
  jourEnFrance(new Date(instant.getTime() + jours * DAY_MS));

const sous = (cle: string, texte: string) =>
  createHmac("sha256", Buffer.from(cle, "base64url")).update(texte);

/** Print of the box that an address leads to. */
const empreinteDe = ({ cle }: Cle, adresse: string): string =>
  sous(cle, `arrêt ${boiteDeLAdresse(adresse)}`).digest("base64url");

/** What the base knows a box by. */
export const boiteDe = (base: Cle, adresse: string): string => hashOf(empreinteDe(base, adresse));

/** Letters of a seal: 128 bits. */
const SCEAU = 22;
const sceauDe = ({ cle }: Cle, empreinte: string) =>
  sous(cle, `arrêt scellé ${empreinte}`).digest("base64url").slice(0, SCEAU);

/**
 * What stops the mails to a box for good: the same in all of them, and nothing without the key of the base, which seals it:
 * nobody else makes one. With a token, it erases what that opens too.
 */
export function arretDe(base: Cle, adresse: string, jeton?: string): string {
  const empreinte = empreinteDe(base, adresse);
  return [empreinte, sceauDe(base, empreinte), ...(jeton ? [arretDuJeton(jeton)] : [])].join(".");
}

/** What a stop names: rows to erase, and the box that is not to be written to again; that of a mail of before has no seal. */
export function lireLArret(base: Cle, arret: string): { lignes: string[]; boite?: string } {
  const [empreinte = "", sceau, reponses] = arret.split(".");
  if (sceau === undefined) return { lignes: [hashOf(empreinte)] };
  const [lu, voulu] = [sceau, sceauDe(base, empreinte)].map((un) => createHash("sha256").update(un).digest());
  if (!timingSafeEqual(lu!, voulu!)) return { lignes: [] };
  const boite = hashOf(empreinte);
  return { boite, lignes: [boite, ...(reponses === undefined ? [] : [hashOf(reponses)])] };
}

/** What erases the answers that a token opens, without opening them. */
export const arretDuJeton = (jeton: string): string =>
  createHash("sha256").update(`arrêt ${jeton}`).digest("base64url");

/** Print of a telephone number. */
export const empreinteDuNumero = ({ cle }: Cle, numero: string): string =>
  sous(cle, `rappel ${numero}`).digest("hex");
