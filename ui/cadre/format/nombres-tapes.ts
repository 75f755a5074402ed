/** Numbers as people type or paste them (docs/specification.md#nombres). */

/** Zeros of the figures that keyboards write beside ours: Arabic, Persian and Urdu, Hindi, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** The same text with our figures in place of those of other scripts, and our marks in place of the Arabic ones. */
export const enChiffres = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (figure) => {
      const code = figure.codePointAt(0) ?? 0;
      const zero = ZEROS.find((one) => code >= one && code < one + 10);
      return zero === undefined ? figure : String(code - zero);
    })
    .replaceAll("\u066b", ",")
    .replaceAll("\u066c", "");

/** A number whose thousands are set apart by the mark that its decimals do not have: « 1.234,56 », « 1,234.56 ». */
function sansMilliers(text: string): string {
  if (/^-?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll(".", "");
  return /^-?\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(",", "") : text;
}

/**
 * Number typed by a person: spaces, comma or point, figures of other scripts, a trailing mark, « € » or « euros » after.
 * `null` for an empty field, `undefined` for anything that is not a number. Cents are kept exactly.
 */
export function lireNombre(text: string): number | null | undefined {
  const bare = sansMilliers(
    enChiffres(text)
      .replace(/[\s\u00a0\u202f]/g, "")
      .replace(/(\d[,.]?)(€|euros?|eur)$/i, "$1")
      .replace(/(\d)[,.]$/, "$1"),
  ).replace(",", ".");
  if (bare === "") return null;
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}
