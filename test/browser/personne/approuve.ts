import { readdirSync, readFileSync } from "node:fs";
import { FOYERS } from "../../approuver/faits/foyers.ts";
import { lireSections } from "../../approuver/sections.ts";

/** Groups of the results that show a card an aid. */
const GROUPES = /^(Aides nationales|Aides de votre|Aides près|Aides à l’achat|Offres de votre banque)/;

/** Aids of a household, « name : amount ». */
function aidesDe(lignes: readonly string[]): string[] {
  let groupe = "";
  return lignes.flatMap((ligne) => {
    if (ligne.startsWith("  ")) return GROUPES.test(groupe) ? [ligne.trim()] : [];
    groupe = ligne;
    return [];
  });
}

/** Approved aids, by title of the household. */
export const aidesApprouvees: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(FOYERS)
    .flatMap((nom) => lireSections(readFileSync(`${FOYERS}/${nom}`, "utf8")))
    .map(({ titre, lignes }) => [titre, aidesDe(lignes)]),
);
