import { conditions } from "../../../catalogue/conditions.ts";
import { etudes } from "../../../catalogue/conditions/etudes.ts";
import { foyer } from "../../../catalogue/conditions/foyer.ts";
import { logement } from "../../../catalogue/conditions/logement.ts";
import { personne } from "../../../catalogue/conditions/personne.ts";
import { projets } from "../../../catalogue/conditions/projets.ts";
import { pertinences, ressources } from "../../../catalogue/conditions/ressources.ts";
import type { Condition } from "../../../catalogue/predicate/condition.ts";
import { chapters } from "../../../machines/journey/chapters.ts";
import { ecrireSections } from "../sections.ts";
import { conditionDite } from "./conditions.ts";
import { questionsDuChapitre } from "./questions.ts";

export const QUESTIONS = "test/approuves/questions";
export const CONDITIONS = "test/approuves/conditions";

/** One text per chapter that asks something. */
export const textesDesQuestions = (): Map<string, string> =>
  new Map(
    chapters
      .filter(({ items }) => items.length > 0)
      .map(({ name, title }) => [
        `${QUESTIONS}/${name}.txt`,
        ecrireSections(title, questionsDuChapitre(name)),
      ]),
  );

const themes = { etudes, foyer, logement, personne, projets, ressources };

/** One text per theme of conditions, then what makes each resource worth asking about. */
export function textesDesConditions(): Map<string, string> {
  const parTheme = new Set(Object.values(themes).flatMap((theme) => Object.keys(theme)));
  const sansTheme = Object.keys(conditions).filter((nom) => !parTheme.has(nom));
  if (sansTheme.length > 0) throw new Error(`Sans fichier : ${sansTheme.join(", ")}`);
  const dites = (de: Readonly<Record<string, Condition>>) =>
    Object.entries(de).map(([nom, condition]) => conditionDite(nom, condition));
  return new Map<string, string>([
    ...Object.entries(themes).map(
      ([nom, theme]) =>
        [`${CONDITIONS}/${nom}.txt`, ecrireSections(`Conditions : ${nom}`, dites(theme))] as const,
    ),
    [
      `${CONDITIONS}/ressources-proposees.txt`,
      ecrireSections("Quand une ressource est proposée", dites(pertinences)),
    ],
  ]);
}
