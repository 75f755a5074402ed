import { sql } from "drizzle-orm";
import type { Dialecte } from "./dialecte.ts";

/** The table of what is counted, in the words of a dialect (docs/specification.md#statistiques). */
export function tablesDesComptesDe({ table, texte, cle, verifie }: Dialecte) {
  /** What was counted in a week, in a region: as many rows as there are weeks and regions, whatever is sent. */
  const semainesComptees = table(
    "semaine_comptee",
    {
      /** Its Monday, `YYYY-MM-DD`. */
      semaine: texte("semaine").notNull(),
      /** Code of the region; empty where none is told, and for the steps. */
      region: texte("region").notNull(),
      /** How many did what, as JSON: by kind, then by id of ours, then by gesture. */
      comptes: texte("comptes").notNull(),
    },
    (t) => [
      cle({ columns: [t.semaine, t.region] }),
      verifie("semaine_comptee_lundi", sql`length(${t.semaine}) = 10`),
      verifie("semaine_comptee_region", sql`length(${t.region}) <= 3`),
    ],
  );
  return { semainesComptees };
}

export type TablesDesComptes = ReturnType<typeof tablesDesComptesDe>;
