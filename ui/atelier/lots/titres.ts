import { enIdentifiant } from "../enregistrer.ts";

/** How a draft of several aids came to be. */
export const sortesDeLot = {
  import: "Feuille importée",
  champ: "Champ changé",
  relecture: "Relecture",
  bareme: "Barème",
} as const;
export type SorteDeLot = keyof typeof sortesDeLot;

/** Identifier of a new draft: what it is, its minute in Universal Time, and the name that a person gave it. */
export function nommerLeLot(sorte: SorteDeLot, nom: string, quand = new Date()): string {
  const [jour = "", heure = ""] = quand.toISOString().split("T");
  const seconde = heure.slice(0, 8).replaceAll(":", "");
  return [sorte, jour, seconde, enIdentifiant(nom, "-").slice(0, 60)].filter(Boolean).join("-");
}

const calendrier = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

/** What a draft is called on the screen, from its identifier. */
export function titreDuLot(slug: string): string {
  const [, sorte = "", jour = "", h = "", m = "", s = "", nom = ""] =
    /^(\w+)-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)-?(.*)$/.exec(slug) ?? [];
  const dite = sortesDeLot[sorte as SorteDeLot];
  if (!dite) return slug;
  const quand = calendrier.format(new Date(`${jour}T${h}:${m}:${s}Z`));
  return [`${dite} le ${quand}`, nom.replaceAll("-", " ")].filter(Boolean).join(" : ");
}

/** True for a draft of figures of the law: it holds no aid. */
export const estUnBareme = (slug: string): boolean => slug.startsWith("bareme-" satisfies `${SorteDeLot}-`);
