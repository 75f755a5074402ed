import { expect, it } from "vitest";
import { double } from "./temoin.ts";

it("cet essai tombe", () => {
  expect(double(2)).toBe(5);
});
