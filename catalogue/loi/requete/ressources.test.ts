import { describe, expect, it, test } from "vitest";
import { periodsOf } from "../../situation/periods.ts";
import type { Individu } from "../../situation/situation.ts";
import { limiteExoneree } from "./exoneration.ts";
import { conjoint, foyer, LAST12 } from "./kit.ts";
import { chomageBrut, retraiteBrute, salaireDeBase, salaireImposable } from "./montants.ts";
import { hasTaxItems, prestationsFamiliales, ressourceVariables } from "./ressources.ts";
import { at } from "../moteur/requete.ts";

const periods = periodsOf("2026-06-15");
const MONTHS = ["2026-06", ...LAST12];
const INCONNUS = ["2025-05", "2025-04", "2025-03", "2025-02", "2025-01"];
const PAST = [...INCONNUS, ...periods.fiscalYear12Months, ...periods.previousFiscalYear12Months];
const read = (fields: Partial<Individu>, taxItems = false) =>
  ressourceVariables(foyer(fields).demandeur, periods, taxItems);
const every = (amount: number) => Object.fromEntries(MONTHS.map((month) => [month, amount]));

test("les bruts et l’imposable concordent avec le moteur de référence", () => {
  expect(salaireDeBase(620)).toBeCloseTo(794.8718, 4);
  expect(salaireDeBase(1400)).toBeCloseTo(1794.8718, 4);
  expect(salaireImposable(1400, "2026-06")).toBeCloseTo(1451.1404, 4);
  expect(chomageBrut(700, "2026-06")).toBeCloseTo(772.4799, 4);
  expect(retraiteBrute(250, "2026-06")).toBeCloseTo(269.9784, 4);
});

describe("CGI, art. 81 bis", () => {
  const imposable = (net: number) => net * (1 + (0.029 * 0.9825) / 0.78);
  const imposables = (fields: Partial<Individu>) => read(fields)["salaire_imposable"] ?? {};
  const de = (annee: string, values: Record<string, unknown>) =>
    Object.entries(values).flatMap(([month, value]) => (month.startsWith(annee) ? [Number(value)] : []));
  const somme = (montants: number[]) => montants.reduce((total, un) => total + un, 0);

  it("exonère un apprenti jusqu’au Smic de chaque année, somme de ses mois arrondie à l’euro", () => {
    expect(limiteExoneree(periods.fiscalYear12Months)).toBe(21_273);
    const petit = imposables({ _contrat_alternant: "apprenti", salaire_net: every(620) });
    expect(petit).toEqual({ ...at(PAST, 0), ...every(0) });
    const grand = imposables({ _contrat_alternant: "apprenti", salaire_net: every(2300) });
    expect(somme(de("2024", grand))).toBeCloseTo(12 * imposable(2300) - 21_273, 4);
    // Six mois de 2026 : le Smic de janvier à mai cinq fois, celui de juin une fois.
    expect(somme(de("2026", grand))).toBeCloseTo(6 * imposable(2300) - 10_982, 4);
  });

  it("impose un contrat de professionnalisation en entier", () => {
    const montants = imposables({ _contrat_alternant: "professionnalisation", salaire_net: every(1100) });
    expect(de("2024", montants)[0]).toBeCloseTo(imposable(1100), 4);
  });

  it("exonère de même la gratification d’un stage, dont seul l’excédent s’ajoute au salaire", () => {
    expect(read({ indemnites_stage: every(640) })["salaire_imposable"]).toBeUndefined();
    const montants = imposables({ indemnites_stage: every(2000), salaire_net: every(100) });
    expect(somme(de("2024", montants))).toBeCloseTo(12 * (2000 + imposable(100)) - 21_273, 4);
  });
});

test("un salaire donne net, base et imposable, et sa moyenne vaut pour les deux années fiscales", () => {
  const variables = read({ salaire_net: { ...every(780), "2026-06": 1560 } });
  expect(Object.keys(variables)).toEqual(["salaire_net", "salaire_de_base", "salaire_imposable"]);
  expect(variables["salaire_net"]).toEqual({ ...at(PAST, 780), ...every(780), "2026-06": 1560 });
  expect(variables["salaire_de_base"]).toEqual({ ...at(PAST, 1000), ...every(1000), "2026-06": 2000 });
});

test("un montant laissé vide vaut zéro", () => {
  expect(read({ pensions_invalidite: { "2026-06": null, "2026-05": 120 } })).toEqual({
    pensions_invalidite: { ...at(PAST, 10), "2026-06": 0, "2026-05": 120 },
  });
});

test("le revenu d’indépendant de l’an dernier vaut pour les années fiscales", () => {
  expect(read({ rpns_micro_entreprise_CA_bnc_imp: { "2025": 9000 } })).toEqual({
    rpns_micro_entreprise_CA_bnc_imp: { "2024": 9000, "2023": 9000, "2025": 9000 },
  });
  expect(read({ rpns_autres_revenus: { "2025": null } })).toEqual({ rpns_autres_revenus: { "2025": 0 } });
});

