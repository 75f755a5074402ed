import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patternOf, pagePatterns } from "./adresses.ts";

/** Whole addresses of the router, in its order: those of the questionnaire are written below `/simulation`. */
const routes = [...readFileSync("ui/router.tsx", "utf8").matchAll(/<Route path="([^"]+)"/g)]
  .map(([, path = ""]) => path)
  .map((path) => (path.startsWith("/") ? path : `/simulation/${path}`));

describe("les adresses des pages", () => {
  it("sont celles du routeur, dans son ordre, sauf celle qui prend tout le reste", () => {
    expect(routes.at(-1)).toBe("/simulation/*");
    expect(pagePatterns).toEqual(routes.slice(0, -1));
  });

  it.each([
    ["/", "/"],
    ["/a-propos", "/a-propos"],
    ["/a-propos/", "/a-propos"],
    ["/aides/rsa", "/aides/:benefitId"],
    ["/simulation", "/simulation"],
    ["/simulation/individu/conjoint", "/simulation/individu/:id"],
    ["/simulation/individu/enfant_1/handicap", "/simulation/*"],
    ["/simulation/resultats/lieux", "/simulation/resultats/lieux"],
    ["/simulation/resultats/rsa", "/simulation/resultats/:droitId"],
    ["/simulation/resultats/rsa/lieux", "/simulation/resultats/:droitId/lieux"],
    ["/simulation/individu/demandeur/_firstName/en_savoir_plus", "/simulation/*"],
  ])("%s se réduit à %s", (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  it.each(["/nulle-part", "/aides/rsa/encore", "/a-propos/plus", "/simulations", "/%E0"])(
    "%s n’est d’aucune page",
    (path) => {
      expect(patternOf(path)).toBeUndefined();
    },
  );
});
