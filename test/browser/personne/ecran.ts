import { readdirSync, readFileSync } from "node:fs";
import { caseDe, casesDe, estCochee } from "../../../machines/journey/reunies/lignes.ts";
import type { VisitedStep } from "../../../machines/journey/visited.ts";
import type { PasLu } from "../../approuver/faits/foyers-resultats.ts";
import { QUESTIONS } from "../../approuver/faits/textes.ts";
import { lireSections } from "../../approuver/sections.ts";
import { type AuDoigt, dansLeGroupe, repondreALaQuestion } from "./gestes.ts";
import { attendreDAvoir } from "./regard.ts";

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

/** Approved texts do not tell apart a space and one that keeps two words on a line. */
const uni = (texte: string) => texte.replaceAll(/\s/g, " ");

/** A heading as it is approved, of Lou: « de Lou », where it may be « d’Inès ». */
const deLou = (titre: string, prenom = "Lou"): string =>
  uni(titre).replaceAll(new RegExp(`(’?)${prenom}`, "gi"), (_, elide) => (elide ? "e Lou" : "Lou"));

const approuves = textesApprouves("question");
/** Summaries of the questions, by state. */
export const brefs = textesApprouves("en bref");

/** True if a heading on screen is approved for that question, of a child by its first name. */
export const estApprouve = (titre: string, stateId: string, prenom?: string): boolean =>
  approuves.get(stateId)?.map(uni).includes(deLou(titre, prenom)) === true;

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

/** Answers a question asked in full, which stands under its approved title: it comes once what opens it is answered. */
async function repondreEnEntier(personne: AuDoigt, dit: PasLu, prenom: string | undefined): Promise<void> {
  const { reponse, dite = "" } = dit;
  const { question, dit: reponseDite, ecoute, stateId } = reponse!;
  const titre = await attendreDAvoir(
    personne.page,
    async () => {
      const titres = await personne.page.locator("main h2").allInnerTexts();
      return titres.find((un) => estApprouve(un, stateId, prenom));
    },
    `la question de ${stateId}`,
  );
  const reponses = { dit: reponseDite, dite, revenus: ecoute.revenus, enfants: new Map<string, boolean>() };
  await repondreALaQuestion(dansLeGroupe(personne, titre), question, reponses);
}

/** Answers the questions of one screen, in their order: what one opens comes after it. */
export async function repondreALEcran(
  personne: AuDoigt,
  lignes: readonly LigneDite[],
  dit: (path: string) => PasLu | undefined,
  prenom: string | undefined,
): Promise<void> {
  const cases = lignes.filter((ligne) => caseDe(ligne));
  for (const ligne of lignes) {
    const pas = dit(ligne.path);
    if (caseDe(ligne)) await cocherSiVrai(personne, ligne, pas);
    else if (pas) await repondreEnEntier(personne, pas, prenom);
  }
  const [premiere] = cases;
  if (!premiere || cases.some(estCochee)) return;
  const { aucune } = casesDe(premiere)!;
  if (!(await dejaCochees(personne)).includes(aucune)) await personne.toucher(aucune);
}
