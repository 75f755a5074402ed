import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { aah, caah } from "../handicap/index.ts";
import { chaqueMois, JUIN, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import {
  ppa_bonification,
  ppa_fictive_montant_forfaitaire,
  rsa,
  rsa_socle,
  rsa_socle_majore,
} from "./index.ts";

const A_MAYOTTE = {
  menage: { aide_logement_date_pret_conventionne: "2018-12-31", depcom: "97608" },
} as const;
const foyerDe = (enfants: number, couple = false, demandeur: Partial<Individu> = {}): Situation =>
  foyer(
    { ...ne(30), nationalite: "FR", activite: "inactif", ...demandeur },
    {
      ...A_MAYOTTE,
      famille: { en_couple: couple, rsa_isolement_recent: true },
      enfants: Array.from({ length: enfants }, (_, rang) => enfant(rang, ne(6 + rang))),
      ...(couple && { conjoint: conjoint({ ...ne(30), nationalite: "FR", activite: "inactif" }) }),
    },
  );

// CASF, art. R542-6, I : 50 %, puis 30 % jusqu’au troisième enfant, 10 % à partir du quatrième, de 325,85 €.
test.each([
  ["une personne", 0, false, 1],
  ["un couple", 0, true, 1.5],
  ["un parent de deux enfants", 2, false, 1.8],
  ["un parent de trois enfants", 3, false, 2.1],
  ["un parent de quatre enfants", 4, false, 2.2],
  ["un couple de trois enfants", 3, true, 2.4],
  ["un couple de quatre enfants", 4, true, 2.5],
])("RSA de Mayotte : %s", (_, enfants, couple, parts) => {
  expect(valeurFamille(foyerDe(enfants, couple), rsa_socle)).toBeCloseTo(325.85 * parts, 6);
});

test("CASF, art. R542-6, II : pas de majoration de l’isolement, et XVII : deux euros se versent", () => {
  expect(valeurFamille(foyerDe(1), rsa_socle_majore)).toBe(0);
  const avec = (pension: number) =>
    valeurFamille(foyerDe(0, false, { pensions_alimentaires_percues: chaqueMois(pension) }), rsa);
  expect([avec(323), avec(324)]).toEqual([expect.closeTo(2.85, 2), 0]);
});

test.each([
  ["2023-06", 297.63],
  ["2025-06", 316.61],
])(
  "prime d’activité de Mayotte, base d’une personne en %s : %s € (décret n° 2023-342 ; 2 avril 2025)",
  (mois, base) => {
    const lue = valeurFamille(
      { ...foyerDe(0), dateDeValeur: `${mois}-15` },
      ppa_fictive_montant_forfaitaire,
      moisDe(mois),
    );
    expect(lue).toBe(base);
  },
);

test("décrets n° 2016-866 et n° 2019-71 : le bonus se lit du Smic de Mayotte, de 29,5 à 60 heures", () => {
  // 29,5 × 9,33 = 275,24 € ; 60 × 9,33 = 559,80 €.
  const bonus = (salaire: number) =>
    valeurDemandeur(
      foyerDe(0, false, { activite: "salarie", salaire_net: chaqueMois(salaire) }),
      ppa_bonification,
      JUIN - 1,
    );
  expect([bonus(275), bonus(600)]).toEqual([0, bonus(560)]);
  expect(bonus(276)).toBeGreaterThan(0);
  expect(bonus(559)).toBeLessThan(bonus(560));
});

test("AAH de Mayotte en novembre 2025, 80 % et sans revenu : 514,61 €, sans majoration pour la vie autonome", () => {
  const elle = foyerDe(0, false, { handicap: true, taux_incapacite: 0.9 });
  const mois = moisDe("2025-11");
  const situation = { ...elle, dateDeValeur: "2025-11-15" };
  expect([valeurDemandeur(situation, aah, mois), valeurDemandeur(situation, caah, mois)]).toEqual([
    514.61, 0,
  ]);
});
