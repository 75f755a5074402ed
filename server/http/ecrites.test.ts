import { expect, test } from "vitest";
import { ecrivain } from "./ecrites.ts";

const dite = { marque: "neutre", jour: "2026-03-15", liens: {} } as const;

/** Pages written so far, and what goes to the log. */
function essai(ecrire: (adresse: string) => Promise<string | undefined>) {
  const ecrites: string[] = [];
  const journal: unknown[] = [];
  const page = ecrivain({
    ecrire: async (adresse, { jour }) => {
      ecrites.push(`${adresse} ${jour}`);
      const html = await ecrire(adresse);
      return html === undefined ? undefined : { html, lues: [] };
    },
    lire: async () => undefined,
    log: (message, champs) => void journal.push([message, champs]),
  });
  return { page, ecrites, journal };
}

test("une page s’écrit une fois par jour et par adresse", async () => {
  const { page, ecrites } = essai(async (adresse) => `<h1>${adresse}</h1>`);
  const demain = { ...dite, jour: "2026-03-16" };
  const rendues = await Promise.all([page("/", dite), page("/", dite), page("/aides", dite)]);
  expect(rendues.map((une) => une?.html)).toEqual(["<h1>/</h1>", "<h1>/</h1>", "<h1>/aides</h1>"]);
  await page("/", demain);
  expect(ecrites).toEqual(["/ 2026-03-15", "/aides 2026-03-15", "/ 2026-03-16"]);
});

test("une page qui ne s’écrit pas est laissée à ses scripts, se dit au journal, et s’essaie encore", async () => {
  let fautes = 0;
  const { page, journal, ecrites } = essai(async () => {
    fautes += 1;
    if (fautes === 1) throw new TypeError("Bonjour Camille");
    return "<h1>Revenue</h1>";
  });
  expect(await page("/", dite)).toBeUndefined();
  expect(journal).toEqual([["page non écrite", { nature: "TypeError", ou: expect.any(String) }]]);
  expect(JSON.stringify(journal)).not.toContain("Camille");
  expect((await page("/", dite))?.html).toBe("<h1>Revenue</h1>");
  expect(ecrites.length).toBe(2);
});
