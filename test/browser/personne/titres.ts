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

const echappe = (texte: string) => texte.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text about Lou, whoever the child is: « de Lou », « d’Inès ». */
const pourTous = (texte: string) =>
  new RegExp(`^${echappe(texte).replaceAll(/e Lou/g, "(e |’)Lou").replaceAll(PRENOM, ".+")}$`);

/** Approved texts do not tell apart a space and one that keeps two words on a line. */
const uni = (texte: string) => texte.replaceAll(/\s/g, " ");

/** True if a heading on screen is one of those approved, whatever the first name. */
export const estApprouve = (titre: string, approuves: readonly string[]): boolean =>
  approuves.map(uni).some((un) => (un.includes(PRENOM) ? pourTous(un).test(uni(titre)) : uni(titre) === un));
