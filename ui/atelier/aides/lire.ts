import type { AideDuTableau, TableauDesAides } from "../../../catalogue/atelier/apercu/tableau.ts";
import { DOSSIERS } from "../enregistrer.ts";
import type { Organismes } from "../feuille/rangees.ts";
import { appelerJson } from "../appeler.ts";

/** An aid of the table. */
export type AideDeLaTable = AideDuTableau;

/** The table, and who may give an aid. */
export interface AidesLues extends TableauDesAides {
  organismes: Organismes;
}

/** Everything the table is made of, in two answers. Rejects while the server does not answer. */
export async function lireLesAides(): Promise<AidesLues> {
  const [tableau, organismes] = await Promise.all([
    appelerJson<TableauDesAides>("/api/editer/aides"),
    appelerJson<{ id: string; label: string }[]>("/api/editer/organismes"),
  ]);
  return { ...tableau, organismes: new Map(organismes.map(({ id, label }) => [id, label])) };
}

const collections = new Map(Object.entries(DOSSIERS).map(([nom, dossier]) => [dossier, nom]));

const dossierDe = ({ chemin }: Pick<AideDeLaTable, "chemin">) => chemin.slice(0, chemin.lastIndexOf("/"));

/** Address of the form of an aid. */
export const adresseDuFormulaire = (ligne: Pick<AideDeLaTable, "chemin" | "id">): string =>
  `/admin/#/collections/${collections.get(dossierDe(ligne))}/entries/${encodeURIComponent(ligne.id)}`;

const FEUILLES: ReadonlySet<string> = new Set(["aides/regles", "aides/legislation", "aides/banque"]);

/** True for an aid that a sheet holds: those of a family have fields of their own. */
export const tientDansUneFeuille = (ligne: Pick<AideDeLaTable, "chemin">): boolean =>
  FEUILLES.has(dossierDe(ligne));
