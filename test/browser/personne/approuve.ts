import { readdirSync, readFileSync } from "node:fs";
import { FOYERS } from "../../approuver/faits/foyers.ts";
import { FOYER_ENVOYE, QUESTIONS_POSEES } from "../../approuver/faits/foyers-changements.ts";
import { lireSections } from "../../approuver/sections.ts";

/** What is approved of a household. */
export interface FoyerApprouve {
  /** What is sent, a person a line. */
  envoye: readonly string[];
  /** Aids, « name : amount ». */
  aides: readonly string[];
}

function lireLeFoyer(lignes: readonly string[]): FoyerApprouve {
  const parties = new Map<string, string[]>();
  let titre = "";
  for (const ligne of lignes) {
    if (!ligne.startsWith("  ")) parties.set((titre = ligne), []);
    else parties.get(titre)?.push(ligne.trim());
  }
  const aides = [...parties].filter(([nom]) =>
    /^(Aides nationales|Aides de votre|Aides près|Aides à l’achat|Offres de votre banque)/.test(nom),
  );
  return { envoye: parties.get(FOYER_ENVOYE) ?? [], aides: aides.flatMap(([, dites]) => dites) };
}

/** What is approved, by title of the household. */
export const foyersApprouves: ReadonlyMap<string, FoyerApprouve> = new Map(
  readdirSync(FOYERS)
    .flatMap((nom) => lireSections(readFileSync(`${FOYERS}/${nom}`, "utf8")))
    .filter(({ lignes }) => lignes.includes(QUESTIONS_POSEES))
    .map(({ titre, lignes }) => [titre, lireLeFoyer(lignes)]),
);
