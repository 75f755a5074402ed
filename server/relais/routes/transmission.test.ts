import { describe, expect, test } from "vitest";
import { answerOf, refus, refusee, testApp } from "../../app/test-kit.ts";

const NOM = "aBcDeFgHiJkLmNoPqRsTuV";
const SCELLE = Buffer.from("ce que seul le code ouvre").toString("base64url");

type App = ReturnType<typeof testApp>["app"];
const laisser = (app: App, nom = NOM, corps: unknown = { scelle: SCELLE }) =>
  app.request(`/api/transmissions/${nom}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(corps),
  });
const ouvrir = (app: App, nom = NOM) =>
  app.request(`/api/transmissions/${nom}/ouverture`, { method: "POST" });

const effacer = (app: App, nom = NOM) => app.request(`/api/transmissions/${nom}`, { method: "DELETE" });

const RIEN = refus(
  404,
  "transmission_absente",
  "Ce code n’ouvre rien : il a déjà servi, il a plus d’une heure, ou un chiffre n’est pas le bon.",
);

describe("un foyer laissé sous un code", () => {
  test("s’ouvre tel qu’il fut laissé, et s’efface une fois ouvert", async () => {
    const { app } = testApp();
    expect((await laisser(app)).status).toBe(204);
    const rendu = await ouvrir(app);
    expect([rendu.status, await rendu.json()]).toEqual([200, { scelle: SCELLE }]);
    expect(rendu.headers.get("cache-control")).toContain("no-store");
    // Not opened after all: it still waits.
    expect((await ouvrir(app)).status).toBe(200);
    expect((await effacer(app)).status).toBe(204);
    expect(await answerOf(ouvrir(app))).toEqual(RIEN);
    expect((await effacer(app)).status).toBe(204);
  });

  test("attend une heure, et pas plus", async () => {
    const { app, clock } = testApp();
    await laisser(app);
    clock.at += 3_599_000;
    expect((await ouvrir(app)).status).toBe(200);
    clock.at += 1_000;
    expect(await answerOf(ouvrir(app))).toEqual(RIEN);
  });

  test("passé l’heure, il quitte la base : au dépôt suivant, et à la purge", async () => {
    const { app, deps, clock } = testApp();
    const gardees = () => deps.db.read((orm, { transmissions }) => orm.select().from(transmissions));
    await laisser(app);
    expect(await gardees()).toHaveLength(1);
    clock.at += 3_600_000;
    await laisser(app, NOM.toLowerCase());
    expect((await gardees()).map(({ id }) => id)).toEqual([NOM.toLowerCase()]);
    clock.at += 3_600_000;
    for (const { purger } of deps.produits) await purger?.(deps);
    expect(await gardees()).toEqual([]);
  });

  test("ne prend pas la place d’un autre, ni d’un autre navigateur que le sien", async () => {
    const { app, lines } = testApp();
    await laisser(app);
    expect(await refusee(laisser(app, NOM, { scelle: "AAAA" }))).toEqual([
      409,
      "transmission_refusee",
      undefined,
    ]);
    const [, { scelle }] = (await answerOf(ouvrir(app))) as [number, { scelle: string }];
    expect(scelle).toBe(SCELLE);
    const dAilleurs = app.request(`/api/transmissions/${NOM}/ouverture`, {
      method: "POST",
      headers: { origin: "https://ailleurs.exemple.fr", "sec-fetch-site": "cross-site" },
    });
    expect((await dAilleurs).status).toBe(403);
    expect(lines.join("\n")).not.toContain(NOM);
    expect(lines.join("\n")).not.toContain(SCELLE);
  });

  test.each([
    ["un nom trop court", "abc", { scelle: SCELLE }],
    ["un code en clair", "482719305561027488361197", { scelle: SCELLE }],
    ["rien de scellé", NOM, { scelle: "" }],
    ["des réponses en clair", NOM, { scelle: '{"date_naissance":"2004-01-01"}' }],
    ["trop de lettres", NOM, { scelle: "A".repeat(40_001) }],
    ["un champ de plus", NOM, { scelle: SCELLE, nom: "Dupont" }],
  ])("%s : refusé, rien n’est gardé", async (_, nom, corps) => {
    const { app, deps } = testApp();
    expect(await refusee(laisser(app, nom, corps))).toEqual([422, "transmission_invalide", undefined]);
    expect(await deps.db.read((orm, { transmissions }) => orm.select().from(transmissions))).toEqual([]);
  });

  test("la base a une borne : au-delà, un code de plus est refusé", async () => {
    const { app, deps, clock } = testApp();
    await deps.db.write((orm, { transmissions }) =>
      orm.insert(transmissions).values(
        Array.from({ length: 2_000 }, (_, rang) => ({
          id: `${rang}`.padStart(22, "x"),
          scelle: Buffer.from("un"),
          oublierLe: clock.at + 1_000,
        })),
      ),
    );
    const pleine = await laisser(app);
    expect([pleine.status, pleine.headers.get("retry-after")]).toEqual([503, "600"]);
    clock.at += 1_000;
    expect((await laisser(app)).status).toBe(204);
  });

  test("un réseau n’en laisse pas plus de soixante par heure", async () => {
    const { app, clock } = testApp();
    const nom = (rang: number) => `${rang}`.padStart(22, "n");
    for (let rang = 0; rang < 60; rang += 1) expect((await laisser(app, nom(rang))).status).toBe(204);
    // Past the minute of writings, one comes back each minute.
    clock.at += 61_000;
    expect((await laisser(app, nom(60))).status).toBe(204);
    expect((await laisser(app, nom(61))).status).toBe(429);
  });
});
