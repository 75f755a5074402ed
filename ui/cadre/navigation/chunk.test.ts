import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChunkError, script } from "./chunk.ts";

const coupe = () =>
  Promise.reject(new Error("error loading dynamically imported module: http://ici/assets/a.js"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { href: "http://ici/", origin: "http://ici", pathname: "/" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of a script whose first request is cut, then of its next ones, the server saying that of its file. */
async function devient(statut: number, suite: () => Promise<string>) {
  vi.stubGlobal("fetch", () => Promise.resolve({ status: statut }));
  const demander = vi.fn<() => Promise<string>>(suite).mockImplementationOnce(coupe);
  const fin = script(demander).catch((error: ChunkError) => error.kind);
  await vi.advanceTimersByTimeAsync(1_900);
  const avant = demander.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200);
  return [avant, demander.mock.calls.length, await fin];
}

test("coupé par un départ, le fichier étant là : redemandé plus tard, si la page est encore là", async () => {
  expect(await devient(200, () => Promise.resolve("venu"))).toEqual([1, 2, "venu"]);
});

test.each([
  ["là, mais il lui en manque un autre", 200, [1, 2, "missing"]],
  ["parti", 404, [1, 1, "missing"]],
  ["d’un serveur en panne", 503, [1, 1, "error"]],
])("un fichier %s", async (_, statut, attendu) => {
  expect(await devient(statut, coupe)).toEqual(attendu);
});
