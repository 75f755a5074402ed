import type { Aide } from "../../schema/aide.ts";
import { NOMBRE } from "./nombres.ts";
import { texteVisible } from "./texte-visible.ts";

/** An amount that goes by steps: by the quotient or the income, or between two sums. */
const SELON =
  /(?:selon|d’après|en fonction de) (?:(?:le|la|les|votre|vos|leur|leurs|son|ses|du|des) )?(?:quotient|revenus?|ressources)/i;
const DE_A = new RegExp(`(?:de|entre) (?:${NOMBRE}) ?(?:€|%)? (?:à|et) (?:${NOMBRE}) ?(?:€|euros?|%)`, "gi");
/** What a trip pays goes by its length: the two bounds say it all. */
const TRAJET = /trajet|covoitur|transportée|au volant|conduit/i;
/** Bounds of something else than the amount. */
const AUTRE = /(?:quotient|revenus?|ressources|salaire|loyer|coût|prix|reste)(?:\s+\p{L}+){0,4}\s*$/iu;

const lu = (...textes: (string | undefined)[]) => texteVisible(textes.join(" ")).replace(/\s/g, " ");

/** True if the text says that the amount goes by steps. */
export function annonceUnBareme({ description, legend }: Pick<Aide, "description" | "legend">): boolean {
  const texte = lu(description, legend);
  if (SELON.test(texte)) return true;
  return (
    !TRAJET.test(texte) && [...texte.matchAll(DE_A)].some(({ index }) => !AUTRE.test(texte.slice(0, index)))
  );
}

const DIT_LE_MONTANT: ReadonlySet<string | undefined> = new Set([
  undefined,
  "montant",
  "description",
  "legend",
]);
const NOMBRES = new RegExp(NOMBRE, "g");
const chiffresDe = (texte = "") => texte.replace(/\s/g, " ").match(NOMBRES) ?? [];

/** Steps that the text announces, and that no source gives: a row of `reference` tells two of them at least. */
export const baremeSansLignes = (aide: Aide): boolean =>
  aide.source === "javascript" &&
  annonceUnBareme(aide) &&
  !(aide.reference ?? []).some(
    ({ champ, ecrit }) => DIT_LE_MONTANT.has(champ) && chiffresDe(ecrit).length >= 2,
  );
