import type { Page } from "playwright-core";
import type { Question } from "../../machines/kinds/kinds.ts";
import { questionOf } from "../../machines/questions/index.ts";
import type { Words } from "../../machines/kinds/question.ts";
import { placeholderPrenom, say } from "../../machines/questions/words.ts";
import { cocherLaListe } from "./cocher.ts";
import { essaiDe } from "../kinds/kinds.ts";

/**
 * Answers as a person gives them, by path under `/simulation/`. A path that is not listed gets the
 * plainest answer of its kind: no, none, nothing.
 */
export type ReponsesDites = Readonly<Record<string, unknown>>;

/** Question of a path such as `individu/enfant_0/ressources/montants/autre`. */
export function questionAt(path: string): Question {
  const [entity = "", ...rest] = path.split("/");
  return questionOf(entity, entity === "individu" ? fieldOf(rest.slice(1)) : (rest.at(-1) ?? ""));
}

const fieldOf = (rest: string[]) =>
  rest[0] === "ressources" ? (rest[1] === "types" ? "ressources" : rest[2]) : rest[0];

const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname).replace("/simulation/", "");

const main = (page: Page) => page.locator("#contenu");
async function choose(page: Page, path: string, reponses: ReponsesDites): Promise<void> {
  if (await cocherLaListe(page, path, reponses)) return;
  const question = questionAt(path);
  const [, person = ""] = path.split("/");
  const role = person.startsWith("enfant") ? "enfant" : person === "conjoint" ? "conjoint" : "demandeur";
  const prenom =
    role === "enfant"
      ? String(
          reponses[`individu/${person}/_firstName`] ??
            placeholderPrenom(Number(person.replace("enfant_", ""))),
        )
      : "";
  const nameOf = (words: Words) => say(words, { role, prenom });
  await essaiDe(question).geste({ page: main(page), nameOf }, question, reponses[path]);
}

/** Answers the question on screen and goes on; returns the path that was answered. */
export async function repondreALEcran(page: Page, reponses: ReponsesDites): Promise<string> {
  const path = pathOf(page);
  await choose(page, path, reponses);
  await main(page)
    .getByRole("button", { name: /^(Continuer|Enregistrer|Je n’ai pas d’enfant)$/ })
    .click();
  await page.waitForFunction(
    (before) => decodeURIComponent(location.pathname).replace("/simulation/", "") !== before,
    path,
    { timeout: 5000 },
  );
  // A screen has arrived once its heading has the focus: before, it may be the one that leaves.
  await page.waitForFunction(() => document.activeElement?.tagName === "H1", undefined, { timeout: 5000 });
  return path;
}

/** Answers until the path is reached, the results unless one is told; gives the paths answered. */
export async function parcourir(
  page: Page,
  reponses: ReponsesDites,
  { jusqua = "resultats" }: { jusqua?: string } = {},
): Promise<string[]> {
  const seen: string[] = [];
  const enfants = Number(reponses["enfants"] ?? 0);
  let added = 0;
  while (pathOf(page) !== jusqua) {
    if (seen.length > 120) throw new Error(`Le parcours tourne en rond : ${seen.slice(-5).join(", ")}`);
    const path = pathOf(page);
    if (path === "enfants" && added < enfants) {
      added += 1;
      await main(page).getByRole("button", { name: "Ajouter un enfant" }).click();
      await page.waitForURL(/_firstName/);
      continue;
    }
    seen.push(await repondreALEcran(page, reponses));
  }
  return seen;
}
