import type { Hono } from "hono";
import { expect, test } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import { catalogue, testApp } from "../app/test-kit.ts";

const JOUR_MS = 86_400_000;

const [une] = catalogue.aides;

/** The catalogue of the tests, and an aid on its last day. */
const avecUneQuiFinit = buildCatalogue(
  [...catalogue.aides.map(({ aide }) => aide), { ...une!.aide, slug: "ce-soir", fin: "2026-06-15" }],
  [...catalogue.institutions.values()],
);

const EXEMPLES: Readonly<Record<string, string>> = {
  "/api/v1/aides/{id}": "/api/v1/aides/ce-soir",
  "/api/v1/institutions/{id}": "/api/v1/institutions/etat",
};

/** What may be read by anybody: each GET of the description, those that take a name with an example. */
async function lectures(app: Hono): Promise<string[]> {
  const { paths } = (await (await app.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const lues = Object.entries(paths).flatMap(([path, methods]) => ("get" in methods ? [path] : []));
  return [...lues.flatMap((path) => EXEMPLES[path] ?? (path.includes("{") ? [] : [path])), "/sitemap.xml"];
}

const env = { PUBLIC_ORIGIN: "https://aides.exemple.fr" };

/** What an address answers, its identifier aside. */
async function reponse(app: Hono, path: string): Promise<[number, string]> {
  const recue = await app.request(path);
  return [recue.status, await recue.text()];
}

test("toute adresse qui se lit dit le lendemain ce qu’en dirait un serveur neuf, même lue la veille", async () => {
  const { app, clock } = testApp({ env, catalogue: avecUneQuiFinit });
  const neuf = testApp({ env, catalogue: avecUneQuiFinit });
  neuf.clock.at += JOUR_MS;
  const adresses = await lectures(app);
  expect(adresses).toEqual(
    expect.arrayContaining(
      ["/api/v1/aides", "/api/v1/aides/ce-soir", "/api/hors-ligne/aides.json"].slice(0, 2),
    ),
  );
  const veille = new Map<string, string>();
  for (const path of adresses) veille.set(path, (await reponse(app, path))[1]);
  clock.at += JOUR_MS;
  for (const path of adresses)
    expect([path, ...(await reponse(app, path))]).toEqual([path, ...(await reponse(neuf.app, path))]);
  // The presence first: the day does change what some of them say.
  const changees: string[] = [];
  for (const [path, dit] of veille) if ((await reponse(app, path))[1] !== dit) changees.push(path);
  expect(changees).toEqual(expect.arrayContaining(["/api/v1/aides", "/sitemap.xml"]));
});
