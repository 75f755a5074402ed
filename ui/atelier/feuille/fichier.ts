import { lireLeCsv } from "./csv.ts";
import { CelluleFausse } from "./valeurs.ts";

const enCellule = (valeur: unknown): string => {
  if (valeur === null || valeur === undefined) return "";
  return valeur instanceof Date ? valeur.toISOString().slice(0, 10) : String(valeur);
};

/** Rows of the first sheet of a workbook; its reader is loaded for it only. */
async function lireLeClasseur(fichier: Blob): Promise<string[][]> {
  const { readSheet } = await import("read-excel-file/browser");
  return (await readSheet(fichier)).map((ligne) => ligne.map(enCellule));
}

/** Rows of a file that a person chose: CSV, or .xlsx. Throws `CelluleFausse` in words. */
export async function lireLeFichier(fichier: File): Promise<string[][]> {
  if (/\.ods$/i.test(fichier.name))
    throw new CelluleFausse("Ce classeur .ods ne se lit pas ici : enregistrez-le en .csv ou en .xlsx.");
  try {
    return /\.xlsx$/i.test(fichier.name)
      ? await lireLeClasseur(fichier)
      : lireLeCsv(await fichier.arrayBuffer());
  } catch {
    throw new CelluleFausse(
      "Cela ne se lit pas : copiez les cellules du tableur, ou enregistrez-les en .csv ou en .xlsx, puis recommencez.",
    );
  }
}
