import { existsSync } from "node:fs";
import { motsDesMoments, RAPPEL_SOUS_JOURS } from "../../machines/pages/rappel.ts";
import {
  type MotifDAbandon,
  motsDesMotifs,
  motsDesSuites,
  type SuiteDUneAide,
} from "../../machines/pages/suivi.ts";
import { DatabaseError } from "../db/failures.ts";
import type { Db } from "../db/open.ts";
import { enCsv } from "../http/csv.ts";
import { fichierDuCarnet, jourApres, ouvrirLeCarnet } from "./carnet.ts";
import { lireLesRappels } from "./rappels.ts";
import { lireLesComptes } from "./suivis.ts";

/** How many said what of each aid, as a spreadsheet. */
export async function csvDesSuites(db: Db): Promise<string> {
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
export async function csvDesRappels(db: Db): Promise<string> {
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

/** A table of the base that stands beside a database. Rejects, in French, for another name, or when there is no such base. */
export async function exporterLeCarnet(database: string, nom = ""): Promise<string> {
  if (!Object.hasOwn(TABLEAUX, nom))
    throw new Error("usage : npx tsx scripts/db/exporter.ts suivi|rappels > tableau.csv");
  const fichier = fichierDuCarnet(database);
  if (!existsSync(fichier)) throw new DatabaseError(fichier, "elle n’existe pas.");
  const carnet = ouvrirLeCarnet(database);
  try {
    return await TABLEAUX[nom as keyof typeof TABLEAUX](carnet);
  } finally {
    carnet.close();
  }
}
