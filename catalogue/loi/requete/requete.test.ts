import coordonnees from "../parametres/communes-coordonnees.json" with { type: "json" };
import { expect, test } from "vitest";
import type { Individu, Situation } from "../../situation/situation.ts";
import { at } from "../moteur/requete.ts";
import { centreDe, distanceDuDomicileFamilial, distanceEntreCommunes } from "./distance.ts";
import { aah, ars, conjoint, crous, enfant, foyer, RECENT, rsa } from "./kit.ts";
import { buildRequest } from "./requete.ts";

test.each([
  ["01001", [493, 4616]],
  ["75056", [238, 4884]],
  ["2A004", [867, 4193]],
  ["97411", [5545, -2094]],
  ["01003", undefined],
  ["01999", undefined],
  ["97502", undefined],
  ["99100", undefined],
  ["", undefined],
])("le centre de %j est connu au centième de degré", (commune, centre) => {
  expect(centreDe(coordonnees, commune)).toEqual(centre);
});

test("les distances à vol d’oiseau ne dépendent pas du sens", () => {
  const entre = (a: string, b: string) => distanceEntreCommunes(coordonnees, a, b);
  // Paris et Lyon, Marseille et Saint-Denis de La Réunion.
  expect(entre("75056", "69123")).toBeCloseTo(391, -1);
  expect(entre("69123", "75056")).toBe(entre("75056", "69123"));
  expect(entre("13055", "97411")).toBeGreaterThan(8000);
  expect(entre("75056", "75056")).toBe(0);
  expect(entre("75056", "97502")).toBeUndefined();
});

const distance = (demandeur: Partial<Individu>, depcom?: string, parents: Situation["parents"] = {}) =>
  distanceDuDomicileFamilial(
    foyer({ activite: "etudiant", ...demandeur }, {
      parents,
      menage: { ...(depcom && { depcom }) },
    } as Partial<Situation>),
  );

test("la distance se compte pour un étudiant qui vit ailleurs, d’un arrondissement comme de sa ville", async () => {
  const famille = { _bourseCriteresSociauxCommuneDomicileFamilial: "69383" };
  const km = await distance(famille, "75115");
  expect(km).toBe(distanceEntreCommunes(coordonnees, "75056", "69123"));
  expect(await distance({ ...famille, habite_chez_parents: true }, "75115")).toBeUndefined();
  expect(await distance({ ...famille, activite: "salarie" }, "75115")).toBeUndefined();
  expect(await distance(famille, "75115", { _en_france: false })).toBeUndefined();
  expect(await distance(famille)).toBeUndefined();
  expect(await distance({}, "75115")).toBeUndefined();
});

const asked = {
  boursier: { "2026-06": null },
};

test("une personne dont on ne sait rien : seules les valeurs voulues sont demandées", () => {
  expect(buildRequest(foyer(), [])).toEqual({
    individus: { demandeur: asked },
    familles: {
      _: { parents: ["demandeur"], enfants: [], rsa: { "2026-06": null }, cmu_c: { "2026-06": null } },
    },
    foyers_fiscaux: {
      _: {
        declarants: ["demandeur"],
        personnes_a_charge: [],
        rfr: { "2024": null },
        nbptr: { "2024": null },
      },
    },
    menages: {
      _: {
        personne_de_reference: ["demandeur"],
        conjoint: [],
        enfants: [],
        aide_logement_date_pret_conventionne: at(RECENT, "2018-12-31"),
      },
    },
  });
});

test("les aides sont demandées au demandeur ou à son groupe, à leur période ; leur passé est laissé au moteur", () => {
  const request = buildRequest(foyer({}, { conjoint: conjoint() }), [aah, rsa, ars, crous]);
  expect(request.individus["demandeur"]).toEqual({
    ...asked,
    aah: { "2026-06": null },
    bourse_criteres_sociaux: { "2026-06": null },
  });
  expect(request.individus["conjoint"]).toEqual({});
  expect(request.familles["_"]).toEqual({
    parents: ["demandeur", "conjoint"],
    enfants: [],
    rsa: { "2026-06": null },
    ars: { "2026": null },
    cmu_c: { "2026-06": null },
  });
});

test("ce que le foyer déclare n’est pas redemandé", () => {
  const declared = { "2026-06": 600, "2026-05": 500, "2025-06": null };
  const request = buildRequest(foyer({ rsa: declared, boursier: true }), [rsa]);
  expect(request.familles["_"]?.["rsa"]).toEqual({ "2026-06": 600, "2026-05": 500, "2025-06": 0 });
  expect(request.individus["demandeur"]?.["boursier"]).toEqual(at(RECENT, true));
});

test("une variable que le moteur n’a pas n’est plus envoyée", () => {
  const request = buildRequest(foyer(), [aah, rsa], new Set(["aah", "rfr"]));
  expect(request.individus["demandeur"]).toEqual(asked);
  expect(request.foyers_fiscaux["_"]).toEqual({
    declarants: ["demandeur"],
    personnes_a_charge: [],
    nbptr: { "2024": null },
  });
});

test("les enfants de plus de 25 ans sans handicap ne comptent pas dans le foyer", () => {
  const enfants = [
    enfant(0, { date_naissance: "2000-06-15" }),
    enfant(1, { date_naissance: "2000-06-16" }),
    enfant(2, { date_naissance: "1990-01-01", handicap: true }),
  ];
  const request = buildRequest(foyer({}, { enfants }), []);
  expect(Object.keys(request.individus)).toEqual(["demandeur", "enfant_1", "enfant_2"]);
  expect(request.menages["_"]?.["enfants"]).toEqual(["enfant_1", "enfant_2"]);
});
