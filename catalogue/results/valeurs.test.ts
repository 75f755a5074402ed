import { describe, expect, it } from "vitest";
import { aideDe } from "../../test/fixtures/aides.ts";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { valeursDeLaLoi } from "../../test/fixtures/droits.ts";
import type { LegislationFacts } from "../situation/context.ts";
import { valeurRetenue } from "./valeurs.ts";

const lire = (slug: string, valeur: number | boolean, facts: LegislationFacts = {}) =>
  valeurRetenue(
    aideDe({ slug, type: "mixed" }),
    valeursDeLaLoi({ values: { [slug]: valeur }, facts }),
    situationDe({}),
  );

describe("la complémentaire santé solidaire", () => {
  it.each<[string, number, boolean | undefined, number | boolean | undefined]>([
    ["payante, montre sa participation", 30, false, 30],
    ["gratuite, est un droit sans montant", 0, true, true],
    ["au-dessus des plafonds, n’est pas un droit", 0, false, undefined],
    ["sans rien savoir de la gratuité, n’est pas un droit", 0, undefined, undefined],
  ])("%s", (_, montant, gratuite, attendu) => {
    const facts = gratuite === undefined ? {} : { cmu_c: gratuite };
    expect(lire("css_participation_forfaitaire", montant, facts)).toBe(attendu);
  });

  it("ne rend pas gratuite une autre aide", () => {
    expect(lire("rsa", 0, { cmu_c: true })).toBeUndefined();
  });
});

it("une aide en oui ou non, lue du montant d’une autre, n’a pas de montant", () => {
  const logement = aideDe({ slug: "logement", type: "bool" });
  const lue = (valeur: number) =>
    valeurRetenue(logement, valeursDeLaLoi({ values: { logement: valeur }, facts: {} }), situationDe({}));
  expect(lue(458.7)).toBe(true);
  expect(lue(0)).toBeUndefined();
});
