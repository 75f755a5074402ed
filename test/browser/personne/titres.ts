import { readdirSync, readFileSync } from "node:fs";
import { lireSections } from "../../approuver/sections.ts";
import { QUESTIONS } from "../../approuver/faits/textes.ts";

/** The child of the approved texts. */
const PRENOM = "Lou";

/** What is approved for each question under one of its words, such as « question », by state; a child’s is Lou’s. */
export function textesApprouves(mot: "question" | "en bref"): ReadonlyMap<string, readonly string[]> {
  const parties = readdirSync(QUESTIONS).flatMap((nom) =>
    lireSections(readFileSync(`${QUESTIONS}/${nom}`, "utf8")),
  );
  return new Map(
    parties.map(({ titre, lignes }) => {
      const ligne = lignes.find((une) => une.startsWith(`${mot} `)) ?? "";
      return [titre, [...ligne.matchAll(/« (.*?) »/g)].map(([, texte = ""]) => texte)];
    }),
  );
}

/** True if a heading on screen is one of those approved, whatever the first name. */
export const estApprouve = (titre: string, approuves: readonly string[]): boolean =>
  approuves.some((un) => {
    const [avant = "", ...apres] = un.split(PRENOM);
    return apres.length === 0
      ? titre === un
      : titre.startsWith(avant) &&
          titre.endsWith(apres.at(-1) ?? "") &&
          titre.length > un.length - PRENOM.length;
  });
