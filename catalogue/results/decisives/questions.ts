import { typographier } from "../../schema/typographie.ts";
import { questionsDesEtudes } from "./questions-etudes.ts";
import { questionsDesProjets } from "./questions-projets.ts";
import { questionsDeLaVie } from "./questions-vie.ts";

/** A question that decides of aids, answered by yes, no or « je ne sais pas »; « oui » fulfils their condition. */
export interface QuestionDecisive {
  question: string;
  /** What it means, in a short sentence. */
  aide?: string;
}
export type QuestionsDecisives = Readonly<Record<string, QuestionDecisive>>;

/** A question alone, or with what it means. */
type Ecrite = string | readonly [question: string, aide: string];

const ecrites = { ...questionsDesEtudes, ...questionsDesProjets, ...questionsDeLaVie } satisfies Record<
  string,
  Ecrite
>;
/** Name of a question. */
export type CleDecisive = keyof typeof ecrites;

function lire(ecrite: Ecrite): QuestionDecisive {
  const [question = "", aide] = typeof ecrite === "string" ? [ecrite] : ecrite;
  return { question: typographier(question), ...(aide !== undefined && { aide: typographier(aide) }) };
}

/** Every question by its name: one serves all the aids that ask for the same thing. */
export const questionsDecisives = Object.fromEntries(
  Object.entries<Ecrite>(ecrites).map(([cle, ecrite]) => [cle, lire(ecrite)]),
) as Readonly<Record<CleDecisive, QuestionDecisive>>;
