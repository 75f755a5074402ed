import { expect, test } from "vitest";
import { aah, ars, conjoint, crous, enfant, foyer, RECENT, rsa } from "./kit.ts";
import { buildRequest } from "./requete.ts";
import { at } from "../moteur/requete.ts";

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
