import { porteesSansQuestion } from "../../schema/portee.ts";
import { hypothesesDeLaLoi } from "./loi.ts";

/** The question that a condition is decided by; nothing for what only has to be done, or is ordinary. */
export const cleDePortee = (une: string): string[] =>
  (porteesSansQuestion as readonly string[]).includes(une) ? [] : [une];

/** Names of the questions that decide of an aid, once each: those of its conditions, then those of its formula. */
export const clesDecisives = ({
  slug,
  portees = [],
}: {
  slug: string;
  portees?: readonly string[] | undefined;
}): string[] => [...new Set([...portees.flatMap(cleDePortee), ...(hypothesesDeLaLoi[slug] ?? [])])];
