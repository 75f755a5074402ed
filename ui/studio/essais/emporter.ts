import type { ParcoursEssaye } from "../../../machines/studio/chemins/essayes.ts";
import { contextOf, whoOf } from "../../../machines/journey/about.ts";
import { chapterNamed } from "../../../machines/journey/chapters.ts";
import { readStored } from "../../../machines/journey/stored.ts";
import { parcoursDe } from "../../../machines/journey/walk.ts";
import { say } from "../../../machines/questions/words.ts";
import { lienDuParcours } from "../../../machines/studio/graph/lien.ts";
import { ecrireReponse } from "../../cadre/format/reponse.ts";

/** A question asked on a journey and what is answered, as the screen says them. */
interface PasDit {
  chapitre: string;
  question: string;
  reponse: string;
}

/** A journey step by step, and the address of the inspector that opens it; no step when it is of another version. */
function deroule({ garde, marque }: ParcoursEssaye): { pas: PasDit[]; lien: string } {
  const lu = readStored(garde, { marque });
  if (!lu) return { pas: [], lien: "" };
  const parcours = parcoursDe(lu.context);
  const pas = parcours.active.map((visite) => {
    const who = whoOf(parcours, visite);
    return {
      chapitre: chapterNamed(visite.chapter).title,
      question: say(visite.question.title, who),
      reponse: ecrireReponse(visite.question, visite.given?.value, who, contextOf(parcours, visite)),
    };
  });
  return { pas, lien: lienDuParcours(lu.context, lu.path) };
}

/** A cell that a spreadsheet reads back as it was, and never as a formula. */
const cellule = (texte: string): string => `"${texte.replace(/^([=+\-@])/, "'$1").replaceAll('"', '""')}"`;

/** A table as spreadsheets and test managers read it (RFC 4180). */
const csv = (lignes: readonly (readonly string[])[]): string =>
  lignes.map((ligne) => `${ligne.map(cellule).join(",")}\r\n`).join("");

/** One line a journey: who, why, where to open it. */
export const csvDesEssais = (essais: readonly ParcoursEssaye[], site: string): string =>
  csv([
    ["numéro", "titre", "sorte", "pour", "marque", "étiquettes", "lien"],
    ...essais.map((un, rang) => [
      `${rang + 1}`,
      un.titre,
      un.sorte,
      un.pour,
      un.marque,
      un.etiquettes.join(" ; "),
      site + deroule(un).lien,
    ]),
  ]);

/** One line a step, under the headings that Xray, Zephyr and TestRail match when they import a CSV: the same `Issue ID`, the same test. */
export const csvDesPas = (essais: readonly ParcoursEssaye[]): string =>
  csv([
    ["Issue ID", "Test Type", "Summary", "Labels", "Action", "Data", "Result"],
    ...essais.flatMap((un, rang) => {
      const { pas } = deroule(un);
      return pas.map(({ question, reponse }, n) => [
        `${rang + 1}`,
        "Manual",
        un.titre,
        un.sorte.replaceAll(" ", "-"),
        question,
        reponse,
        `La question suivante est : ${pas[n + 1]?.question ?? "les résultats"}`,
      ]);
    }),
  ]);

/** On one line, as Gherkin wants a step. */
const uneLigne = (texte: string): string => texte.replaceAll(/\s+/g, " ").trim();

/** Journeys as scenarios in French Gherkin, a tag for each kind. */
export const gherkinDesEssais = (essais: readonly ParcoursEssaye[]): string =>
  [
    "# language: fr",
    "Fonctionnalité: Le parcours de Cap Aides",
    ...essais.flatMap((un, rang) => [
      "",
      `  @${un.sorte.replaceAll(/[ ’]/g, "-")} @${un.marque}`,
      `  Scénario: ${rang + 1}. ${uneLigne(un.titre)}`,
      `    Étant donné une simulation neuve sous la marque ${un.marque}`,
      ...deroule(un).pas.map(
        ({ question, reponse }, n) =>
          `    ${n === 0 ? "Quand" : "Et"} à « ${uneLigne(question)} » on répond « ${uneLigne(reponse)} »`,
      ),
      "    Alors les résultats s’affichent",
    ]),
    "",
  ].join("\n");
