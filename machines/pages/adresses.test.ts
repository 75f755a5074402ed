import { describe, expect, it } from "vitest";
import { patternOf } from "./adresses.ts";
import { ditsDeLaPage, pagePatterns } from "./pages.ts";

describe("les adresses des pages", () => {
  it.each(pagePatterns)("%s : l’adresse par où on la visite est la sienne", (pattern) => {
    expect(patternOf(ditsDeLaPage(pattern).visite.split("?")[0] ?? "")).toBe(pattern);
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
