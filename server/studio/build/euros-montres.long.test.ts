import { expect, test } from "vitest";
import { eurosMontres } from "./euros-montres.ts";

test("les totaux montrés à douze foyers racontés viennent de la loi, ou d’une page de l’année ; le reste, moins souvent", async () => {
  const { foyers, total, totalDit, montres, montresDits } = await eurosMontres();
  expect(foyers).toBe(12);
  expect(total).toBeGreaterThan(20_000);
  expect(montres).toBeGreaterThan(total);
  // The goal: every euro of a total bears a source of this year.
  expect(totalDit / total).toBeGreaterThan(0.99);
  expect(montresDits / montres).toBeLessThan(1);
});
