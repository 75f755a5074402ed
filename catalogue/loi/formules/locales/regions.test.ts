import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { imposableEn2024 } from "../kit.ts";
import { hauts_de_france_aide_garde_enfant, hauts_de_france_aide_permis } from "./hauts_de_france.ts";
import { ile_de_france_aide_achat_voiture_electrique } from "./ile_de_france.ts";
import { a, enJuin, ne, rattache } from "./kit.ts";
import { nouvelle_aquitaine_aide_permis } from "./nouvelle_aquitaine.ts";
import { occitanie_carte_jeune_region, occitanie_carte_transport_scolaire_lio } from "./occitanie.ts";
import { pays_de_la_loire_epass_jeunes_culture_sport } from "./pays_de_la_loire.ts";

describe("permis en Hauts-de-France", () => {
  const montant = (rfr: number, fields: Partial<Individu> = {}, depcom = "59350") =>
    enJuin(rattache(depcom, rfr / 12, { activite: "chomeur", ...fields }), hauts_de_france_aide_permis);

  test("1 500 € de 18 à 30 ans", () => {
    expect([17, 18, 19, 29, 30, 31].map((ans) => montant(0, ne(ans)))).toEqual([
      0, 1500, 1500, 1500, 1500, 0,
    ]);
    expect(montant(0, {}, "75056")).toBe(0);
  });

  test("célibataire : quotient annuel d’au plus 28 200 €", () => {
    expect([28_199, 28_200, 28_201].map((rfr) => montant(rfr))).toEqual([1500, 1500, 0]);
  });

  test("marié ou pacsé : revenu d’au plus 42 250 €", () => {
    const marie = { statut_marital: "marie" } as const;
    expect([42_249, 42_250, 42_251].map((rfr) => montant(rfr, marie))).toEqual([1500, 1500, 0]);
  });

  test("chômeur, inactif, stagiaire ou apprenti ; ni salarié ni étudiant à ce titre", () => {
    expect(montant(0, { activite: "inactif" })).toBe(1500);
    expect(montant(0, { activite: "etudiant" })).toBe(0);
    expect(montant(0, { activite: "etudiant", stagiaire: true })).toBe(1500);
    expect(montant(0, { activite: "salarie", _contrat_alternant: "apprenti" })).toBe(1500);
    expect(montant(0, { activite: "salarie", _contrat_alternant: "professionnalisation" })).toBe(0);
  });
});

describe("garde d’enfants en Hauts-de-France", () => {
  const actif = { activite: "salarie", ...ne(30) } as const;
  const montant = (situation: Situation) => enJuin(situation, hauts_de_france_aide_garde_enfant, "famille");
  const seule = (rfr: number, ages: readonly number[]) =>
    montant(
      foyer(
        { ...actif, ...imposableEn2024(rfr) },
        { ...a("59350"), enfants: ages.map((ans, n) => enfant(n, ne(ans))) },
      ),
    );
  const couple = (rfr: number, activite: Individu["activite"] = "salarie") =>
    montant(
      foyer(
        { ...actif, ...imposableEn2024(rfr) },
        {
          ...a("59350"),
          conjoint: conjoint({ ...ne(30), ...(activite && { activite }) }),
          famille: { en_couple: true },
          enfants: [enfant(0, ne(1))],
        },
      ),
    );

  test("30 € par enfant de moins de trois ans pour un parent seul, 20 € pour un couple", () => {
    expect(seule(0, [2])).toBe(30);
    expect(seule(0, [3])).toBe(0);
    expect(seule(0, [0, 2, 5])).toBe(60);
    expect(couple(0)).toBe(20);
  });

  test("10 € de plus par enfant handicapé, et autant si un parent l’est", () => {
    const handicape = { handicap: true } as const;
    const de = (parent: Partial<Individu>, petit: Partial<Individu>) =>
      montant(
        foyer({ ...actif, ...parent }, { ...a("59350"), enfants: [enfant(0, { ...ne(1), ...petit })] }),
      );
    expect([de({}, {}), de({}, handicape), de(handicape, {}), de(handicape, handicape)]).toEqual([
      30, 40, 40, 50,
    ]);
  });

  test("tous les parents travaillent, ou apprennent un métier", () => {
    expect([couple(0, "chomeur"), couple(0, "etudiant")]).toEqual([0, 20]);
    const formee = {
      ...ne(30),
      activite: "chomeur",
      revenus_stage_formation_pro: { "2026-06": 700 },
    } as const;
    expect(montant(foyer(formee, { ...a("59350"), enfants: [enfant(0, ne(1))] }))).toBe(30);
    expect(montant(foyer(ne(30), { ...a("59350"), enfants: [enfant(0, ne(1))] }))).toBe(0);
  });

  test("revenu imposable mensuel sous deux Smic nets seul (35 470,39 € par an), trois en couple (53 205,59 €)", () => {
    expect([35_469, 35_470, 35_471].map((rfr) => seule(rfr, [1]))).toEqual([30, 30, 0]);
    expect([53_204, 53_205, 53_206].map((rfr) => couple(rfr))).toEqual([20, 20, 0]);
  });
});

