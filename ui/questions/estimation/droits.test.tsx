import { expect, it } from "vitest";
import { finished } from "../../../test/journeys.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { ecranSeul } from "../../../test/fixtures/ecran.tsx";
import { TotalEstime } from "./droits.tsx";
import { montrer } from "./montrer.ts";

const { parcours } = finished({ "demandeur/activite": "salarie" });
const revenus = [{ cause: "revenus", texte: "Calculé sans connaître vos revenus de 2024." }] as const;

it.each([
  ["environ 450 € par mois", [{}]],
  ["environ 50 € en une fois", [{ montant: 50, periodicite: "ponctuelle" }]],
  ["environ 900 € par an", [{ montant: 900, periodicite: "annuelle" }]],
  [
    // A maximum is no headline.
    "le total viendra avec vos résultats",
    [{ montant: 250, periodicite: "annuelle", nature: "plafond" }],
  ],
  ["environ 450 € par mois, à vérifier", [{ doutes: revenus }]],
  ["environ 450 € par mois", [{}, { id: "autre", montant: 50, periodicite: "ponctuelle" }]],
  // Aids that the device does not compute may have an amount: nothing here is no answer.
  ["le total viendra avec vos résultats", [{ montant: true }]],
  ["le total viendra avec vos résultats", []],
] as const)("au fil des questions se dit ce que diront les résultats : « %s »", (attendu, champs) => {
  const resultats = desResultats({ droitsEligibles: champs.map((un) => unDroit(un)) });
  expect(ecranSeul(<TotalEstime titre={montrer(resultats, parcours).titre} />).texte).toBe(attendu);
});
