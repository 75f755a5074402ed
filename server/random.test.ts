import { expect, test } from "vitest";
import { randomSupply } from "./random.ts";

test("chaque octet n’est donné qu’une fois, par-delà plusieurs réserves", () => {
  const random = randomSupply();
  const drawn = Array.from({ length: 2_000 }, () => Buffer.from(random(18)).toString("hex"));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.every((one) => one.length === 36 && !/^0+$/.test(one))).toBe(true);
});

test("ce qui a été donné ne change plus", () => {
  const random = randomSupply();
  const first = random(32);
  const copy = Buffer.from(first).toString("hex");
  for (let i = 0; i < 300; i += 1) random(32);
  expect(Buffer.from(first).toString("hex")).toBe(copy);
});
