import type { Page } from "playwright-core";

/** More keys than any household takes. */
const AU_PLUS = 60;

type Frappe = (page: Page) => Promise<void>;

export const taper =
  (...touches: readonly string[]): Frappe =>
  async ({ keyboard }) => {
    for (const touche of touches)
      await (/^\d{2,}/.test(touche) ? keyboard.type(touche) : keyboard.press(touche));
  };

/** Types the postal code of one commune, which is taken by itself. */
const commune =
  (code: string): Frappe =>
  async (page) => {
    await page.keyboard.type(code);
    await page.locator(`input:focus[value$="(${code})"]`).waitFor();
  };

/** « Étudiante de vingt ans en licence, qui loue un vide à Rennes et travaille un peu » : what is typed at each question. */
const etudiante: Readonly<Record<string, Frappe>> = {
  "individu/demandeur/date_naissance": taper("14", "Tab", "3", "Tab", "2006", "Enter"),
  "individu/demandeur/nationalite": taper("1"),
  "individu/demandeur/activite": taper("1"),
  "individu/demandeur/scolarite": taper("3"),
  "individu/demandeur/annee_etude": taper("5"),
  "individu/demandeur/statuts_etablissement_scolaire": taper("1"),
  "individu/demandeur/mention_baccalaureat": taper("2"),
  "individu/demandeur/stagiaire": taper("2"),
  "individu/demandeur/alternant": taper("2"),
  "individu/demandeur/groupe_specialites_formation": taper("3"),
  "individu/demandeur/handicap": taper("2"),
  "individu/demandeur/enfant_a_charge": taper("2"),
  "individu/demandeur/regime_securite_sociale": taper("1"),
  "individu/demandeur/enceinte": taper("2"),
  enfants: taper("Enter"),
  "famille/en_couple": taper("1"),
  "parents/_situation": taper("1"),
  "famille/bourse_criteres_sociaux_nombre_enfants_a_charge": taper("2", "Enter"),
  "famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur": taper("1", "Enter"),
  "menage/statut_occupation_logement": taper("1", "Tab", "1"),
  "menage/_nombreMoisEntreeLogement": taper("3"),
  "menage/coloc": taper("2"),
  "menage/logement_chambre": taper("2"),
  "famille/proprietaire_proche_famille": taper("2"),
  "menage/loyer": taper("420", "Tab", "40", "Enter"),
  "menage/depcom": commune("35000"),
  "parents/_en_france": taper("1"),
  "individu/demandeur/_bourseCriteresSociauxCommuneDomicileFamilial": commune("35400"),
  "individu/demandeur/ressources/types": taper("1"),
  "individu/demandeur/ressources/montants/revenusActivite": taper("350", "Enter"),
  "individu/demandeur/_interetsAidesVelo": taper("7"),
  "individu/demandeur/_interetBafa": taper("1"),
  "individu/demandeur/_interetPermisDeConduire": taper("2"),
  "individu/demandeur/_interetAidesSanitaireSocial": taper("2"),
  "individu/demandeur/_interetEtudesEtranger": taper("2"),
  "individu/demandeur/bourse_criteres_sociaux_base_ressources_parentale": taper("24000", "Enter"),
  "parents/rfr": taper("21000", "Enter"),
  "parents/nbptr": taper("3", "Enter"),
};

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
    const repondre = etudiante[question];
    if (!repondre || posees.includes(question)) throw new Error(`${question}, après ${posees.at(-1)}`);
    posees.push(question);
    await repondre(page);
  }
  throw new Error("le foyer n’en finit pas");
}
