import { readdirSync, readFileSync } from "node:fs";
import { caseDe, casesDe, estCochee } from "../../../machines/journey/essentiel/lignes.ts";
import type { VisitedStep } from "../../../machines/journey/visited.ts";
import type { PasLu } from "../../approuver/faits/foyers-resultats.ts";
import { QUESTIONS } from "../../approuver/faits/textes.ts";
import { lireSections } from "../../approuver/sections.ts";
import { type AuDoigt, dansLeGroupe, repondreALaQuestion } from "./gestes.ts";
import { DELAI_MS } from "./regard.ts";

/** The child of the approved texts. */
const PRENOM = "Lou";

/** What is approved for each question under one of its words, such as « question », by state; a child’s is Lou’s. */
function textesApprouves(mot: "question" | "en bref"): ReadonlyMap<string, readonly string[]> {
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

/** Titles of the questions, by state. */
export const approuves = textesApprouves("question");
/** Summaries of the questions, by state. */
export const brefs = textesApprouves("en bref");

/** A question of a screen, with what is told of it. */
export type LigneDite = Pick<VisitedStep, "step" | "path" | "question" | "given" | "personne">;

/** What is ticked on the screen: an answer given before is still there. */
const dejaCochees = ({ page }: AuDoigt) =>
  page.locator("main label.choice[data-checked] .choice-label").allInnerTexts();

/** Ticks a line if it is true, and says it more precisely if it needs it. */
async function cocherSiVrai(personne: AuDoigt, ligne: LigneDite, dit: PasLu | undefined): Promise<void> {
  const { coche, oui } = caseDe(ligne)!;
  const deja = (await dejaCochees(personne)).includes(coche);
  if (deja !== estCochee(ligne)) await personne.toucher(coche);
  if (deja || !estCochee(ligne)) return;
  const { reponse, dite = "" } = dit ?? {};
  if (!reponse || reponse.question.kind === "yesno" || oui !== undefined) return;
  for (const texte of [reponse.dit ?? dite].flat()) await personne.toucher(String(texte));
}

/** The title of a question that an answer opened: it comes under the others. Throws when it does not. */
async function titreQuiVient({ page }: AuDoigt, attendus: readonly string[]): Promise<string> {
  for (const fin = Date.now() + DELAI_MS; ; await page.waitForTimeout(30)) {
    const titres = await page.locator("main h2").allInnerTexts();
    const titre = titres.find((un) => estApprouve(un, attendus));
    if (titre) return titre;
    if (Date.now() > fin) throw new Error(`${attendus.join(" ou ")} ne vient pas : ${titres.join(", ")}`);
  }
}

/** Answers a question asked in full, which stands under its approved title. */
async function repondreEnEntier(personne: AuDoigt, dit: PasLu): Promise<void> {
  const { reponse, dite = "" } = dit;
  const { question, dit: reponseDite, ecoute, stateId } = reponse!;
  const attendus = approuves.get(stateId) ?? [];
  const titre = await titreQuiVient(personne, attendus);
  const { revenus } = ecoute;
  const reponses = { dit: reponseDite, dite, revenus, enfants: new Map<string, boolean>() };
  await repondreALaQuestion(dansLeGroupe(personne, titre), question, reponses);
}

/** Answers the questions of one screen, in their order: what one opens comes after it. */
export async function repondreALEcran(
  personne: AuDoigt,
  lignes: readonly LigneDite[],
  dit: (path: string) => PasLu | undefined,
): Promise<void> {
  const cases = lignes.filter((ligne) => caseDe(ligne));
  for (const ligne of lignes) {
    const pas = dit(ligne.path);
    if (caseDe(ligne)) await cocherSiVrai(personne, ligne, pas);
    else if (pas) await repondreEnEntier(personne, pas);
  }
  const [premiere] = cases;
  if (!premiere || cases.some(estCochee)) return;
  const { aucune } = casesDe(premiere)!;
  if (!(await dejaCochees(personne)).includes(aucune)) await personne.toucher(aucune);
}