test("une prestation de la personne ne devient pas un revenu du passé", () => {
  expect(read({ aah: every(900) })).toEqual({ aah: every(900) });
});

describe("une prestation qui a cessé ce mois-ci se recalcule", () => {
  it.each([
    [0, undefined],
    [1, undefined],
    [2, 2],
    [900, 900],
    [null, undefined],
  ])("à %s € ce mois-ci, la loi reçoit %s ; les mois passés restent", (montant, recu) => {
    const recue = { ...every(900), "2026-06": montant };
    const attendu = recu === undefined ? {} : { "2026-06": recu };
    const passe = at(LAST12, 900);
    expect(read({ aah: recue })).toEqual({ aah: { ...passe, ...attendu } });
    const rsa = prestationsFamiliales([foyer({ rsa: recue }).demandeur], periods);
    expect(rsa).toEqual({ rsa: { ...passe, ...attendu } });
  });

  it("un contrat d’engagement arrêté n’engage plus ce mois-ci", () => {
    const { sous_contrat_engagement_jeune: sous } = read({
      contrat_engagement_jeune: { ...every(500), "2026-06": 0 },
    });
    expect(sous).toEqual(at(LAST12, true));
  });

  it("ce que le foyer reçoit encore par une autre personne reste donné", () => {
    const deux = [foyer({ rsa: { "2026-06": 0 } }).demandeur, foyer({ rsa: { "2026-06": 300 } }).demandeur];
    expect(prestationsFamiliales(deux, periods)).toEqual({ rsa: { "2026-06": 300 } });
  });

  it("un salaire tombé à zéro, lui, est donné", () => {
    expect(read({ salaire_net: { "2026-06": 0 } }, true)["salaire_net"]).toMatchObject({ "2026-06": 0 });
  });
});

test("avec des revenus fiscaux, un douzième par mois de N-2, et l’an passé seul est supposé", () => {
  const variables = read(
    {
      salaire_net: every(780),
      salaire_imposable: { "2024": 12_000 },
      frais_reels: { "2024": 800 },
      pensions_alimentaires_versees: { "2024": 1200 },
      pensions_alimentaires_percues: { "2024": 2400 },
    },
    true,
  );
  const { salaire_net, salaire_imposable, ...others } = variables;
  expect(salaire_net).toEqual({ ...at(INCONNUS, 780), ...every(780) });
  expect(salaire_imposable).toEqual({
    ...at(periods.fiscalYear12Months, 1000),
    ...at(INCONNUS, expect.closeTo(780 + 0.029 * 0.9825 * 1000, 4)),
    ...every(780 + 0.029 * 0.9825 * 1000),
  });
  expect(others).toEqual({
    salaire_de_base: at([...INCONNUS, ...MONTHS], 1000),
    frais_reels: { "2024": 800 },
    pensions_alimentaires_versees_individu: at(periods.fiscalYear12Months, -100),
    pensions_alimentaires_percues: at(periods.fiscalYear12Months, 200),
  });
});

test("une pension versée ces derniers mois est négative, et vaut pour les années que personne n’a dites", () => {
  const versee = every(100);
  expect(read({ pensions_alimentaires_versees_individu: versee })).toEqual({
    pensions_alimentaires_versees_individu: { ...at(PAST, -100), ...every(-100) },
  });
  const dite = read(
    { pensions_alimentaires_versees_individu: versee, pensions_alimentaires_versees: { "2024": 600 } },
    true,
  );
  expect(dite).toEqual({
    pensions_alimentaires_versees_individu: {
      ...at(INCONNUS, -100),
      ...at(periods.fiscalYear12Months, -50),
      ...every(-100),
    },
  });
});

test("un seul revenu fiscal dans le foyer suffit à ne rien supposer", () => {
  const seul = foyer().demandeur;
  expect(hasTaxItems([seul, conjoint()], periods)).toBe(false);
  expect(hasTaxItems([seul, conjoint({ chomage_imposable: { "2024": 0 } })], periods)).toBe(true);
  expect(hasTaxItems([foyer({ salaire_imposable: { "2023": 5 } }).demandeur], periods)).toBe(false);
});

test("le patrimoine est celui d’aujourd’hui", () => {
  expect(read({ livret_a: { "month:2012-01:120": 1500 } })).toEqual({ livret_a: every(1500) });
});

test("les prestations de la famille s’additionnent entre ses membres", () => {
  const people = [
    foyer({ rsa: { "2026-06": 100, "2026-05": null }, aah: every(900) }).demandeur,
    conjoint({ rsa: { "2026-06": 50.5, "2020-01": 7 }, asf: { "2026-06": 200 } }),
  ];
  expect(prestationsFamiliales(people, periods)).toEqual({
    rsa: { "2026-06": 150.5, "2026-05": 0 },
    asf: { "2026-06": 200 },
  });
  expect(ressourceVariables(people[1] as Individu, periods, false)).toEqual({});
});
