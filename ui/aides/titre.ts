import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";

/** The title of the tab of an aid: its name, unless whoever sees the screen must not read its subject. */
export const titreDUneAide = (aide: { label?: string; sensible?: true } | undefined): string =>
  aide?.sensible || !aide?.label ? "Aide" : majuscule(aide.label);
