import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DOSSIERS_DES_MIGRATIONS, type DossierDeMigrations } from "./migrations.ts";
import { pertesDe } from "./pertes.ts";

interface Journal {
  entries: { tag: string; when: number }[];
}

/** Dialect of drizzle-kit, and the file that declares the tables. */
function tablesDe(dossier: DossierDeMigrations): [dialecte: string, tables: string] {
  const genres = dossier.replace("migrations", "").split("-").filter(Boolean);
  const dialecte = genres[0] === "postgres" ? "postgres" : "sqlite";
  const suite = genres.filter((genre) => genre !== dialecte);
  return [
    dialecte === "postgres" ? "postgresql" : dialecte,
    `server/db/tables/${[dialecte, ...suite].join("-")}.ts`,
  ];
}

const journalDe = (dossier: string): Journal => {
  const fichier = join(dossier, "meta/_journal.json");
  return existsSync(fichier) ? (JSON.parse(readFileSync(fichier, "utf8")) as Journal) : { entries: [] };
};

/** Drizzle runs what is later than the last it ran: a new migration is later than all, whatever the clock says. */
function dater(dossier: string, journal: Journal): void {
  const dates = journal.entries.map(({ when }) => when);
  const derniere = journal.entries.at(-1);
  if (derniere) derniere.when = Math.max(...dates.slice(0, -1).map((date) => date + 1), derniere.when);
  writeFileSync(join(dossier, "meta/_journal.json"), `${JSON.stringify(journal, undefined, 2)}\n`);
}

/** Throws for a migration that takes data away without a copy: it is left there, to be written otherwise. */
export function refuserLesPertes(fichier: string): string {
  const pertes = pertesDe(readFileSync(fichier, "utf8"));
  if (pertes.length === 0) return fichier;
  throw new Error(`${fichier} efface sans copier avant (docs/exploiter.md) : ${pertes.join(" ; ")}`);
}

/**
 * Writes, with drizzle-kit, the migrations that bring the bases to what `tables/` declares, below `racine`; the names
 * of the new files; throws for one that loses data. On SQLite, `STRICT` (and `WITHOUT ROWID` where an order of arrival
 * would tell something) is then added by hand to a new table.
 */
export function genererLesMigrations(nom: string, racine = "server/db"): string[] {
  return DOSSIERS_DES_MIGRATIONS.flatMap((dossier) => {
    const [dialecte, tables] = tablesDe(dossier);
    const [out, avant] = [join(racine, dossier), journalDe(join(racine, dossier)).entries.length];
    // It puts `./` before what it is given.
    const ou = relative(".", out);
    const options = [`--dialect=${dialecte}`, `--schema=${tables}`, `--out=${ou}`, `--name=${nom}`];
    const dit = execFileSync("node_modules/.bin/drizzle-kit", ["generate", ...options], { encoding: "utf8" });
    const journal = journalDe(out);
    if (journal.entries.length === avant) {
      // What goes wrong ends well, for drizzle-kit: only what it says tells.
      if (!dit.includes("No schema changes")) throw new Error(`drizzle-kit, pour ${dossier} : ${dit}`);
      return [];
    }
    dater(out, journal);
    return journal.entries.slice(avant).map(({ tag }) => refuserLesPertes(`${out}/${tag}.sql`));
  });
}
