import type { Page } from "playwright-core";
import { questionOf } from "../../machines/questions/index.ts";
import type { Choice, Question, Words } from "../../machines/questions/question.ts";
import { placeholderPrenom, say } from "../../machines/questions/words.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";
import type { RessourceId } from "../../catalogue/situation/ressources.ts";

/**
 * Answers as a person gives them, by path under `/simulation/`. A path that is not listed gets the
 * plainest answer of its kind: no, none, nothing.
 */
export type Reponses = Readonly<Record<string, unknown>>;

/** Question of a path such as `individu/enfant_0/ressources/montants/autre`. */
export function questionAt(path: string): Question {
  const [entity = "", ...rest] = path.split("/");
  return questionOf(entity, entity === "individu" ? fieldOf(rest.slice(1)) : (rest.at(-1) ?? ""));
}

const fieldOf = (rest: string[]) =>
  rest[0] === "ressources" ? (rest[1] === "types" ? "ressources" : rest[2]) : rest[0];

const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname).replace("/simulation/", "");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
const starting = (names: readonly string[]) => new RegExp(`^(${names.map(escaped).join("|")})`);

const main = (page: Page) => page.locator("#contenu");
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label);

async function choose(page: Page, question: Question, path: string, reponses: Reponses): Promise<void> {
  const value = reponses[path];
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
  switch (question.kind) {
    case "yesno": {
      const rows = main(page).getByRole("radio");
      await rows.nth(value === true ? 0 : 1).check();
      return;
    }
    case "enum": {
      const names = question.choices
        .filter((choice) => choice.value === value)
        .map((choice) => nameOf(choice.label));
      if (names.length === 0) throw new Error(`Réponse à donner pour ${question.entity}.${question.field}`);
      await main(page)
        .getByRole("radio", { name: starting(names) })
        .first()
        .check();
      return;
    }
    case "multiple":
    case "resourceTypes": {
      const labels = ((value as string[] | undefined) ?? []).map((code) =>
        question.kind === "multiple"
          ? nameOf(question.choices.find((choice) => choice.value === code)?.label ?? code)
          : typesRessources[code as RessourceId].label,
      );
      const closed = main(page).locator("details.group:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
      if (labels.length === 0) await main(page).getByRole("checkbox").last().check();
      for (const label of labels)
        await main(page)
          .getByRole("checkbox", { name: starting([label]) })
          .first()
          .check();
      return;
    }
    case "number":
      if (value !== undefined && value !== null) await main(page).getByRole("textbox").fill(String(value));
      else if (!question.optional) await main(page).getByRole("textbox").fill(String(question.min));
      return;
    case "date": {
      const [year = "", month = "", day = ""] = String(value).split("-");
      await field(page, "Jour").fill(day);
      await field(page, "Mois").fill(month);
      await field(page, "Année").fill(year);
      return;
    }
    case "text":
      if (value) await main(page).getByRole("textbox").fill(String(value));
      return;
    case "commune": {
      await main(page).getByRole("combobox").fill(String(value));
      await main(page).getByRole("option").first().click();
      return;
    }
    case "housing": {
      const [type = "", detail] = String(value).split("/");
      const labelOf = (choices: readonly Choice[], code: string) =>
        starting([nameOf(choices.find((choice) => choice.value === code)?.label ?? code)]);
      await main(page)
        .getByRole("radio", { name: labelOf(question.types, type) })
        .check();
      if (type === "proprietaire")
        await main(page)
          .getByRole("radio", { name: detail === "premier" ? /^Oui/ : /^Non/ })
          .check();
      else if (detail)
        await main(page)
          .getByRole("radio", { name: labelOf(question.lease.choices, detail) })
          .check();
      return;
    }
    case "rent": {
      const amounts = (value as number[] | undefined) ?? [0];
      const boxes = await main(page).getByRole("textbox").all();
      for (const [index, box] of boxes.entries()) await box.fill(String(amounts[index] ?? 0));
      return;
    }
    case "childrenYesNo": {
      const yes = (value as boolean[] | undefined) ?? [];
      const groups = await main(page).locator("fieldset.sub-question").all();
      for (const [index, group] of groups.entries())
        await group
          .getByRole("radio")
          .nth(yes[index] ? 0 : 1)
          .check();
      return;
    }
    case "amounts": {
      const amounts = (value as number[] | undefined) ?? [];
      const boxes = await main(page).getByRole("textbox").all();
      for (const [index, box] of boxes.entries()) await box.fill(String(amounts[index] ?? 100));
      return;
    }
    case "children":
      return;
  }
}

/** Answers the question on screen and goes on; returns the path that was answered. */
export async function repondre(page: Page, reponses: Reponses): Promise<string> {
  const path = pathOf(page);
  await choose(page, questionAt(path), path, reponses);
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

/** Answers until the path is reached; `at` runs on each screen before it is answered. */
export async function parcourir(
  page: Page,
  reponses: Reponses,
  { jusqua = "resultats", at }: { jusqua?: string; at?: (path: string) => Promise<void> } = {},
): Promise<string[]> {
  const seen: string[] = [];
  const enfants = Number(reponses["enfants"] ?? 0);
  let added = 0;
  while (pathOf(page) !== jusqua) {
    if (seen.length > 120) throw new Error(`Le parcours tourne en rond : ${seen.slice(-5).join(", ")}`);
    const path = pathOf(page);
    await at?.(path);
    if (path === "enfants" && added < enfants) {
      added += 1;
      await main(page).getByRole("button", { name: "Ajouter un enfant" }).click();
      await page.waitForURL(/_firstName/);
      continue;
    }
    seen.push(await repondre(page, reponses));
  }
  return seen;
}
