import type { Page } from "playwright-core";

/** More keys than any household takes. */
const AU_PLUS = 60;

/** Types figures, presses other keys. */
export async function taper({ keyboard }: Page, ...touches: readonly string[]): Promise<void> {
  for (const touche of touches)
    await (/^\d{2,}/.test(touche) ? keyboard.type(touche) : keyboard.press(touche));
}

/**
 * « Étudiante de vingt ans en licence, qui loue un vide à Rennes et travaille un peu »: what is typed at each question;
 * « commune » is the postal code of one commune, which is taken by itself.
 */
const ETUDIANTE = `individu/demandeur/ : date_naissance 14 Tab 3 Tab 2006 Enter, nationalite 1, activite 1,
  scolarite 3, annee_etude 5, statuts_etablissement_scolaire 1, mention_baccalaureat 2, stagiaire 2, alternant 2,
  groupe_specialites_formation 3, handicap 2, enfant_a_charge 2, regime_securite_sociale 1, enceinte 2,
  _bourseCriteresSociauxCommuneDomicileFamilial commune 35400, ressources/types 1,
  ressources/montants/revenusActivite 350 Enter, _interetsAidesVelo 7, _interetBafa 1, _interetPermisDeConduire 2,
  _interetAidesSanitaireSocial 2, _interetEtudesEtranger 2,
  bourse_criteres_sociaux_base_ressources_parentale 24000 Enter
  famille/ : en_couple 1, bourse_criteres_sociaux_nombre_enfants_a_charge 2 Enter,
  bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur 1 Enter, proprietaire_proche_famille 2
  parents/ : _situation 1, _en_france 1, rfr 21000 Enter, nbptr 3 Enter
  menage/ : statut_occupation_logement 1 Tab 1, _nombreMoisEntreeLogement 3, coloc 2, logement_chambre 2,
  loyer 420 Tab 40 Enter, depcom commune 35000
   : enfants Enter`;

const etudiante = new Map(
  ETUDIANTE.split(/(?<!,)\n/).flatMap((groupe) => {
    const [debut = "", questions = ""] = groupe.split(" : ");
    return questions.split(",").map((une) => {
      const [question = "", ...touches] = une.trim().split(" ");
      return [debut.trim() + question, touches] as const;
    });
  }),
);

/** The question that has the focus; nothing elsewhere. */
export const questionIci = (page: Page) =>
  page.evaluate(() => {
    const question = document.activeElement?.closest<HTMLElement>("[data-question]");
    return question?.dataset["question"]?.replace("/simulation/", "");
  });

/** Answers each question that waits, by the keyboard alone, until none does; gives those that were asked. */
export async function remplirAuClavier(page: Page): Promise<string[]> {
  const posees: string[] = [];
  for (let fois = 0; fois < AU_PLUS; fois += 1) {
    await page.keyboard.press("Alt+KeyS");
    const question = await questionIci(page);
    if (question === undefined) return posees;
    const touches = etudiante.get(question);
    if (!touches || posees.includes(question)) throw new Error(`${question}, après ${posees.at(-1)}`);
    posees.push(question);
    const [premiere, code = ""] = touches;
    if (premiere !== "commune") await taper(page, ...touches);
    else {
      await page.keyboard.type(code);
      await page.locator(`input:focus[value$="(${code})"]`).waitFor();
    }
  }
  throw new Error("le foyer n’en finit pas");
}
