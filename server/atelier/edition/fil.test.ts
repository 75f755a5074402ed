import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { type FilDEdition, filDEdition } from "./fil.ts";

const filename = fileURLToPath(new URL("../../../test/fixtures/ouvrier-qui-lit.mjs", import.meta.url));
const ouverts: FilDEdition[] = [];
const ouvrir = (durees: { delaiMs?: number; patienceMs?: number }) => {
  const un = filDEdition({ filename }, durees);
  ouverts.push(un);
  return un;
};
afterEach(async () => {
  for (const un of ouverts.splice(0)) await un.close();
});

const regarder = (fil: FilDEdition, content = "slug: x") =>
  fil.apercevoir({ path: "aides/regles/x.yml", content }, "2026-06-15");

it("une première lecture qui dure n’est pas arrêtée : elle se dit, et l’aperçu vient d’elle", async () => {
  // The reading outlasts what one draft may take.
  const fil = ouvrir({ patienceMs: 50, delaiMs: 250 });
  await expect(regarder(fil)).rejects.toThrow(
    /^Le serveur est occupé : il lit d’abord tout le catalogue, depuis 0 secondes/,
  );
  expect(await vi.waitFor(() => regarder(fil), 10_000)).toBe(1);
  expect(await regarder(fil)).toBe(1);
});

it("un brouillon sans fin est arrêté, la cause est la sienne, et le suivant est regardé", async () => {
  const fil = ouvrir({ delaiMs: 1_500 });
  await expect(regarder(fil, "sans fin")).rejects.toThrow("il n’a pas fini de regarder ce brouillon");
  expect(await regarder(fil)).toBe(1);
});

it("ce qui vient d’être publié se relit sans un fil neuf", async () => {
  const fil = ouvrir({});
  expect(await regarder(fil)).toBe(1);
  fil.relire();
  expect(await regarder(fil)).toBe(2);
});
