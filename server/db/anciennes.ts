import { sql } from "drizzle-orm";
import type { EtatDeContribution } from "../../catalogue/fiches/contribuer/contribution.ts";
import type { MessageRecu } from "./contributions.ts";
import type { BaseSqlite } from "./open.ts";
import { sealer } from "./seal.ts";
import { contributions } from "./tables/sqlite.ts";

const EN_CLAIR = sql.raw("contributions_en_clair");

interface Ancienne {
  id: string;
  recue_le: number;
  etat: EtatDeContribution;
}

/** Seals what was kept in clear before the key was, and drops its table (migration 0004), when a file is opened. */
export function scellerLesAnciennes({ orm, cle }: Pick<BaseSqlite<unknown>, "orm" | "cle">): void {
  const table = sql`SELECT 1 FROM sqlite_schema WHERE name = 'contributions_en_clair'`;
  if (!orm.get(table)) return;
  orm.transaction(() => {
    for (const { id, recue_le, etat, ...dits } of orm.all<Ancienne>(sql`SELECT * FROM ${EN_CLAIR}`)) {
      const dite = Object.fromEntries(Object.entries(dits).filter(([, dit]) => dit !== null)) as MessageRecu;
      const contenu = sealer(cle, id)(JSON.stringify(dite));
      orm.run(sql`INSERT INTO ${contributions} VALUES (${id}, ${recue_le}, ${etat}, ${contenu})`);
    }
    orm.run(sql`DROP TABLE ${EN_CLAIR}`);
  });
}
