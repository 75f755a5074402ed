import { parametres, parametresAu } from "../../loi/parametres/parametres.ts";
import type { Aide } from "../../schema/aide.ts";
import { aVerifier, type CheminYaml, type Remarque } from "../../lire/constat.ts";
import { NOMBRE, nombreEcrit } from "./nombres.ts";
import { texteVisible } from "./texte-visible.ts";

const MOIS = 12;
const CENTIME = 0.005;

/** Every number of a value: an amount, the steps of a scale. */
function nombresDe(valeur: unknown): number[] {
  if (typeof valeur === "number") return [valeur];
  return typeof valeur === "object" && valeur !== null ? Object.values(valeur).flatMap(nombresDe) : [];
}

/** Every figure of the law in force on a day, shares as percentages. */
const chiffresAu = (jour: string): number[] =>
  Object.entries(parametresAu(jour)).flatMap(([chemin, valeur]) =>
    nombresDe(valeur).map((un) => (parametres[chemin]?.unite === "/1" ? un * 100 : un)),
  );

const DIT = new RegExp(`(${NOMBRE}) ?(?:€|euros?|%)`, "g");

/** Amounts and percentages that the text of an aid of the law says, and that no figure of the law is on a day. */
export function jugerChiffresDeLaLoi(aide: Aide, jour: string): Remarque[] {
  if (aide.source !== "openfisca") return [];
  const chiffres = chiffresAu(jour);
  const connu = (dit: number) =>
    chiffres.some((un) => [un, un * MOIS].some((autre) => Math.abs(autre - dit) < CENTIME));
  const textes: [CheminYaml, string][] = [[["description"], aide.description]];
  return textes.flatMap(([chemin, texte]) =>
    [...texteVisible(texte).replace(/\s/g, " ").matchAll(DIT)]
      .filter(([, ecrit = ""]) => !connu(nombreEcrit(ecrit)))
      .map(([dit]) => aVerifier(chemin, `« ${dit} » n’est aucun chiffre de la loi en vigueur : le corriger`)),
  );
}
