import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { legislationEmbarquee } from "../catalogue/legislation/embarquee.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import { readCatalogue } from "../server/catalogue/read.ts";

/** One point of the law, and what it gives a household. */
interface CasDeLaLoi {
  id: string;
  note: string;
  /** Articles that say so. */
  law: string;
  situation: Situation;
  /** Euros, rights or shares by variable, for the period of each. */
  expected: Record<string, number | boolean>;
}

/** A cent, and what floating-point numbers leave. */
const AU_CENTIME = 0.01 + 1e-9;

const cas: CasDeLaLoi[] = readFileSync(new URL("./fixtures/loi.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((ligne) => JSON.parse(ligne));
const aides = readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
const legislation = legislationEmbarquee(aides);

it.each(cas)("$id : $law", async ({ situation, expected }) => {
  const { values, facts } = await legislation.compute(
    situation,
    aides.map(({ slug }) => slug),
  );
  const calcules: Record<string, unknown> = { ...values, ...facts };
  const ecarts = Object.entries(expected).filter(
    ([nom, attendu]) => Math.abs(Number(calcules[nom] ?? 0) - Number(attendu)) > AU_CENTIME,
  );
  expect(ecarts.map(([nom, attendu]) => `${nom} : ${attendu} attendu, ${String(calcules[nom])}`)).toEqual([]);
});
