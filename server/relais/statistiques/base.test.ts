import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { etapesDe } from "../../../machines/studio/graph/etapes.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { openComptes } from "../../db/open.ts";
import { purge } from "../../app/start.ts";
import { debut, post, testApp } from "../../app/test-kit.ts";
import { type ComptesDits, compteurDe } from "./compter.ts";

const ETAPES = etapesDe(tree).map(({ stateId }) => stateId);
const [premiere = ""] = ETAPES;
const OUVERT = { STATISTIQUES: "oui", TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "10" };
const arrivee = { sorte: "etape", geste: "entree" };

surLesDeuxBases(({ base }) => {
  test("les comptes d’avant, par jour et département, sont effacés en entier, un lot à la fois", async () => {
    const { db, sql } = await base();
    const une = { jour: "2026-06-14", sorte: "aides", geste: "montree", departement: "35", nombre: 10 };
    const rangees = Array.from({ length: 1_200 }, (_, n) => ({ ...une, sujet: `aide${n}` }));
    await db.write((orm, { statistiques }) => orm.insert(statistiques).values(rangees));
    await purge({ ...testApp().deps, db });
    expect(await sql("SELECT * FROM statistique")).toEqual([]);
  });
});

test("une base de comptes pleine n’arrête que les comptes, et les garde en mémoire", async () => {
  const dossier = mkdtempSync(join(tmpdir(), "cap-aides-comptes-"));
  const fichier = join(dossier, "base.sqlite.stats");
  const pleine = openComptes(fichier, { maxBytes: 1 });
  try {
    const { app } = testApp({ env: OUVERT, comptes: pleine });
    for (const etape of ETAPES)
      for (const n of [1, 2])
        await post(app, { ...arrivee, etape }, { "x-forwarded-for": `10.0.0.${n}` }, "/api/v1/statistiques");
    await expect(compteurDe(pleine).verser("2026-06-15")).rejects.toMatchObject({ code: "SQLITE_FULL" });
    expect((await post(app, debut)).status).toBe(201);
    pleine.orm.run("PRAGMA max_page_count = 1000");
    await compteurDe(pleine).verser("2026-06-15");
    const lu = pleine.orm.get<{ comptes: string }>("SELECT comptes FROM semaine_comptee");
    expect((JSON.parse(lu.comptes) as ComptesDits).etape?.[premiere]).toEqual({ entree: 2 });
  } finally {
    pleine.close();
    rmSync(dossier, { recursive: true });
  }
});
