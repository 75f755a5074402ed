import { expect, test } from "vitest";
import { netDeCrds } from "./crds.ts";

/** Euros of the law in April 2026 (BMAF 478,16 €) and those that the CAF publishes as paid. */
test.each([
  ["af", 153.01, 152.25],
  ["asf", 201.78, 200.78],
  ["cf", 199.15, 198.16],
  ["paje_base", 199.15, 198.16],
  ["ars", 429.01, 426.87],
  ["aeeh", 153.01, 153.01],
  ["rsa", 651.69, 651.69],
])("%s : %f € de la loi, %f € versés", (aide, loi, verses) => {
  const net = netDeCrds(aide, loi, { dateDeValeur: "2026-09-01", menage: { depcom: "59350" } });
  expect(Math.abs(net - verses)).toBeLessThan(0.01);
});
