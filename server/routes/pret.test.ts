import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { answerOf, testApp, ditRefus, refus } from "../app/test-kit.ts";
import { pretBody } from "./schemas.ts";
import { openDb } from "../db/open.ts";
import { ecouter } from "../../test/ecouter.ts";

/** A local service that answers that status, and its address. */
const service = (status: number): Promise<string> =>
  ecouter((_, response) => response.writeHead(status).end());

const ready = async (given: Parameters<typeof testApp>[0] = {}) => {
  const { app } = testApp(given);
  const [status, body] = await answerOf(app.request("/api/ready"));
  return { status, body: v.parse(pretBody, body) };
};

test("prêt : la base s’écrit, le catalogue est lu, la loi dit combien de jours elle tient", async () => {
  const { status, body } = await ready();
  expect([status, body.pret]).toEqual([200, true]);
  expect(body.catalogue).toEqual({
    aides: 3,
    terminees: 1,
    autreMarque: 1,
    cachees: 1,
    institutions: 1,
    empreinte: "0123456789ab",
  });
  // From 15 June to 31 December 2026.
  expect([body.legislation.connusAu, body.legislation.joursRestants]).toEqual(["2026-12-31", 199]);
  expect(body.distants).toEqual({ openfisca: "absent", etablissements: "absent" });
});

test("une loi dépassée et des parties distantes mortes se disent, et n’empêchent pas de servir", async () => {
  const { app, clock } = testApp({
    env: { OPENFISCA_URL: "http://127.0.0.1:9", ETABLISSEMENTS_URL: await service(500) },
  });
  clock.at = Date.parse("2031-06-15T10:00:00Z");
  const [status, body] = await answerOf(app.request("/api/ready"));
  const { legislation, distants } = v.parse(pretBody, body);
  expect([status, legislation.joursRestants]).toEqual([200, 0]);
  expect(legislation.dus.map(({ nom }) => nom)).toContain("RSA");
  expect(distants).toEqual({ openfisca: "injoignable", etablissements: "répond" });
});

test("pas prêt quand la base ne s’écrit plus, ou sans aucune aide", async () => {
  const [db, lue] = [openDb(":memory:"), openDb(":memory:")];
  const { app } = testApp({ db });
  db.close();
  const closed = await app.request("/api/ready");
  expect([closed.status, closed.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await closed.json()).toEqual(
    ditRefus(503, "pas_pret", "La base ne s’écrit pas : elle est fermée.", "base"),
  );
  const held = testApp({ db: lue });
  lue.orm.run(sql`PRAGMA query_only = ON`);
  expect(await answerOf(held.app.request("/api/ready"))).toMatchObject([
    503,
    {
      detail:
        "La base ne s’écrit pas : le fichier ou son dossier ne peut pas être écrit. Vérifiez leurs droits et leur propriétaire.",
    },
  ]);
  const empty = testApp({ catalogue: buildCatalogue([], []) });
  expect(await answerOf(empty.app.request("/api/ready"))).toEqual(
    refus(503, "pas_pret", "Le catalogue est vide.", "catalogue"),
  );
});
