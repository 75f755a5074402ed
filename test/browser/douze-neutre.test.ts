import { describe, test } from "vitest";
import { douzePersonas } from "./autres-personas.ts";
import { chromiumPath } from "./chromium.ts";
import { promener } from "./promener.ts";
import { visite } from "./visite.ts";

describe.skipIf(!chromiumPath)("sous la marque neutre, à 390 px", () => {
  const v = visite({ marque: "neutre", width: 390 });

  test.each(douzePersonas)(
    "$nom va au bout, revient, modifie, recharge, ajoute et retire un enfant",
    (persona) => promener(v, persona),
    180_000,
  );
});
