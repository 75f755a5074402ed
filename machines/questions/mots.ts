import type { Question } from "../kinds/kinds.ts";

/**
 * Where the words of the questions are. Here they are in the questions, at once. The build of the pages puts those
 * of every question but the first in a script of their own, and this file then says when they are there
 * (`server/build/mots.ts`).
 */

/** True for a question whose words come in a script of their own. */
export const motsAPart: (question: Question) => boolean = () => false;

/** The words of every question, once they are all there; nothing to wait for when they are. */
export const tousLesMots = (): Promise<void> | undefined => undefined;
