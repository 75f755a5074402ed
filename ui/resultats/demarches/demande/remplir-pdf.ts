import { PDFCheckBox, PDFDocument, PDFTextField } from "@cantoo/pdf-lib";
import type { ValeurDeChamp } from "../../../../catalogue/results/demarches/demandes/formulaires-pdf.ts";

/** Signs that the font of a form has: letters of western Europe. */
const ECRITS = /^[ -~\u00a0-\u00ffŒœ‘’–…€]+$/;

/** True of a text that neither the font nor the room of the field would spoil. */
const ecrivable = (texte: string, champ: PDFTextField): boolean =>
  ECRITS.test(texte) && texte.length <= (champ.getMaxLength() ?? Infinity);

/**
 * Fills a PDF form on this device. Nothing is written, and `undefined` is given, when the file is no PDF or lacks one of the
 * fields, by name and kind: another form, or one that changed.
 */
export async function remplirLePdf(
  octets: ArrayBuffer,
  valeurs: Readonly<Record<string, ValeurDeChamp>>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = await PDFDocument.load(octets).catch(() => undefined);
  if (!document) return undefined;
  const form = document.getForm();
  const remplis = Object.entries(valeurs).map(([nom, valeur]) => {
    const champ = form.getFieldMaybe(nom);
    if (typeof valeur === "boolean") {
      if (!(champ instanceof PDFCheckBox)) return false;
      return valeur ? () => champ.check() : () => undefined;
    }
    if (!(champ instanceof PDFTextField)) return false;
    return ecrivable(valeur, champ) ? () => champ.setText(valeur) : () => undefined;
  });
  if (remplis.includes(false)) return undefined;
  for (const remplir of remplis) if (remplir) remplir();
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}
