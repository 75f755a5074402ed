import type { Block, Words } from "../kinds/question.ts";

export const paragraph = (text: Words): Block => ({ kind: "paragraph", text });
export const list = (...items: readonly string[]): Block => ({ kind: "list", items });
export const link = (text: string, href: string): Block => ({ kind: "link", text, href });
/** Official sheet of service-public.gouv.fr, by its number. */
export const fiche = (text: string, numero: string): Block =>
  link(text, `https://www.service-public.gouv.fr/particuliers/vosdroits/${numero}`);
