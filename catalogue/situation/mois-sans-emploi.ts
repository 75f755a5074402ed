import type { Individu } from "./situation.ts";

/** Months of some (`YYYY-MM`) that began once a person had lost her job: no wage is to be expected in them. None while one works. */
export const moisSansEmploi = (
  { activite, date_debut_chomage: depuis }: Pick<Individu, "activite" | "date_debut_chomage">,
  mois: readonly string[],
): string[] =>
  activite === "chomeur" && depuis !== undefined ? mois.filter((un) => `${un}-01` >= depuis) : [];