describe("permis en Nouvelle-Aquitaine", () => {
  const montant = (quotientAnnuel: number, fields: Partial<Individu> = {}, depcom = "33063") =>
    enJuin(
      rattache(depcom, quotientAnnuel / 12, { activite: "chomeur", ...fields }),
      nouvelle_aquitaine_aide_permis,
    );
  const apprenti = { activite: "salarie", _contrat_alternant: "apprenti" } as const;

  test.each([
    [9696, 1200, 700],
    [9708, 800, 300],
    [12_000, 800, 300],
    [12_012, 400, 0],
    [15_000, 400, 0],
    [15_012, 0, 0],
  ])("quotient annuel de %i € : %i €, ou %i € en alternance", (quotient, attendu, enAlternance) => {
    expect(montant(quotient)).toBe(attendu);
    expect(montant(quotient, apprenti)).toBe(enAlternance);
  });

  test("de 17 à 25 ans", () => {
    expect([16, 17, 18, 24, 25, 26].map((ans) => montant(0, ne(ans)))).toEqual([
      0, 1200, 1200, 1200, 1200, 0,
    ]);
  });

  test("hors de l’école, en alternance, ou en CAP pour l’enseignement adapté (social.linked.fr, 2024)", () => {
    const lycee = { activite: "etudiant", scolarite: "lycee" } as const;
    // « Les jeunes scolarisés ne sont pas éligibles », sauf en EREA, qui prépare au CAP.
    const eleve = (annee_etude: "cap_1" | "cap_2" | "premiere" | "terminale") =>
      montant(0, { ...lycee, annee_etude });
    expect((["premiere", "terminale", "cap_1", "cap_2"] as const).map(eleve)).toEqual([0, 0, 1200, 1200]);
    expect(montant(0, { activite: "etudiant", scolarite: "enseignement_superieur" })).toBe(0);
    // Un diplôme récent et un contrat, la Mission Locale, un service civique : la question le demande.
    expect(
      (["chomeur", "inactif", "salarie", "service_civique"] as const).map((activite) =>
        montant(0, { activite }),
      ),
    ).toEqual([1200, 1200, 1200, 1200]);
    expect(montant(0, {}, "75056")).toBe(0);
  });
});

describe("voiture électrique en Île-de-France", () => {
  const montant = (quotientAnnuel: number, depcom = "78646") =>
    enJuin(rattache(depcom, quotientAnnuel / 12), ile_de_france_aide_achat_voiture_electrique);

  test.each([
    [6357, 9000],
    [6359, 7500],
    [14_089, 7500],
    [14_091, 4500],
    [30_507, 4500],
    [30_509, 2250],
    [200_000, 2250],
  ])("quotient annuel de %i € : %i €", (quotient, attendu) => {
    expect(montant(quotient)).toBe(attendu);
  });

  test("en grande couronne, sauf quelques communes de la métropole", () => {
    const lieux = ["77288", "91228", "95500", "75056", "92002", "93066", "94028", "91479", "95018", "59350"];
    expect(lieux.map((depcom) => montant(0, depcom))).toEqual([9000, 9000, 9000, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test("cartes d’Occitanie : lycée, BTS et prépas ; transport scolaire", () => {
  const eleve = (fields: Partial<Individu> = {}, depcom = "31555") =>
    foyer(
      {
        ...ne(17),
        activite: "etudiant",
        scolarite: "lycee",
        annee_etude: "terminale",
        statuts_etablissement_scolaire: "public",
        ...fields,
      },
      a(depcom),
    );
  const carte = (...faits: Parameters<typeof eleve>) => enJuin(eleve(...faits), occitanie_carte_jeune_region);
  const car = (...faits: Parameters<typeof eleve>) =>
    enJuin(eleve(...faits), occitanie_carte_transport_scolaire_lio);
  const superieur = { scolarite: "enseignement_superieur", annee_etude: "bts_1" } as const;
  expect([carte(), carte(superieur), carte({ ...superieur, annee_etude: "licence_1" })]).toEqual([
    true,
    true,
    false,
  ]);
  // « Pour tous les lycéens » (règlement, cartejeune.laregion.fr) : en CAP aussi, et quand l’année n’est pas dite.
  expect([carte({ annee_etude: "cap_1" }), carte({ annee_etude: "autre" })]).toEqual([true, true]);
  expect([carte({ activite: "salarie" }), carte({}, "75056")]).toEqual([false, false]);
  expect([car(), car({ scolarite: "college" }), car(superieur), car({}, "75056")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const horsContrat = { statuts_etablissement_scolaire: "prive_hors_contrat" } as const;
  expect([carte(horsContrat), car(horsContrat)]).toEqual([false, false]);
});

test("e.pass des Pays de la Loire : 200 € de 15 à 19 ans, ou étudiant à tout âge", () => {
  const montant = (fields: Partial<Individu>, depcom = "44109") =>
    enJuin(foyer(fields, a(depcom)), pays_de_la_loire_epass_jeunes_culture_sport);
  expect([14, 15, 16, 18, 19, 20].map((ans) => montant(ne(ans)))).toEqual([0, 200, 200, 200, 200, 0]);
  expect(montant({ ...ne(30), activite: "etudiant" })).toBe(200);
  expect(montant(ne(17), "75056")).toBe(0);
});
