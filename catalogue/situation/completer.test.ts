import { expect, test } from "vitest";
import { completer } from "./completer.ts";

test("un foyer d’ailleurs a sa forme ; ce qui ne se lit pas n’a pas été dit", () => {
  expect(
    completer({
      dateDeValeur: "2026-11-15",
      demandeur: {
        date_naissance: "hier",
        nationalite: "FR",
        activite: "astronaute",
        salaire_net: { "2026-11": 900 },
      },
      enfants: [{ date_naissance: "2020-02-30" }, 3],
      famille: { bourse_lycee: false },
      menage: { loyer: "cher", depcom: "69123" },
    }),
  ).toEqual({
    dateDeValeur: "2026-11-15",
    version: 11,
    demandeur: {
      id: "demandeur",
      _role: "demandeur",
      enfant_a_charge: {},
      nationalite: "FR",
      salaire_net: { "2026-11": 900 },
    },
    enfants: [
      { id: "enfant_0", _role: "enfant", enfant_a_charge: {} },
      { id: "enfant_1", _role: "enfant", enfant_a_charge: {} },
    ],
    famille: { en_couple: false, bourse_lycee: false },
    menage: { aide_logement_date_pret_conventionne: "2018-12-31", depcom: "69123" },
    parents: {},
    manquantes: [
      "individu.demandeur.date_naissance",
      "individu.demandeur.activite",
      "individu.demandeur.handicap",
      "individu.enfant.date_naissance",
      "menage.statut_occupation_logement",
    ],
  });
});

test.each([undefined, null, 3, "foyer", [], {}, { dateDeValeur: "2026-02-30" }, { dateDeValeur: 3 }])(
  "sans jour pour calculer, une phrase le dit : %j",
  (given) => {
    expect(() => completer(given)).toThrow("La date de valeur est un jour");
  },
);
