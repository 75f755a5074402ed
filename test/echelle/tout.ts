import type { Postgres } from "../postgres/serveur.ts";
import { mediane, tableauDe } from "./dire.ts";
import {
  chacuneSonTour,
  parSql,
  type MesurePrise,
  type Reglage,
  remplirDe,
  surPostgres,
  surUnFichier,
  temoin,
} from "./essais.ts";

/** Length of a sealed simulation, and what it takes of the disk, in bytes. */
async function taillesDe(postgres: Postgres, base: string): Promise<[scelle: number, disque: number]> {
  const [lues] = await parSql(
    postgres,
    base,
    "SELECT avg(length(dossier))::int AS scelle, pg_total_relation_size('simulation') / count(*) AS disque FROM simulation",
  );
  return [Number(lues?.["scelle"]), Number(lues?.["disque"])];
}

/** Journeys, then saves alone: a file, then 1, 2 and 4 servers on PostgreSQL, and a bare insertion; each in turn, the median of so many. Prints; gives the length of a sealed simulation. */
export async function direLEchelle(
  postgres: Postgres,
  base: string,
  tours: number,
  reglage: Reglage,
): Promise<number> {
  const [mixtes, ecrits]: [Record<string, MesurePrise[]>, Record<string, MesurePrise[]>] = [{}, {}];
  const noter = (nom: string, { mixte, ecrit }: { mixte?: MesurePrise; ecrit: MesurePrise }) => {
    if (mixte) (mixtes[nom] ??= []).push(mixte);
    (ecrits[nom] ??= []).push(ecrit);
  };
  let tailles: [number, number] = [0, 0];
  for (let tour = 0; tour < tours; tour++) {
    noter("un fichier SQLite", await surUnFichier(reglage));
    for (const combien of [1, 2, 4])
      noter(
        `PostgreSQL, ${combien} serveur${combien > 1 ? "s" : ""}`,
        await surPostgres(combien, postgres, base, reglage),
      );
    tailles = await taillesDe(postgres, base);
    noter("Hono et pg nus", { ecrit: await temoin(postgres, base, tailles[0], reglage) });
  }
  const dire = (titre: string, listes: Readonly<Record<string, MesurePrise[]>>) => {
    const milieux = Object.fromEntries(
      Object.entries(listes).map(([nom, mesures]) => [nom, mediane(mesures)]),
    );
    console.log(titre);
    console.table(tableauDe(milieux, mediane(listes["PostgreSQL, 1 serveur"] ?? [])));
  };
  dire(
    "Parcours (page, communes, enregistrement avec résultats, relectures), en demandes ; rapport à un serveur :",
    mixtes,
  );
  dire(
    `Enregistrements seuls, ${tailles[0]} octets scellés, ${tailles[1]} sur le disque ; rapport à un serveur :`,
    ecrits,
  );
  return tailles[0];
}

/** Milliseconds of a row that is written, and of one that is read, in each base. */
const TEMPS = `SELECT datname AS base, split_part(query, ' ', 1) AS quoi, sum(rows)::int AS lignes,
  round((sum(total_exec_time) / sum(rows))::numeric, 4)::float AS ms
  FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
  WHERE query LIKE 'insert into "simulation"%' OR query LIKE 'select % from "simulation" %'
  GROUP BY 1, 2 HAVING sum(rows) > 0 ORDER BY 2, 1 DESC`;

/** Saves and readings in a base that is empty and in one that holds so many. Prints. */
export async function direLaMasse(
  postgres: Postgres,
  combien: number,
  octets: number,
  tours: number,
  reglage: Reglage,
): Promise<void> {
  for (const base of ["vide", "pleine"]) await parSql(postgres, "postgres", `CREATE DATABASE ${base}`);
  // The servers make the tables.
  await chacuneSonTour(postgres, ["vide", "pleine"], 0, reglage);
  const position = async () =>
    (await parSql(postgres, "pleine", "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS o"))[0]?.["o"];
  const avant = Number(await position());
  await remplirDe(postgres, "pleine", combien, octets);
  const journal = Number(await position()) - avant;
  const [taille] = await parSql(postgres, "pleine", "SELECT pg_total_relation_size('simulation') AS o");
  await parSql(postgres, "vide", "CREATE EXTENSION pg_stat_statements; SELECT pg_stat_statements_reset()");
  const fois = tours * 10;
  const [vide, pleine] = await chacuneSonTour(postgres, ["vide", "pleine"], fois, reglage);
  console.log(
    `Une base vide et une de ${combien} simulations (${Math.round(Number(taille?.["o"]) / 1e6)} Mo, ${Math.round(journal / 1e6)} Mo de journal), chacune son tour, médiane de ${fois} fois une seconde ; rapport à vide :`,
  );
  console.table(tableauDe({ vide: mediane(vide), pleine: mediane(pleine) }, mediane(vide)));
  console.log("Ce que PostgreSQL lui-même y passe, par ligne écrite ou lue, l’attente du disque à part :");
  console.table(await parSql(postgres, "vide", TEMPS));
}
