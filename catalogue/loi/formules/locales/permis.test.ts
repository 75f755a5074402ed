import { describe, expect, it } from "vitest";
import type { Individu as Personne } from "../../../situation/situation.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import type { Variable } from "../../moteur/variable.ts";
import { moisDe } from "../../mois.ts";
import { enfant, foyer } from "../../requete/kit.ts";
import { echelle, calcul } from "../kit.ts";
import {
  cambrai_aide_mobilite_permis_b,
  iwuy_aide_mobilite_permis,
  le_cateau_aide_mobilite_permis,
  les_rues_des_vignes_aide_mobilite_permis,
} from "./cambresis.ts";
import { carcassonne_aide_permis } from "./carcassonne.ts";
import { haute_saone_aide_permis } from "./haute_saone.ts";
import { haute_vienne_aide_permis } from "./haute_vienne.ts";
import { a, enJuin, ne, rattache } from "./kit.ts";
import {
  loire_atlantique_aide_mobilite_permis_am,
  loire_atlantique_aide_mobilite_permis_b,
} from "./loire_atlantique.ts";
import { pass_jeune_54 } from "./meurthe_et_moselle.ts";
import { vendee_bourses_jeunes_benevoles_montant_max } from "./vendee.ts";

interface Aide {
  variable: Variable<IndividuDeLaLoi, number>;
  depcom: string;
  ailleurs: string;
  /** First and last age. */
  ages: readonly [number, number];
  /** Highest amount. */
  montant: number;
  demandeur?: Partial<Personne>;
}

const aides: readonly Aide[] = [
  {
    variable: cambrai_aide_mobilite_permis_b,
    depcom: "59122",
    ailleurs: "59136",
    ages: [18, 25],
    montant: 400,
  },
  {
    variable: le_cateau_aide_mobilite_permis,
    depcom: "59136",
    ailleurs: "59122",
    ages: [18, 25],
    montant: 400,
  },
  { variable: iwuy_aide_mobilite_permis, depcom: "59322", ailleurs: "59122", ages: [18, 25], montant: 180 },
  {
    variable: les_rues_des_vignes_aide_mobilite_permis,
    depcom: "59517",
    ailleurs: "59122",
    ages: [16, 25],
    montant: 400,
  },
  { variable: carcassonne_aide_permis, depcom: "11069", ailleurs: "11262", ages: [16, 25], montant: 700 },
  { variable: haute_saone_aide_permis, depcom: "70550", ailleurs: "25056", ages: [18, 25], montant: 400 },
  { variable: haute_vienne_aide_permis, depcom: "87085", ailleurs: "23096", ages: [15, 24], montant: 500 },
  {
    variable: loire_atlantique_aide_mobilite_permis_am,
    depcom: "44109",
    ailleurs: "85191",
    ages: [14, 24],
    montant: 100,
  },
  {
    variable: loire_atlantique_aide_mobilite_permis_b,
    depcom: "44109",
    ailleurs: "85191",
    ages: [17, 24],
    montant: 500,
  },
  { variable: pass_jeune_54, depcom: "54395", ailleurs: "57463", ages: [6, 16], montant: 100 },
  {
    variable: vendee_bourses_jeunes_benevoles_montant_max,
    depcom: "85191",
    ailleurs: "44109",
    // betagouv/aides-jeunes, 51e81ef, 20 août 2025 : « 17-25 ans ».
    ages: [17, 25],
    montant: 800,
  },
];

describe.each(aides.map((aide) => [aide.variable.definition.libelle, aide] as const))(
  "%s",
  (_, { variable, depcom, ailleurs, ages: [premier, dernier], montant }) => {
    const de = (ans: number, commune = depcom) => enJuin(rattache(commune, 0, ne(ans)), variable);

    it("est versée du premier au dernier âge, pas avant, pas après", () => {
      expect([premier - 1, premier, premier + 1].map((ans) => de(ans))).toEqual([0, montant, montant]);
      expect([dernier - 1, dernier, dernier + 1].map((ans) => de(ans))).toEqual([montant, montant, 0]);
    });

    it("ne l’est qu’à ceux qui habitent là", () => {
      expect(de(premier, ailleurs)).toBe(0);
      expect(de(premier, "")).toBe(0);
    });
  },
);

