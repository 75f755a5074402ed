import { describe, test } from "vitest";
import { douzePersonas } from "./autres-personas.ts";
import { chromiumPath } from "./chromium.ts";
import { promener } from "./promener.ts";
import { visite } from "./visite.ts";

/** By night: what journeys show at both widths; by day the households told follow every screen at one. */
describe.skipIf(!chromiumPath || !process.env["NUIT"]).each([390, 1280])(
  "sous la marque banque, à %i px",
  (width) => {
    const v = visite({ marque: "banque", width });

    test.each(douzePersonas)(
      "$nom va au bout, revient, modifie, recharge, ajoute et retire un enfant",
      (persona) => promener(v, persona),
      180_000,
    );
  },
);
