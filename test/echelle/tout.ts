import { parSql, type Postgres } from "../postgres/serveur.ts";
import {
  chacuneSonTour,
  type MesurePrise,
  type Reglage,
  surPostgres,
  surUnFichier,
  temoin,
} from "./essais.ts";

/** What is in the middle of each figure. */
function mediane(mesures: readonly MesurePrise[]): MesurePrise {
  const noms = Object.keys(mesures[0] ?? {}) as (keyof MesurePrise)[];
  const milieux = noms.map((nom) => {
    const ranges = mesures.map((une) => une[nom]).sort((a, b) => a - b);
    return [nom, ranges[Math.floor(ranges.length / 2)]];
  });
  return Object.fromEntries(milieux) as MesurePrise;
}

const rond = (n: number, chiffres = 2) => Number(n.toFixed(chiffres));

/** Prints the median of each list of measures, with its ratio to the one that is named. */
function dire(titre: string, listes: Readonly<Record<string, readonly MesurePrise[]>>, reference: string) {
  const { parSeconde } = mediane(listes[reference] ?? []);
  const lignes = Object.entries(listes).map(([nom, mesures]) => {
    const m = mediane(mesures);
    const ligne = {
      "par seconde": rond(m.parSeconde, 0),
      rapport: rond(m.parSeconde / parSeconde),
      "p50 (ms)": rond(m.p50, 1),
      "p99 (ms)": rond(m.p99, 1),
      fautes: m.fautes,
      "ms de processeur": rond((1_000 * (m.serveurs + m.postgres + m.mandataire)) / m.parSeconde),
      "dont PostgreSQL": rond((1_000 * m.postgres) / m.parSeconde, 3),
      "cœurs : serveurs": rond(m.serveurs),
    };
    return [nom, ligne];
  });
  console.log(titre);
  console.table(Object.fromEntries(lignes));
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
  let [scelle, disque] = [0, 0];
  for (let tour = 0; tour < tours; tour++) {
    noter("un fichier SQLite", await surUnFichier(reglage));
    for (const combien of [1, 2, 4])
      noter(`PostgreSQL, ${combien}`, await surPostgres(combien, postgres, base, reglage));
    const tailles = await parSql(
      postgres.url(base),
      "SELECT avg(length(dossier)) AS scelle, pg_total_relation_size('simulation') / count(*) AS disque FROM simulation",
    );
    [scelle, disque] = [Math.trunc(Number(tailles[0]?.["scelle"])), Number(tailles[0]?.["disque"])];
    noter("Hono et pg nus", { ecrit: await temoin(postgres, base, scelle, reglage) });
  }
  dire(
    "Parcours (page, communes, enregistrement avec résultats, relectures), en demandes ; rapport à un serveur :",
    mixtes,
    "PostgreSQL, 1",
  );
  dire(
    `Enregistrements seuls, ${scelle} octets scellés, ${disque} sur le disque ; rapport à un serveur :`,
    ecrits,
    "PostgreSQL, 1",
  );
  return scelle;
}

/** Adds as many simulations as long as real ones, whose bytes do not compress. */
async function remplirDe(base: string, combien: number, octets: number): Promise<void> {
  const morceaux = Array.from(
    { length: Math.ceil(octets / 64) },
    (_, k) => `sha512(int8send(i * 100 + ${k}))`,
  );
  for (let fait = 0; fait < combien; fait += 50_000) {
    const fin = Math.min(combien, fait + 50_000) - 1;
    await parSql(
      base,
      `INSERT INTO simulation SELECT 'remplie-' || lpad(i::text, 20, '0'), repeat('0', 64), ${morceaux.join(" || ")}, ${Date.now()} - i, ${Date.now()}, 'neutre' FROM generate_series(${fait}::bigint, ${fin}) i`,
    );
  }
  for (const dit of ["VACUUM ANALYZE simulation", "CHECKPOINT"]) await parSql(base, dit);
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
  const bases = ["vide", "pleine"] as const;
  const [adresse, adressePleine] = [postgres.url("vide"), postgres.url("pleine")];
  for (const base of bases) await parSql(postgres.url("postgres"), `CREATE DATABASE ${base}`);
  // The servers make the tables.
  await chacuneSonTour(postgres, bases, 0, reglage);
  const enMo = async (quoi: string) =>
    Math.round(Number((await parSql(adressePleine, `SELECT ${quoi} AS o`))[0]?.["o"]) / 1e6);
  const position = "pg_current_wal_lsn() - '0/0'::pg_lsn";
  const avant = await enMo(position);
  await remplirDe(adressePleine, combien, octets);
  const [journal, taille] = [
    (await enMo(position)) - avant,
    await enMo("pg_total_relation_size('simulation')"),
  ];
  await parSql(adresse, "CREATE EXTENSION pg_stat_statements; SELECT pg_stat_statements_reset()");
  const fois = tours * 10;
  const [vide, pleine] = await chacuneSonTour(postgres, bases, fois, reglage);
  dire(
    `Une base vide et une de ${combien} simulations (${taille} Mo, ${journal} Mo de journal), chacune son tour, médiane de ${fois} fois une seconde ; rapport à vide :`,
    { vide, pleine },
    "vide",
  );
  console.log("Ce que PostgreSQL lui-même y passe, par ligne écrite ou lue, l’attente du disque à part :");
  console.table(await parSql(adresse, TEMPS));
}
