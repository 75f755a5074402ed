import { expect, test } from "vitest";
import { calculDe } from "../../embarquee.ts";
import { foyer } from "../../requete/kit.ts";
import { bourse_criteres_sociaux } from "../bourses/index.ts";
import { JUIN } from "../kit.ts";

/**
 * Ten students worked by hand (circular of scholarships, annexe 4; decree of ceilings of 2023): points are 1, 2, 3 or 4 for 30, 250,
 * 3 500 or 13 000 km, 2 for each other child of the parents, 4 if she studies, 4 for a disability, 4 for a carer.
 */
test.each([
  // revenu, enfants, étudiants, km, handicap, aidant : points ; plafond de l’échelon, et du suivant ; euros par mois
  [26_000, 1, 1, 60, true, false, 382.8], // 1 + 4 = 5 : échelon 3 jusqu’à 26 500, 4 jusqu’à 23 066
  [30_000, 3, 1, 0, false, false, 216.3], // 2 × 2 = 4 : échelon 1 jusqu’à 34 450, 2 jusqu’à 27 846
  [30_000, 3, 2, 0, false, false, 307.1], // 2 + 4 = 6 : échelon 2 jusqu’à 32 139, 3 jusqu’à 28 376
  [45_000, 5, 3, 300, false, false, 307.1], // 2 × 2 + 2 × 4 + 2 = 14 : échelon 2 jusqu’à 49 269, 3 jusqu’à 43 513
  [20_000, 1, 1, 0, false, true, 458.7], // 4 : échelon 4 jusqu’à 21 412, 5 jusqu’à 18 285
  [20_000, 1, 1, 0, true, true, 521.2], // 8 : échelon 5 jusqu’à 23 914, 6 jusqu’à 15 094
  [14_000, 4, 1, 4000, false, false, 550.6], // 3 × 2 + 3 = 9 : échelon 6 jusqu’à 15 985, 7 jusqu’à 2 650
  [60_000, 4, 2, 100, true, false, 145.4], // 2 × 2 + 4 + 1 + 4 = 13 : 0 bis jusqu’à 85 743, 1 jusqu’à 58 300
  [4770, 5, 4, 14_000, false, false, 633.5], // 2 + 3 × 4 + 4 = 18, 17 au plus : échelon 7 jusqu’à 4 770
  [101_348, 5, 4, 14_000, false, false, 0], // 17 : 0 bis jusqu’à 101 347
])(
  "%i €, %i enfants, %i étudiants, %i km : bourse",
  (revenu, enfants, etudiants, km, handicap, aidant, du) => {
    const c = calculDe(
      foyer(
        {
          date_naissance: "2005-01-01",
          nationalite: "FR",
          activite: "etudiant",
          scolarite: "enseignement_superieur",
          statuts_etablissement_scolaire: "public",
          annee_etude: "licence_2",
          handicap,
          bourse_criteres_sociaux_base_ressources_parentale: revenu,
        },
        {
          famille: {
            bourse_criteres_sociaux_nombre_enfants_a_charge: enfants,
            bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: etudiants,
          },
          ...(aidant && { precisions: { etudiant_aidant: true } }),
        },
      ),
      { distance: km },
    );
    expect(bourse_criteres_sociaux(c, c.demandeur, JUIN)).toBe(du);
  },
);
