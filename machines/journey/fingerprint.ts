import { defaultParameters } from "../../catalogue/situation/context.ts";
import { conditions } from "../../catalogue/conditions/conditions.ts";
import { pertinences } from "../../catalogue/conditions/ressources.ts";
import { questions } from "../questions/index.ts";
import { tree } from "./tree.ts";

/** What people read changes nothing to what a snapshot means. */
const WORDS = new Set(["title", "summary", "help", "conditionalHelp", "privacy", "purpose", "hint", "unit"]);

/** True for what people read, by its name in a question. */
export const isWords = (key: string) => WORDS.has(key) || /label$/i.test(key);

/**
 * Everything that gives a snapshot of the journey its meaning, as text: steps, conditions, options of
 * the questions, thresholds. The build makes its version of it (`version.ts`).
 */
export const meaningOfSnapshots = (): string =>
  JSON.stringify({ tree, conditions, pertinences, questions, defaultParameters }, (key, value: unknown) =>
    isWords(key) ? undefined : value,
  );
