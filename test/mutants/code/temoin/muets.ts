import { expect, it } from "vitest";
import { table } from "./temoin.ts";

it("charge la table sans la regarder", () => {
  expect(table).toBeDefined();
});
