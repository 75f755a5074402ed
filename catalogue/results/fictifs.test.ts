import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { BAREMES, JOUR } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { resultatsFictifs } from "./fictifs.ts";

const etat = institutionDe({ slug: "etat", label: "État", type: "national", code_insee: undefined });
const catalogue = buildCatalogue(
  [
    aideDe({ slug: "bafa", interestFlag: "_interetBafa" }),
    aideDe({ slug: "service", type: "bool", montant: undefined }),
    aideDe({ slug: "nationale", institution: "etat", national: true, conditions_generales: [], top: 1 }),
    aideDe({ slug: "privee", private: true }),
    { ...aideDe({ slug: "offre" }), marque: "banque" },
  ],
  [etat, institutionDe()],
);
const ids = (filtre?: string, marque: "neutre" | "banque" = "neutre") =>
  resultatsFictifs(catalogue, { filtre, marque, dateDeValeur: JOUR }).droitsEligibles.map(({ id }) => id);

describe("les résultats fictifs", () => {
  it("sans filtre, montrent toutes les aides de la marque", () => {
    expect(ids()).toEqual(["nationale", "bafa", "service"]);
    expect(ids(undefined, "banque")).toEqual(["nationale", "bafa", "service", "offre"]);
  });

  it("un jeu nommé ou une liste d’identifiants en choisit", () => {
    expect([ids("bafa"), ids("nationales"), ids("locales")]).toEqual([
      ["bafa"],
      ["nationale"],
      ["bafa", "service"],
    ]);
    expect(ids("service, bafa")).toEqual(["bafa", "service"]);
    expect(() => ids("service,absente")).toThrow("« absente » n’est ni une aide ni un jeu de résultats.");
    expect(() => ids("toString")).toThrow(RangeError);
  });

  it("valent 1 €, ou vrai sans montant ; les autres listes sont vides", () => {
    const { droitsEligibles, ...reste } = resultatsFictifs(catalogue, {
      marque: "neutre",
      dateDeValeur: JOUR,
    });
    expect(droitsEligibles.map(({ montant }) => montant)).toEqual([1, 1, true]);
    expect(reste).toEqual({
      droitsNonEligibles: [],
      droitsInjectes: [],
      incalculables: [],
      nonCalcules: [],
      presque: [],
      dateDeValeur: JOUR,
      baremes: BAREMES,
    });
  });
});
