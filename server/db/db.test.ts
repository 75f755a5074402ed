import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ligneGardee } from "../../test/fixtures/base.ts";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import type { Db } from "./base.ts";
import { storeTogether } from "./ensemble.ts";
import {
  eraseSimulation,
  expiryLimit,
  findSimulation,
  purgeSimulations,
  type Save,
  storeSimulations,
} from "./simulations.ts";

const storeSimulation = (db: Db, row: Save["row"], replaced?: Save["replaced"]) =>
  storeSimulations(db, [{ row, replaced }], 24);
const erase = (db: Db, owned: Parameters<typeof eraseSimulation>[1]) =>
  eraseSimulation(db, owned, new Date(1_000), 24);

const idsOf = (db: Db, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await findSimulation(db, id, 0))?.id));

const row = ligneGardee();

/** What the database itself said. */
const auFond = (refus: unknown): string => {
  const { message, cause } = refus as Error;
  return cause === undefined ? message : auFond(cause);
};

const MOT = "mot-très-reconnaissable";
const clair = (mot: string) => Buffer.from(mot.padEnd(60, "."));

surLesDeuxBases(({ genre, base }) => {
  test("une base vide est migrée, une deuxième ouverture garde les données et ne migre rien", async () => {
    const { db: first, encore } = await base();
    await storeSimulation(first, row);
    await first.close();
    const second = await encore();
    expect(await findSimulation(second, row.id, 0)).toEqual(row);
  });

  test.each([
    { id: "court" },
    { tokenHash: "jeton en clair" },
    { dossier: Buffer.alloc(28) },
    { brand: "inconnue" as "neutre" },
    { updatedAt: 1 },
  ])("la table refuse une ligne fausse : %o", async (wrong) => {
    const { db } = await base();
    await expect(storeSimulation(db, { ...row, ...wrong })).rejects.toSatisfy((refus) =>
      /CHECK constraint failed|violates check constraint/.test(auFond(refus)),
    );
    expect(await findSimulation(db, wrong.id ?? row.id, 0)).toBeUndefined();
  });

  test("la purge efface ce qui a atteint la durée de conservation, jusque dans le fichier et son journal", async () => {
    const { db, octets } = await base();
    await storeSimulation(db, { ...row, dossier: clair(MOT) });
    await storeSimulation(db, { ...row, id: "c".repeat(24), createdAt: 1_001, updatedAt: 1_001 });
    expect(await octets()).toContain("reconnaissable");
    const limit = expiryLimit(new Date(1_000 + 24 * 3_600_000), 24);
    expect(limit).toBe(1_000);
    expect(await findSimulation(db, row.id, limit)).toBeUndefined();
    expect(await purgeSimulations(db, limit)).toBe(1);
    expect(await octets()).not.toContain("reconnaissable");
    expect(await purgeSimulations(db, limit)).toBe(0);
    expect((await findSimulation(db, "c".repeat(24), limit))?.createdAt).toBe(1_001);
  });

  test("effacer une simulation n’en laisse rien : ni ligne, ni identifiant, ni jeton, ni contenu", async () => {
    const { db, octets } = await base();
    const [id, tokenHash] = ["identifiant-a-retrouver-0", "d".repeat(64)];
    await storeSimulation(db, { ...row, id, tokenHash, dossier: clair(MOT) });
    for (const trace of [id, tokenHash, "reconnaissable"]) expect(await octets()).toContain(trace);
    expect(await erase(db, { id, tokenHash: "e".repeat(64) })).toBe("absent");
    expect(await erase(db, { id, tokenHash })).toBe("effacé");
    for (const trace of [id, tokenHash, "reconnaissable"]) expect(await octets()).not.toContain(trace);
    expect(await erase(db, { id, tokenHash })).toBe("absent");
  });

  test("une simulation en remplace une autre d’un seul geste, avec son jeton, ou la laisse", async () => {
    const { db } = await base();
    const [first, second, third] = ["1", "2", "3"].map((n) => ({ ...row, id: n.repeat(24) }));
    await storeSimulation(db, first!);
    await storeSimulation(db, second!, { id: first!.id, tokenHash: "f".repeat(64) });
    expect(await findSimulation(db, first!.id, 0)).toEqual(first);
    await storeSimulation(db, third!, first);
    expect(
      await idsOf(
        db,
        [first, second, third].map((one) => one!.id),
      ),
    ).toEqual([undefined, second!.id, third!.id]);
    // The new one cannot enter: the old one stays.
    await expect(storeSimulation(db, third!, second)).rejects.toSatisfy((refus) =>
      /UNIQUE constraint failed|duplicate key/.test(auFond(refus)),
    );
    expect(await findSimulation(db, second!.id, 0)).toEqual(second);
  });

  test("deux serveurs écrivent dans la même base sans rien perdre, et lisent ce que l’autre a gardé", async () => {
    const { db, encore, sql } = await base();
    const serveurs = [db, await encore()];
    const id = (n: number) => `ligne-${n}`.padEnd(24, "x");
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => storeSimulation(serveurs[n % 2]!, { ...row, id: id(n) })),
    );
    expect((await sql("SELECT id FROM simulation")).length).toBe(60);
    expect(await idsOf(serveurs[1]!, [id(0), id(59)])).toEqual([id(0), id(59)]);
  });

  test("une lecture ne voit jamais ce qu’une écriture n’a pas fini, ni ce qu’elle abandonne", async () => {
    const { db } = await base();
    const vus: (string | undefined)[] = [];
    const lire = async () => void vus.push((await findSimulation(db, row.id, 0))?.id);
    let lectures: Promise<unknown> | undefined;
    const abandon = db.write(async (orm, { simulation }) => {
      await orm.insert(simulation).values(row);
      lectures = Promise.all([lire(), lire()]);
      await pause(20);
      await orm.delete(simulation);
      throw new Error("abandon");
    });
    await expect(abandon).rejects.toThrow("abandon");
    await lectures;
    await lire();
    expect(vus).toEqual([undefined, undefined, undefined]);
    await storeSimulation(db, row);
    expect(await idsOf(db, [row.id])).toEqual([row.id]);
  });

  test("ce qu’un seul serveur fait à la fois attend que l’autre ait fini ; à deux serveurs, une purge ne compte rien deux fois", async () => {
    const { db, encore } = await base();
    const autres = genre === "SQLite" ? db : await encore();
    let [entrer, finir] = [() => undefined as void, () => undefined as void];
    const dedans = new Promise<void>((fait) => void (entrer = fait));
    const fini = new Promise<void>((fait) => void (finir = fait));
    const premier = db.unSeulServeur("essai", async (tient) => {
      entrer();
      await fini;
      return tient();
    });
    await dedans;
    expect(await autres.unSeulServeur("essai", async () => "deux fois")).toBeUndefined();
    expect(await autres.unSeulServeur("autre chose", async () => "oui")).toBe("oui");
    finir();
    expect(await premier).toBe(true);
    expect(await autres.unSeulServeur("essai", async () => "ensuite")).toBe("ensuite");
    const id = (n: number) => `ligne-${n}`.padEnd(24, "x");
    await storeSimulations(
      db,
      Array.from({ length: 120 }, (_, n) => ({ row: { ...row, id: id(n) } })),
      24,
    );
    const purges = await Promise.all([db, autres].map((un) => purgeSimulations(un, 1_000)));
    expect([purges[0]! + purges[1]!, await idsOf(db, [id(0), id(119)])]).toEqual([
      120,
      [undefined, undefined],
    ]);
  });

  test("des enregistrements qui arrivent ensemble sont gardés ensemble, et un faux n’emporte pas les autres", async () => {
    const { db } = await base();
    const store = storeTogether(db, 24);
    const id = (n: number) => `ligne-${n}`.padEnd(24, "x");
    const outcomes = await Promise.allSettled(
      [0, 1, 2, 1, 3].map((n) => store({ row: { ...row, id: id(n) } })),
    );
    // One of the two that bear the same id, whichever comes first: each is tried by itself.
    const statuts = outcomes.map(({ status }) => status);
    expect([statuts[0], statuts[2], statuts[4]]).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect([statuts[1], statuts[3]].sort()).toEqual(["fulfilled", "rejected"]);
    expect(await idsOf(db, [0, 1, 2, 3].map(id))).toEqual([0, 1, 2, 3].map(id));
    await store({ row: { ...row, id: id(4) }, replaced: row });
    expect(await idsOf(db, [id(4)])).toEqual([id(4)]);
  });
});