/** Monthly quotients and amounts (communes.… and departements.… of the parameters). */
const baremes: readonly [
  Variable<IndividuDeLaLoi, number>,
  string,
  number,
  [quotient: number, montant: number][],
][] = [
  [
    carcassonne_aide_permis,
    "11069",
    20,
    echelle("700 ≤ 500.99 ; 630 ≤ 600.99 ; 560 ≤ 800.99 ; 450 ≤ 1100.99 ; 300 ≤ 9999", 0.01),
  ],
  [
    haute_saone_aide_permis,
    "70550",
    20,
    echelle("400 ≤ 299.99 ; 250 ≤ 599.99 ; 150 ≤ 999.99 ; 100 ≤ 1200.99 ; 0", 0.01),
  ],
  [haute_vienne_aide_permis, "87085", 20, echelle("500 ≤ 400.99 ; 250 ≤ 769.99 ; 150 ≤ 1000.99 ; 0", 0.01)],
  [
    loire_atlantique_aide_mobilite_permis_am,
    "44109",
    20,
    [
      [600.99, 100],
      [601, 0],
    ],
  ],
  [
    loire_atlantique_aide_mobilite_permis_b,
    "44109",
    20,
    [
      [600.99, 500],
      [601, 0],
    ],
  ],
  [pass_jeune_54, "54395", 16, echelle("100 ≤ 450.99 ; 70 ≤ 550.99 ; 50 ≤ 650.99 ; 0", 0.01)],
];

describe.each(
  baremes.map(([variable, ...reste]) => [variable.definition.libelle, variable, ...reste] as const),
)("%s", (_, variable, depcom, ans, montants) => {
  it.each(montants)("avec un quotient mensuel de %d €, donne %d €", (quotient, montant) => {
    expect(enJuin(rattache(depcom, quotient, ne(ans)), variable)).toBe(montant);
  });

  it("ne dépend pas de l’ordre des enfants", () => {
    const enfants = [enfant(0, ne(1)), enfant(1, ne(3))];
    const avec = (rang: typeof enfants) =>
      enJuin(rattache(depcom, 400, ne(ans), { enfants: rang }), variable);
    expect(avec(enfants)).toBe(avec([...enfants].reverse()));
  });
});

describe("les aides au permis de Cambrai et du Cateau-Cambrésis", () => {
  it.each([
    ["chomeur", 400],
    ["etudiant", 400],
    ["inactif", 400],
    [undefined, 400],
    ["salarie", 0],
    ["independant", 0],
    ["service_civique", 0],
    ["retraite", 0],
  ] as const)("avec l’activité « %s », donnent %d €", (activite, montant) => {
    const demandeur = activite ? { activite } : {};
    expect(enJuin(rattache("59122", 0, demandeur), cambrai_aide_mobilite_permis_b)).toBe(montant);
    expect(enJuin(rattache("59136", 0, demandeur), le_cateau_aide_mobilite_permis)).toBe(montant);
  });
});

describe("le Pass Jeunes 54 d’un parent", () => {
  const parent = (...ages: number[]) =>
    enJuin(
      foyer(ne(40), { ...a("54395"), enfants: ages.map((ans, n) => enfant(n, ne(ans))) }),
      pass_jeune_54,
    );

  it("est celui de chaque enfant de 6 à 16 ans", () => {
    expect([parent(), parent(5), parent(6), parent(16), parent(17)]).toEqual([0, 0, 100, 100, 0]);
    expect(parent(5, 7, 12, 18)).toBe(200);
  });

  it("n’existait pas avant 2024", () => {
    const en = (mois: string) => {
      const enfants = [enfant(0, ne(12))];
      const c = calcul(foyer(ne(40), { ...a("54395"), dateDeValeur: `${mois}-15`, enfants }));
      return pass_jeune_54(c, c.demandeur, moisDe(mois));
    };
    expect(["2023-12", "2024-01"].map(en)).toEqual([0, 100]);
  });
});
