import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { calcul, chaqueMois, imposableEn2024, JUIN } from "../kit.ts";
import {
  ppa_fictive_montant_forfaitaire,
  ppa_forfait_logement,
  rsa_base_ressources,
  rsa_forfait_logement,
  rsa_socle,
} from "../solidarite/index.ts";
import * as famille from "./index.ts";

interface Foyer {
  ages: readonly (number | Partial<Individu>)[];
  /** Net taxable income of the two parents in 2024. */
  revenus?: readonly [number, number?];
  seul?: boolean;
  commune?: string;
  menage?: Partial<Situation["menage"]>;
}
const REUNION = "97411";

/** Ages at 15 June 2026; the birthdays were in January. */
const enfantsDe = (ages: Foyer["ages"]): Individu[] =>
  ages.map((un, n) => enfant(n, typeof un === "number" ? { date_naissance: `${2026 - un}-01-10` } : un));
const lire = (
  variable: typeof famille.af,
  { ages, revenus: [un, deux = 0] = [0], seul = false, commune, menage }: Foyer,
  periode = JUIN,
): number => {
  const c = calcul(
    foyer(
      { date_naissance: "1985-01-01", nationalite: "FR", activite: "inactif", ...imposableEn2024(un) },
      {
        enfants: enfantsDe(ages),
        famille: { en_couple: !seul },
        ...(!seul && {
          conjoint: conjoint({
            date_naissance: "1985-01-01",
            nationalite: "FR",
            activite: "inactif",
            ...imposableEn2024(deux),
          }),
        }),
        ...((commune ?? menage) && {
          menage: { ...menage, ...(commune && { depcom: commune }) } as Situation["menage"],
        }),
      },
    ),
  );
  return variable(c, c.famille, periode);
};
const SIX = [12, 11, 10, 9, 8, 7];
const nombre = (n: number) => SIX.slice(0, n);

test.each([
  // CSS, art. D521-1 : 66 652 € et 93 276 €, plus 6 664 € par enfant ; la moitié, puis le quart.
  [2, 79_980, 106_604, 153.01],
  [3, 86_644, 113_268, 349.06],
  [4, 93_308, 119_932, 545.1],
  [5, 99_972, 126_596, 741.15],
  [6, 106_636, 133_260, 937.19],
])("allocations familiales de %i enfants : plafonds %i € et %i €, %d €", (n, premier, second, plein) => {
  const en = (revenu: number) => lire(famille.af_base, { ages: nombre(n), revenus: [revenu] });
  expect([0, premier, premier + 1, second, second + 1].map(en)).toEqual(
    [1, 1, 1 / 2, 1 / 2, 1 / 4].map((part) => expect.closeTo(plein * part, 6) as unknown as number),
  );
});

describe("résidence alternée (CSS, art. L521-2)", () => {
  const alterne = (ans: number) => ({ date_naissance: `${2026 - ans}-01-10`, garde_alternee: true });
  test.each([
    // Chaque enfant en résidence alternée compte pour moitié dans le prorata.
    ["deux sur deux", [alterne(8), alterne(6)], 153.01 / 2],
    ["un sur trois", [8, 6, alterne(4)], (349.06 * 2.5) / 3],
    ["trois sur quatre", [8, alterne(6), alterne(5), alterne(4)], (545.1 * 2.5) / 4],
  ])("%s", (_, ages, attendu) => {
    expect(lire(famille.af, { ages })).toBeCloseTo(attendu, 6);
  });

  test("la majoration pour l’âge de l’enfant est de moitié aussi", () => {
    // 16 % de 478,16 € = 76,5056 €, pour un aîné de trois né avant mars 2012.
    const ages = [{ ...alterne(15), date_naissance: "2011-01-10" }, 6, 4];
    expect(lire(famille.af_majoration, { ages })).toBeCloseTo(38.2528, 6);
  });
});

describe("complément familial", () => {
  test.each([
    // CSS, art. R522-2 : 24 853 × (1 + 0,25 + 0,25 + 0,3 …), plus 9 989 € pour deux revenus ou un parent seul.
    [3, 44_735.4],
    [4, 52_191.3],
    [5, 59_647.2],
    [6, 67_103.1],
  ])("%i enfants : plafond de %d €", (n, plafond) => {
    expect(lire(famille.cf_plafond, { ages: nombre(n) })).toBeCloseTo(plafond, 6);
    expect(lire(famille.cf_plafond, { ages: nombre(n), seul: true })).toBeCloseTo(plafond + 9989, 6);
    expect(lire(famille.cf_plafond, { ages: nombre(n), revenus: [20_000, 5352] })).toBeCloseTo(
      plafond + 9989,
      6,
    );
    expect(lire(famille.cf_plafond, { ages: nombre(n), revenus: [20_000, 5351] })).toBeCloseTo(plafond, 6);
    const sous = Math.floor(plafond / 2);
    const cf = (revenu: number) => lire(famille.cf, { ages: nombre(n), revenus: [revenu] });
    expect([sous, sous + 1].map(cf)).toEqual([298.75, 199.15]);
  });

  test("outre-mer, la majoration double à la moitié du plafond de rentrée, aucune avec un enfant plus jeune", () => {
    // CSS, art. D755-6 : 22 274 × 1,6 = 35 638,40 pour deux enfants, 17 819,20 pour la majoration.
    const cf = (revenu: number, ages = [4, 8]) =>
      lire(famille.cf, { ages, revenus: [revenu], commune: REUNION });
    expect([17_819, 17_820, 35_638, 35_639].map((un) => cf(un))).toEqual([298.75, 199.15, 199.15, 199.1]);
    expect(cf(0, [4, 1])).toBe(0);
  });
});

