import { activite } from "./activite.ts";
import { bourses } from "./bourses.ts";
import { etudes } from "./etudes.ts";
import { famille } from "./famille.ts";
import { handicap } from "./handicap.ts";
import { identite } from "./identite.ts";
import { logement } from "./logement.ts";
import { parents } from "./parents.ts";
import { projets } from "./projets.ts";
import type { Question } from "../kinds/kinds.ts";
import { ressources } from "./ressources.ts";

export const questions: readonly Question[] = [
  ...identite,
  ...activite,
  ...etudes,
  ...bourses,
  ...handicap,
  ...famille,
  ...parents,
  ...logement,
  ...ressources,
  ...projets,
];

const key = (entity: string, field: string | undefined) => `${entity}.${field ?? ""}`;

const byKey = new Map(questions.map((question) => [key(question.entity, question.field), question]));

/** Words of a step; the list of children has no field. Throws for a question nobody wrote. */
export function questionOf(entity: string, field: string | undefined): Question {
  const question = byKey.get(key(entity, field));
  if (question === undefined) throw new Error(`Question inconnue : ${key(entity, field)}`);
  return question;
}
