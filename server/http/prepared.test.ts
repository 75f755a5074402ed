import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { prepared } from "./prepared.ts";

function app() {
  const build = vi.fn<(day: string) => object>((day) => ({ jour: day, texte: "é" }));
  let day = "2026-06-15";
  const routes = new Hono().get(
    "/",
    prepared(
      () => day,
      () => build(day),
    ),
  );
  const ask = (headers: Record<string, string> = {}) => routes.request("/", { headers });
  return { ask, build, at: (other: string) => (day = other) };
}

test("la réponse n’est calculée qu’une fois par jour", async () => {
  const { ask, build, at } = app();
  expect(await (await ask()).json()).toEqual({ jour: "2026-06-15", texte: "é" });
  await ask();
  expect(build).toHaveBeenCalledTimes(1);
  at("2026-06-16");
  expect(await (await ask()).json()).toEqual({ jour: "2026-06-16", texte: "é" });
  expect(build).toHaveBeenCalledTimes(2);
});

test("elle part compressée à qui le demande, et se revérifie d’un mot", async () => {
  const { ask } = app();
  const compressed = await ask({ "accept-encoding": "br, gzip" });
  expect([compressed.headers.get("content-encoding"), compressed.headers.get("vary")]).toEqual([
    "gzip",
    "Accept-Encoding",
  ]);
  expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe('{"jour":"2026-06-15","texte":"é"}');
  expect((await ask({ "accept-encoding": "gzip;q=0" })).headers.get("content-encoding")).toBeNull();
  const etag = compressed.headers.get("etag") ?? "";
  expect((await ask({ "if-none-match": `"autre", ${etag}` })).status).toBe(304);
  expect((await ask({ "if-none-match": '"autre"' })).status).toBe(200);
});

test("le temps qu’elle se garde et le nombre de réponses prêtes se choisissent", async () => {
  const build = vi.fn<(mot: string) => string[]>((mot) => [mot]);
  const routes = new Hono().get(
    "/",
    prepared(
      (c) => c.req.query("q") ?? "",
      (c) => build(c.req.query("q") ?? ""),
      { most: 1, cacheControl: "private, max-age=3600" },
    ),
  );
  const ask = async (mot: string) => {
    const answer = await routes.request(`/?q=${mot}`);
    return [answer.headers.get("cache-control"), await answer.json()];
  };
  expect(await ask("a")).toEqual(["private, max-age=3600", ["a"]]);
  await ask("a");
  expect(build).toHaveBeenCalledTimes(1);
  await ask("b");
  await ask("a");
  expect(build).toHaveBeenCalledTimes(3);
});
