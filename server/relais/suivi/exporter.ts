import { existsSync } from "node:fs";
import { motsDesMoments, RAPPEL_SOUS_JOURS } from "../../../machines/pages/rappel.ts";
import {
  type MotifDAbandon,
  motsDesMotifs,
  motsDesSuites,
  type SuiteDUneAide,
} from "../../../machines/pages/suivi.ts";
import type { Config } from "../../reglages/config.ts";
import type { Carnet } from "../../db/base.ts";
import { DatabaseError } from "../../db/failures.ts";
import { enCsv } from "../../http/csv.ts";
import { fichierDuCarnet, jourApres, lireLeCarnet } from "./carnet.ts";
import { lireLesRappels } from "./rappels.ts";
import { lireLesComptes } from "./suivis.ts";

/** How many said what of each aid, as a spreadsheet. */
export async function csvDesSuites(db: Carnet): Promise<string> {
  const comptes = await lireLesComptes(db);
  return enCsv(
    ["aide", "suite", "pourquoi", "nombre"],
    comptes.map(({ aide, suite, motif, nombre }) => [
      aide,
      motsDesSuites[suite as SuiteDUneAide],
      motif === "" ? "" : motsDesMotifs[motif as MotifDAbandon],
      nombre,
    ]),
  );
}

/** Who is to be called back, as a spreadsheet. */
export async function csvDesRappels(db: Carnet): Promise<string> {
  const aRappeler = await lireLesRappels(db);
  return enCsv(
    ["téléphone", "prénom", "quand", "demandé le", "à rappeler au plus tard le"],
    aRappeler.map(({ telephone, prenom, quand, jour }) => [
      telephone,
      prenom,
      motsDesMoments[quand],
      jour,
      jourApres(new Date(`${jour}T12:00:00Z`), RAPPEL_SOUS_JOURS),
    ]),
  );
}

/** What an operator may take out of the base, while the server goes on. */
const TABLEAUX = { suivi: csvDesSuites, rappels: csvDesRappels };

type Ou = Pick<Config, "database" | "postgres">;

/** The base that the settings name, if it is there. */
async function carnetPresent({ database, postgres }: Ou): Promise<Carnet> {
  if (postgres) {
    if (postgres.suivi === undefined)
      throw new Error("SUIVI_DATABASE_URL manque : elle dit où est cette base.");
    const { ouvrirLeCarnetPostgres } = await import("../postgres/open.ts");
    return ouvrirLeCarnetPostgres(postgres.suivi, postgres.cle);
  }
  const fichier = fichierDuCarnet(database);
  if (!existsSync(fichier)) throw new DatabaseError(fichier, "elle n’existe pas.");
  return lireLeCarnet(database);
}

/** A table of the base of the follow-up. Rejects, in French, for another name, or when there is no such base. */
export async function exporterLeCarnet(ou: Ou, nom = ""): Promise<string> {
  if (!Object.hasOwn(TABLEAUX, nom))
    throw new Error("usage : npx tsx scripts/db/exporter.ts suivi|rappels > tableau.csv");
  const carnet = await carnetPresent(ou);
  try {
    return await TABLEAUX[nom as keyof typeof TABLEAUX](carnet);
  } finally {
    await carnet.close();
  }
}
