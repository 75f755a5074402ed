import { describe, test } from "vitest";
import { douzePersonas } from "./autres-personas.ts";
import { chromiumPath } from "./chromium.ts";
import { promener } from "./promener.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath).each([390, 1280])("sous la marque neutre, à %i px", (width) => {
  const v = visite({ marque: "neutre", width });

  // The second width by day with a few of them, by night with all.
  const personas = width === 1280 && !process.env["NUIT"] ? douzePersonas.slice(0, 3) : douzePersonas;
  test.each(personas)(
    "$nom va au bout, revient, modifie, recharge, ajoute et retire un enfant",
    (persona) => promener(v, persona),
    180_000,
  );
});
