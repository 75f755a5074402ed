import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ligneGardee } from "../../../test/fixtures/base.ts";
import { parSql, lancerPostgres, type Postgres, postgresInstalle } from "../../../test/postgres/serveur.ts";
import { purge } from "../../app/start.ts";
import { answerOf, bearer, debut, post, refus, saved, testApp } from "../../app/test-kit.ts";
import { findSimulation, storeSimulations } from "../../db/simulations.ts";
import { ouvrirPostgres } from "./open.ts";
import journal from "../../db/migrations-postgres/meta/_journal.json" with { type: "json" };

const CLE = randomBytes(32).toString("base64url");
const REFUS = [
  503,
  "indisponible",
  "Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans une minute.",
] as const;
const row = (n: number, octets = 40) => ligneGardee(n, randomBytes(octets));

describe.runIf(postgresInstalle)("PostgreSQL en panne", () => {
  let postgres: Postgres;
  let nom = "";
  // It writes to the disk as it does for people: what it says that it keeps outlives it.
  beforeAll(async () => {
    postgres = await lancerPostgres();
  });
  afterAll(async () => {
    for (const demonter of demontages) demonter();
    await postgres.effacer();
  });
  const demontages: (() => void)[] = [];
  const executer = (texte: string, base = nom) => parSql(postgres.url(base), texte);
  beforeEach(async () => {
    nom = `panne_${randomBytes(6).toString("hex")}`;
    await executer(`CREATE DATABASE ${nom}`, "postgres");
  });

  /** A server on the base of the test. */
  async function serveur(url = postgres.url(nom)) {
    const db = await ouvrirPostgres(url, CLE);
    return { db, ...testApp({ db, env: { RATE_LIMIT_FACTOR: "1000" } }) };
  }
  const pret = async ({ app }: Awaited<ReturnType<typeof serveur>>) => {
    const [statut, corps] = await answerOf(app.request("/api/ready"));
    return [statut, (corps as { detail?: string }).detail];
  };
  /** Same words and same status as a file that cannot be written; the log has the code. */
  async function refuse({ app, lines }: Awaited<ReturnType<typeof serveur>>, code: RegExp) {
    lines.length = 0;
    expect(await answerOf(post(app, debut))).toEqual(refus(...REFUS));
    expect(lines.join("\n")).toMatch(code);
    expect(lines.join("\n")).not.toMatch(/2006-01-15|nationalite/);
  }

  describe("au départ, une phrase dit quoi faire", () => {
    const phrase = async (url: string, cle = CLE) =>
      ouvrirPostgres(url, cle).then(
        async (db) => (await db.close(), "ouverte"),
        (erreur: Error) => `${erreur.name} ${erreur.message}`,
      );
    test("arrêté, mauvais mot de passe, base absente, clé d’une autre : jamais le mot de passe", async () => {
      const url = postgres.url(nom);
      const debutDe = (base: string, port = postgres.port) =>
        `DatabaseError Base de données postgres://127.0.0.1:${port}/${base} : `;
      expect(await phrase(url.replace(String(postgres.port), "9"))).toBe(
        `${debutDe(nom, 9)}le serveur PostgreSQL ne répond pas. Il est arrêté, loin, ou d’une autre adresse.`,
      );
      const faux = await phrase(url.replace("essai:essai", "essai:mot-de-passe-faux"));
      expect(faux).toBe(
        `${debutDe(nom)}le serveur PostgreSQL refuse ce compte, son mot de passe ou cette base. Vérifiez-les, avec ses droits et pg_hba.conf.`,
      );
      expect(await phrase(postgres.url("absente"))).toContain(
        "refuse ce compte, son mot de passe ou cette base",
      );
      expect(await phrase(url)).toBe("ouverte");
      expect(await phrase(url, randomBytes(32).toString("base64url"))).toBe(
        `${debutDe(nom)}DATABASE_CLE n’est pas la clé qui a scellé ce qu’elle garde. Donnez la même à tous ses serveurs.`,
      );
      expect(await phrase(`${url}?sslmode=verify-full`)).toContain("la liaison chiffrée");
    });

    test("une base écrite par une version plus récente est refusée, et n’est pas touchée", async () => {
      expect(await phrase(postgres.url(nom))).toBe("ouverte");
      await executer(
        "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('demain', 1999000000000)",
      );
      expect(await phrase(postgres.url(nom))).toContain(
        "une version plus récente de Cap Aides l’a écrite, et celle-ci ne sait pas la lire.",
      );
    });

    test("quatre serveurs qui démarrent ensemble font les tables une fois", async () => {
      const ouvertes = await Promise.all([1, 2, 3, 4].map(() => phrase(postgres.url(nom))));
      expect(ouvertes).toEqual(["ouverte", "ouverte", "ouverte", "ouverte"]);
      expect(await executer("SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations")).toEqual([
        { n: journal.entries.length },
      ]);
      expect(await executer("SELECT count(*)::int AS n FROM empreinte_de_cle")).toEqual([{ n: 1 }]);
    });
  });

  test("tué en plein service, puis revenu : 503, rien de dit gardé n’est perdu, et l’on reprend sans redémarrer", async () => {
    const un = await serveur();
    const gardees = await Promise.all(Array.from({ length: 30 }, () => saved(un.app)));
    await postgres.arreter(true);
    await refuse(un, /base indisponible code=(ECONN|57P0|PG_COUPEE)/);
    expect(await pret(un)).toEqual([
      503,
      "La base ne s’écrit pas : le serveur PostgreSQL ne répond pas. Il est arrêté, loin, ou d’une autre adresse.",
    ]);
    expect((await un.app.request("/api/health")).status).toBe(200);
    expect(
      (await un.app.request(`/api/simulation/${gardees[0]!._id}`, bearer(gardees[0]!.token))).status,
    ).toBe(503);
    un.lines.length = 0;
    await purge(un.deps);
    expect(un.lines).toEqual([
      expect.stringContaining("purge impossible nature=ErreurPostgres code=ECONNREFUSED"),
    ]);
    await postgres.relancer();
    for (const { _id, token } of gardees)
      expect((await un.app.request(`/api/simulation/${_id}`, bearer(token))).status).toBe(200);
    expect((await post(un.app, debut)).status).toBe(201);
    await expect.poll(() => pret(un)).toEqual([200, undefined]);
    await un.db.close();
  });

  test("une liaison coupée au milieu d’une transaction : rien n’en reste, et la suivante passe", async () => {
    const { db } = await serveur();
    const coupee = db.write(async (orm, { simulation }) => {
      await orm.insert(simulation).values(row(1));
      await executer(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'",
      );
      await orm.insert(simulation).values(row(2));
    });
    await expect(coupee).rejects.toMatchObject({ name: "ErreurPostgres" });
    await storeSimulations(db, [{ row: row(3) }], 24);
    expect(await executer("SELECT left(id, 7) AS id FROM simulation")).toEqual([{ id: "ligne-3" }]);
    await db.close();
  });

  test("deux écritures qui s’attendent l’une l’autre : PostgreSQL en défait une, qui recommence", async () => {
    const { db } = await serveur();
    await storeSimulations(db, [{ row: row(1) }, { row: row(2) }], 24);
    const toucher = (ordre: readonly [number, number], updatedAt: number) =>
      db.write(async (orm, { simulation }) => {
        for (const n of ordre) {
          await orm
            .update(simulation)
            .set({ updatedAt })
            .where(eq(simulation.id, row(n).id));
          await pause(100);
        }
      });
    await Promise.all([toucher([1, 2], 2_000), toucher([2, 1], 3_000)]);
    const [une, autre] = [await findSimulation(db, row(1).id, 0), await findSimulation(db, row(2).id, 0)];
    expect(une?.updatedAt).toBe(autre?.updatedAt);
    await db.close();
  });

  test("qui refuse soudain le mot de passe, ou n’est plus ouvert qu’en lecture : dit, puis repris", async () => {
    await executer(`CREATE ROLE ${nom} LOGIN PASSWORD 'bon'; ALTER DATABASE ${nom} OWNER TO ${nom}`);
    const un = await serveur(postgres.url(nom).replace("essai:essai", `${nom}:bon`));
    const couper = () =>
      executer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${nom}'`);
    await executer(`ALTER ROLE ${nom} PASSWORD 'autre'`);
    await couper();
    await expect.poll(async () => (await post(un.app, debut)).status).toBe(503);
    await refuse(un, /base indisponible code=28P01/);
    expect(await pret(un)).toEqual([503, expect.stringContaining("refuse ce compte, son mot de passe")]);
    await executer(
      `ALTER ROLE ${nom} PASSWORD 'bon'; ALTER ROLE ${nom} SET default_transaction_read_only = on`,
    );
    await refuse(un, /base indisponible code=25006/);
    await executer(`ALTER ROLE ${nom} RESET default_transaction_read_only`);
    await couper();
    await expect.poll(async () => (await post(un.app, debut)).status).toBe(201);
    await un.db.close();
  });

  test("lent : /api/ready le dit en une seconde, et qui enregistre est renvoyé à plus tard", async () => {
    const un = await serveur();
    const client = new pg.Client({ connectionString: postgres.url(nom) });
    await client.connect();
    await client.query("BEGIN; LOCK TABLE pouls, simulation IN ACCESS EXCLUSIVE MODE");
    const [prete] = await Promise.all([pret(un), refuse(un, /base indisponible code=57014/)]);
    expect(prete).toEqual([
      503,
      "La base ne s’écrit pas : le serveur PostgreSQL est trop lent, ou trop de demandes l’attendent.",
    ]);
    await client.end();
    expect((await post(un.app, debut)).status).toBe(201);
    await un.db.close();
  });

  test("toutes les connexions prises : la suivante attend le temps dit, et pas plus", async () => {
    const { db } = await serveur();
    let finir = () => undefined as void;
    const fini = new Promise<void>((fait) => void (finir = fait));
    const prises = Array.from({ length: 8 }, () => db.write(() => fini));
    const cinqCents = Array.from({ length: 500 }, (_, n) => db.write(() => n));
    await expect(db.write(() => 500)).rejects.toThrow("trop de demandes attendent");
    finir();
    await Promise.all(prises);
    expect(await Promise.all(cinqCents)).toEqual(Array.from({ length: 500 }, (_, n) => n));
    const encore = Array.from({ length: 8 }, () => db.write(() => pause(500)));
    await expect(db.write(() => undefined, { attenteMs: 50 })).rejects.toMatchObject({ code: "PG_ATTENTE" });
    await Promise.all(encore);
    await db.close();
  });

  test("disque plein : 503, rien à moitié ; ce qui expire part ; la place faite, on reprend sans redémarrer", async (essai) => {
    const disque = join(postgres.dossier, `disque-${nom}`);
    mkdirSync(disque);
    const monte = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disque]);
    essai.skip(monte.status !== 0, "pas le droit de monter un disque");
    demontages.push(() => void spawnSync("umount", ["-l", disque]));
    const { uid, gid } = statSync(join(postgres.dossier, "donnees"));
    chownSync(disque, uid, gid);
    writeFileSync(join(disque, "place"), Buffer.alloc(2e6), { mode: 0o600 });
    mkdirSync(join(disque, "base"), { mode: 0o700 });
    chownSync(join(disque, "base"), uid, gid);
    await executer(`CREATE TABLESPACE ${nom}_plein LOCATION '${disque}/base'`, "postgres");
    await executer(`ALTER DATABASE ${nom} SET TABLESPACE ${nom}_plein`, "postgres");
    const un = await serveur();
    const gardee = await saved(un.app);
    let n = 0;
    const remplir = async (octets: number) => {
      for (; n < 9_000; n++) await storeSimulations(un.db, [{ row: row(n, octets) }], 24);
    };
    // To the last bytes of the last page.
    for (const octets of [200_000, 6_000, 1_500, 300, 40])
      await expect(remplir(octets)).rejects.toMatchObject({ code: "53100" });
    expect([n > 2, (await findSimulation(un.db, row(n).id, 0))?.id]).toEqual([true, undefined]);
    await refuse(un, /base indisponible code=53100/);
    expect(await pret(un)).toEqual([
      503,
      "La base ne s’écrit pas : le disque, ou la place accordée à la base, est plein.",
    ]);
    const effacer = async () =>
      (await un.app.request(`/api/simulation/${gardee._id}`, { method: "DELETE", ...bearer(gardee.token) }))
        .status;
    // To erase is noted too: it waits as well, and nothing of it is done.
    expect([await effacer(), (await findSimulation(un.db, gardee._id, 0))?.id]).toEqual([503, gardee._id]);
    un.lines.length = 0;
    await purge(un.deps);
    expect(un.lines).toEqual([`purge effacees=${n}`]);
    // PostgreSQL wants a page to take back what was erased: somebody makes room.
    rmSync(join(disque, "place"));
    expect(await effacer()).toBe(204);
    expect((await post(un.app, debut)).status).toBe(201);
    await un.db.close();
  });
});
