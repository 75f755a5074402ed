/** A number as French texts write it: « 1 200 », « 12,50 », « 1.200 ». */
export const NOMBRE = String.raw`\d{1,3}(?:[  .]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`;

/** What is written so, in plain spaces. */
export const nombreEcrit = (ecrit: string): number => Number(ecrit.replace(/[ .]/g, "").replace(",", "."));