test.each([
  // CSS, art. D531-2 : mêmes rangs d’enfants, 24 853 € pour le taux plein, 29 694 € pour la moitié.
  [2, 37_279.5, 44_541],
  [3, 44_735.4, 53_449.2],
  [4, 52_191.3, 62_357.4],
])("allocation de base, %i enfants dont un bébé : %d € puis %d €", (n, plein, partiel) => {
  const paje = (revenu: number, reste: Partial<Foyer> = {}) =>
    lire(famille.paje_base, { ages: [1, ...nombre(n - 1)], revenus: [revenu], ...reste });
  const bords = [plein, plein + 1, partiel, partiel + 1].map(Math.floor);
  const montants = [199.15364, 99.57682, 99.57682, 0].map((un) => expect.closeTo(un, 5) as unknown);
  expect(bords.map((un) => paje(un))).toEqual(montants);
  // Un parent seul, ou deux revenus : 9 989 € de plus, 11 936 € pour le taux partiel.
  const seul = [plein + 9989, plein + 9990, partiel + 11_936, partiel + 11_937].map(Math.floor);
  expect(seul.map((un) => paje(un, { seul: true }))).toEqual(montants);
});

test.each([
  // CSS, art. R543-5 : 22 274 € plus 30 % par enfant ; de 6 à 10 ans 429,01 €, de 11 à 14 ans 452,67 €.
  [[8, 7], 35_638, 858.010304],
  [[12, 8, 7], 42_320, 1310.684376],
  [[12, 11, 8, 7], 49_002, 1763.358448],
])("rentrée scolaire de %j : jusqu’à %i €, %d €", (ages, plafond, plein) => {
  const ars = (revenu: number) => lire(famille.ars, { ages, revenus: [revenu] }, 2026);
  const exact = 22_274 * (1 + 0.3 * ages.length);
  expect(ars(plafond)).toBeCloseTo(plein, 5);
  // CSS, art. D543-1 : au-dessus, ce qui reste du dépassement.
  expect(ars(plafond + 100)).toBeCloseTo(plein - (plafond + 100 - exact), 5);
});

describe("ce que la taille du foyer change au RSA et à la prime d’activité", () => {
  test.each([
    // CASF, art. R262-1 : 651,69 € ; la moitié pour la deuxième personne, 30 % pour les deux premiers enfants
    // d’un couple, 40 % ensuite ; seul : 50 %, 30 %, puis 40 %. CSS, art. D843-1 : les mêmes, sur 638,28 €.
    [false, 1, 1.8],
    [false, 2, 2.1],
    [false, 3, 2.5],
    [false, 4, 2.9],
    [true, 1, 1.5],
    [true, 2, 1.8],
    [true, 3, 2.2],
    [true, 4, 2.6],
  ])("seul %s, %i enfants : %d fois le montant de base", (seul, n, fois) => {
    const situation = { ages: nombre(n), seul };
    expect(lire(rsa_socle, situation)).toBeCloseTo(651.69 * fois, 4);
    expect(lire(ppa_fictive_montant_forfaitaire, situation)).toBeCloseTo(638.28 * fois, 4);
  });

  test.each([
    // CASF, art. R262-9 ; CSS, art. R844-3 : 12 % pour un, 16 % de 1,5 pour deux, 16,5 % de 1,8 au-delà.
    [true, 0, 0.12],
    [true, 1, 0.24],
    [true, 2, 0.297],
    [false, 0, 0.24],
    [false, 1, 0.297],
    [false, 4, 0.297],
  ])("seul %s, %i enfants, logé pour rien : %d fois le montant de base", (seul, n, fois) => {
    const menage = { statut_occupation_logement: "loge_gratuitement" } as const;
    const situation = { ages: nombre(n), seul, menage };
    expect(lire(rsa_forfait_logement, situation)).toBeCloseTo(651.69 * fois, 4);
    expect(lire(ppa_forfait_logement, situation)).toBeCloseTo(638.28 * fois, 4);
  });

  test.each([
    // CASF, art. R262-11 : sans les majorations d’âge ni celle du complément ; l’ASF pour 22,5 % de 478,16 €.
    ["deux enfants", { ages: [8, 6] }, 153.01],
    ["deux enfants dont l’aîné a 15 ans", { ages: [17, 15] }, 153.01],
    ["trois enfants et le complément majoré", { ages: [9, 8, 7] }, 349.06 + 199.15364],
    ["un bébé", { ages: [1] }, 199.15364],
    ["un parent seul d’un enfant", { ages: [8], seul: true }, 107.586],
    ["un parent seul de deux enfants", { ages: [8, 6], seul: true }, 2 * 107.586 + 153.01],
  ] as const)("prestations familiales comptées : %s", (_, situation, attendu) => {
    expect(lire(rsa_base_ressources, situation)).toBeCloseTo(attendu, 3);
  });

  test("une pension alimentaire reçue se compte, et l’ASF qui reste jusqu’à son forfait", () => {
    const c = calcul(
      foyer(
        {
          date_naissance: "1985-01-01",
          nationalite: "FR",
          pensions_alimentaires_percues: chaqueMois(150),
        },
        { enfants: enfantsDe([8]), famille: { en_couple: false } },
      ),
    );
    // 201,78 − 150 = 51,78 € d’ASF, sous 107,59 € : elle compte entière.
    expect(rsa_base_ressources(c, c.famille, JUIN)).toBeCloseTo(201.78352, 3);
  });
});
