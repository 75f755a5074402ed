import type { Page } from "playwright-core";
import { sameJson } from "../../machines/answers/same-json.ts";
import { ensembleDe, type LigneACocher } from "../../machines/journey/essentiel/ensembles.ts";
import { motsDesEnsembles, type MotsDeLigne } from "../../machines/journey/essentiel/mots.ts";
import type { Step } from "../../machines/journey/spec.ts";
import { choicesOf } from "../../machines/kinds/kinds.ts";
import { questions } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";

type Reponses = Readonly<Record<string, unknown>>;

/** What is answered to a line of a list: about the same person, or the household. */
function ditDe(reponses: Reponses, personne: string, champ: string): unknown {
  const la = Object.keys(reponses).find(
    (path) =>
      path.endsWith(`/${champ}`) && (!path.startsWith("individu/") || path.split("/")[1] === personne),
  );
  return la && reponses[la];
}

/** Ticks what is answered of the list of short questions that stands there; false where there is none. */
export async function cocherLaListe(page: Page, path: string, reponses: Reponses): Promise<boolean> {
  const [entity = "", dite = ""] = path.split("/");
  const personne = entity === "individu" ? dite : "demandeur";
  const ensemble = ensembleDe({ entity, personne, field: path.split("/").at(-1) } as Step);
  if (!ensemble) return false;
  const mots = motsDesEnsembles[ensemble.nom];
  const ecran = page.locator("#contenu");
  const ligneDite = (label: string) => ecran.getByRole("checkbox", { name: label }).first();
  if ((await ligneDite(mots.aucune).count()) === 0) return false;
  let cochees = 0;
  for (const [champ, { coche }] of Object.entries<MotsDeLigne>(mots.lignes)) {
    const { oui, sinon } = (ensemble.lignes as Readonly<Record<string, LigneACocher>>)[champ]!;
    const dit = ditDe(reponses, personne, champ);
    const tue = dit === undefined || (oui === undefined ? sameJson(dit, sinon) : dit !== oui);
    if (tue || (await ligneDite(coche).count()) === 0) continue;
    cochees += 1;
    await ligneDite(coche).check();
    if (dit === true || dit === oui) continue;
    const question = questions.find(({ field }) => field === champ)!;
    for (const { value, label } of choicesOf(question).filter(({ value: un }) => [dit].flat().includes(un)))
      await ecran
        .getByRole(Array.isArray(dit) ? "checkbox" : "radio", {
          name: say(label, { role: "demandeur", prenom: String(value) }),
        })
        .first()
        .check();
  }
  if (cochees === 0) await ligneDite(mots.aucune).check();
  return true;
}
