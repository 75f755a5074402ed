import { produits } from "../produits.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assemble } from "./assemble.ts";
import { createApp } from "./app.ts";
import { readConfig } from "../reglages/config.ts";
import type { AppDeps } from "../deps.ts";
import { lireLesFichiers } from "../build/produits.ts";
import { communesBody, resultatsBody } from "../routes/schemas.ts";
import { aideListee } from "../routes/schemas-aides.ts";
import { answerOf, bearer, complete, saved } from "./test-kit.ts";

let deps: AppDeps;
beforeAll(() => {
  deps = assemble(readConfig({ DATABASE: ":memory:" }), () => {}, lireLesFichiers(), produits);
});
afterAll(() => deps.db.close());

test("les vraies pièces assemblées calculent les résultats d’une simulation", async () => {
  const app = createApp(deps);
  const { _id, token } = await saved(app, complete);
  const [status, body] = await answerOf(app.request(`/api/simulation/${_id}/resultats`, bearer(token)));
  expect([status, v.parse(resultatsBody, body)._id]).toEqual([200, _id]);
});

test("cent demandes au fil de la loi, la première fois, n’en font naître qu’un", async () => {
  const { repondreAuProtocole, close } = assemble(
    readConfig({ DATABASE: ":memory:" }),
    () => {},
    lireLesFichiers(),
    produits,
  );
  const demander = () => repondreAuProtocole({ verbe: "calculate", donnee: {} });
  const rendues = await Promise.allSettled(Array.from({ length: 100 }, demander));
  // One at work, twenty that wait; the others are told at once to come back.
  expect(rendues.filter(({ status }) => status === "fulfilled")).toHaveLength(21);
  await close();
});

test("les vraies aides et les vraies communes ont la forme publiée", async () => {
  const app = createApp(deps);
  const [, aides] = await answerOf(app.request("/api/v1/aides"));
  expect(v.parse(v.array(aideListee), (aides as { aides: unknown }).aides).length).toBeGreaterThan(100);
  const [, communes] = await answerOf(app.request("/api/v1/communes?q=rennes"));
  expect(v.parse(communesBody, communes)[0]?.depcom).toBe("35238");
});

test("le moteur embarqué couvre toutes les aides de la législation, un moteur OpenFisca aussi", () => {
  const remote = assemble(
    readConfig({ DATABASE: ":memory:", OPENFISCA_URL: "http://127.0.0.1:9" }),
    () => {},
    lireLesFichiers(),
    produits,
  );
  const legal = remote.catalogue.aides
    .filter(({ aide }) => aide.source === "openfisca")
    .map(({ aide }) => aide.slug);
  expect([...remote.couvertes]).toEqual(legal);
  expect([...deps.couvertes]).toEqual(legal);
  remote.db.close();
});
