import { minuscule } from "../fiches/phrases/casse.ts";

/**
 * True of what the partner bank sells. It is in no ranking of aids, nor in what is made of one: first steps, plan, paper,
 * mail, year, totals (docs/specification.md#banque).
 */
export const estDeLaBanque = ({ institution: { type } }: { institution: { type: string } }): boolean =>
  type === "banque";

/** « de la banque »: an article has no capital within a sentence, and is one with « de ». */
const deLui = (label: string): string => {
  const [, le, reste = ""] = /^(Le|Les) (.+)$/.exec(label) ?? [];
  if (le) return `${le === "Le" ? "du" : "des"} ${reste}`;
  return `de ${/^(?:La |L’|Votre )/.test(label) ? minuscule(label) : label}`;
};

/** Who gives an aid; of what is sold, that it is. */
export const donneePar = ({ type, label }: { type: string; label: string }): string =>
  type === "banque" ? `Offre commerciale ${deLui(label)}` : label;
