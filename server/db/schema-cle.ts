import type { Dialecte } from "./dialecte.ts";

/** The table by which servers of one base on PostgreSQL know that they have the same key. */
export const tableDeLaCleDe = ({ table, texte }: Dialecte) => ({
  /** One row: a print of the key with which they seal. */
  empreinteDeCle: table("empreinte_de_cle", { empreinte: texte("empreinte").primaryKey() }),
});

export type TableDeLaCle = ReturnType<typeof tableDeLaCleDe>;
