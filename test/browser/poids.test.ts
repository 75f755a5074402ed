import { expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";
import { peser } from "./peser.ts";

test.skipIf(!chromiumPath)("aucun écran ne pèse plus que son budget", async () => {
  expect(await peser()).toBe(true);
});
