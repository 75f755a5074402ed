import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { desResultats } from "../../test/fixtures/droits.ts";
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

/** The same, or the word that refuses. */
function choix(filtre: string): string[] | string {
  try {
    return ids(filtre);
  } catch (error) {
    return String(error);
  }
}

describe("les résultats fictifs", () => {
  it("sans aide, sont vides", () => {
    expect(resultatsFictifs(buildCatalogue([], []), { marque: "neutre", dateDeValeur: JOUR })).toEqual(
      desResultats(),
    );
  });

  it("disent d’une aide ce que les vrais en disent, sauf pourquoi elle est ouverte", () => {
    const seule = buildCatalogue(
      [aideDe({ slug: "service", type: "bool", montant: undefined, verifie_le: JOUR })],
      [institutionDe()],
    );
    expect(resultatsFictifs(seule, { marque: "neutre", dateDeValeur: JOUR }).droitsEligibles).toEqual([
      {
        id: "service",
        label: "une aide",
        description: "Une aide.",
        institution: { id: "une-institution", label: "Bretagne", type: "region" },
        montant: true,
        type: "bool",
        unit: "euro",
        periodicite: "autre",
        nature: "somme",
        besoin: "vivre",
        prefix: "une",
        top: 5,
        source: "javascript",
        certitude: "sure",
        conditions: [],
        reasons: [],
      },
    ]);
  });

  it("sans filtre, montrent toutes les aides de la marque", () => {
    expect(ids()).toEqual(["nationale", "bafa", "service"]);
    expect(ids(undefined, "banque")).toEqual(["nationale", "bafa", "service", "offre"]);
  });

  it("un jeu nommé ou une liste d’identifiants en choisit", () => {
    expect(
      ["bafa", "nationales", "locales", "service, bafa", "service,absente", "toString"].map(choix),
    ).toEqual([
      ["bafa"],
      ["nationale"],
      ["bafa", "service"],
      ["bafa", "service"],
      "RangeError: « absente » n’est ni une aide ni un jeu de résultats.",
      "RangeError: « toString » n’est ni une aide ni un jeu de résultats.",
    ]);
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
      questions: [],
      dabord: [],
      dateDeValeur: JOUR,
      baremes: BAREMES,
    });
  });
});
