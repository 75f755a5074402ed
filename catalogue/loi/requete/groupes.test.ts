import { expect, test } from "vitest";
import { periodsOf } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import { BCS } from "../formules/bourses/conditions.ts";
import { moisDe } from "../mois.ts";
import { at, type Variables } from "../moteur/requete.ts";
import { type Bareme, valeurEnVigueur } from "../parametres/parametres.ts";
import { famillesDeLaLoi, foyersFiscaux, menages } from "./groupes.ts";
import { individuVariables, monthsBetween } from "./individu.ts";
import { conjoint, enfant, foyer, LAST12, RECENT } from "./kit.ts";

const TREIZE_MOIS = ["2026-06", ...LAST12];

const read = (demandeur: Partial<Individu>, rest: Partial<Situation> = {}) => {
  const situation = foyer(demandeur, rest);
  return individuVariables(situation.demandeur, situation, periodsOf(situation.dateDeValeur));
};

test("étudiante de 20 ans en apprentissage, enceinte, qui part étudier six mois à l’étranger", () => {
  const variables = read(
    {
      date_naissance: "2006-01-20",
      nationalite: "FR",
      activite: "etudiant",
      alternant: true,
      _contrat_alternant: "apprenti",
      _nombreMoisDebutContratDeTravail: 5,
      categorie_salarie: "prive_non_cadre",
      enceinte: "enceinte",
      handicap: false,
      regime_securite_sociale: "inconnu",
      enfant_a_charge: { "2026": false },
      _interetEtudesEtranger: true,
      _dureeMoisEtudesEtranger: 6,
    },
    { parents: { _en_france: false } },
  );
  expect(variables).toEqual({
    date_naissance: { ETERNITY: "2006-01-20" },
    enfant_a_charge: { "2026": false },
    nationalite: at(RECENT, "FR"),
    alternant: at(RECENT, true),
    categorie_salarie: at(RECENT, "prive_non_cadre"),
    secteur_activite_employeur: at(RECENT, "non_agricole"),
    handicap: at(RECENT, false),
    activite: at(RECENT, "etudiant"),
    age: at(TREIZE_MOIS, expect.any(Number)),
    age_en_mois: at(TREIZE_MOIS, expect.any(Number)),
    enceinte: at(TREIZE_MOIS, expect.any(Boolean)),
    apprenti: at(RECENT, true),
    professionnalisation: at(RECENT, false),
    contrat_de_travail_debut: at(RECENT, "2026-01-15"),
    peec_employeur: at(RECENT, true),
    debut_etudes_etranger: at(RECENT, "2026-06-15"),
    // Six mois moyens, arrondis au jour du dessus : le moteur en compte six.
    fin_etudes_etranger: at(RECENT, "2026-12-15"),
    regime_securite_sociale: at(RECENT, "regime_general"),
    bourse_criteres_sociaux_distance_domicile_familial: at(RECENT, 260),
  });
});

test.each([
  ["salarie", "actif"],
  ["independant", "actif"],
  ["service_civique", "actif"],
  ["chomeur", "chomeur"],
  ["retraite", "retraite"],
  ["inactif", "inactif"],
] as const)("l’activité %s est envoyée comme %s", (activite, sent) => {
  expect(read({ activite })).toEqual({ activite: at(RECENT, sent) });
});

test("l’âge est celui du dernier jour de chaque mois passé, négatif avant la naissance (CSS, art. R843-1, II)", () => {
  const mois = (lu: Variables, nom: string) =>
    ["2026-06", "2026-05", "2026-04", "2026-03"].map((un) => lu[nom]?.[un]);
  const grande = read({ date_naissance: "2001-05-16" });
  expect([mois(grande, "age"), mois(grande, "age_en_mois")]).toEqual([
    [25, 25, 24, 24],
    [300, 300, 299, 298],
  ]);
  const bebe = read({ date_naissance: "2026-04-20" });
  expect([mois(bebe, "age"), mois(bebe, "age_en_mois")]).toEqual([
    [0, 0, 0, -1],
    [1, 1, 0, -1],
  ]);
});

test("qui n’est plus enceinte l’était jusqu’à la naissance d’un enfant du foyer, sauf le père", () => {
  const enceinte = (dit: Individu["enceinte"], naissance?: string) =>
    ["2026-06", "2026-05", "2026-04", "2025-12", "2025-10"].map(
      (mois) =>
        read(
          { ...(dit && { enceinte: dit }) },
          { enfants: [enfant(0, naissance ? { date_naissance: naissance } : {})] },
        )["enceinte"]?.[mois],
    );
  const apres = "2026-05-31";
  expect(enceinte("pas_enceinte", apres)).toEqual([false, false, true, true, false]);
  expect(enceinte("pas_concerne", apres)).toEqual([false, false, false, false, false]);
  expect(enceinte("pas_enceinte")).toEqual([false, false, false, false, false]);
  expect(enceinte("enceinte")).toEqual([true, true, true, false, false]);
});

test("n’est enceinte que qui le dit", () => {
  expect(read({ enceinte: "pas_concerne" })).toEqual({ enceinte: at(TREIZE_MOIS, false) });
  expect(read({})).toEqual({});
});

test("sans projet d’études à l’étranger, aucune date n’est envoyée, même si une durée est restée", () => {
  expect(read({ _interetEtudesEtranger: false, _dureeMoisEtudesEtranger: 6 })).toEqual({});
});

test("la distance au domicile familial vaut zéro chez ses parents ou quand elle est inconnue", () => {
  const distance = (demandeur: Partial<Individu>, parents: Situation["parents"]) =>
    read({ activite: "etudiant", ...demandeur }, { parents })[
      "bourse_criteres_sociaux_distance_domicile_familial"
    ];
  expect(distance({ habite_chez_parents: true }, { _en_france: false })).toEqual(at(RECENT, 0));
  expect(distance({}, { _en_france: true })).toEqual(at(RECENT, 0));
  expect(distance({ activite: "salarie" }, { _en_france: false })).toBeUndefined();
});

test("les mois révolus se comptent au jour près", () => {
  expect(monthsBetween("2006-06-15", "2026-06-15")).toBe(240);
  expect(monthsBetween("2006-06-16", "2026-06-15")).toBe(239);
  expect(monthsBetween("2026-06-16", "2026-06-15")).toBe(-1);
});

test("des parents à l’étranger tombent dans la classe « 250 km et plus » du barème des bourses", () => {
  const { bourse_criteres_sociaux_distance_domicile_familial: distance } = read(
    { activite: "etudiant" },
    { parents: { _en_france: false } },
  );
  const { valeur } = valeurEnVigueur(`${BCS}points_de_charge.distance_domicile_familial`, moisDe("2026-06"));
  const { montants } = valeur as Extract<Bareme, { montants: unknown }>;
  expect([...montants].reverse().find(([seuil]) => seuil <= Number(distance?.["2026-06"]))?.[0]).toBe(250);
});

const periods = periodsOf("2026-06-15");
const CETTE_ANNEE = Array.from({ length: 12 }, (_, rang) => `2026-${String(rang + 1).padStart(2, "0")}`);
const rattache = { enfant_a_charge: { "2026": true } };

test("un étudiant rattaché à ses parents en couple compte dans leur foyer fiscal, avec leurs revenus", () => {
  const situation = foyer(
    { ...rattache, bourse_criteres_sociaux_base_ressources_parentale: 30_000 },
    { parents: { _situation: "en_couple", rfr: 28_000, nbptr: 3 } },
  );
  expect(foyersFiscaux(situation, periods)).toEqual({
    _: {
      declarants: ["parent1", "parent2"],
      personnes_a_charge: ["demandeur"],
      rfr: { "2024": 28_000 },
      rni: { "2024": 28_000 },
      nbptr: { "2024": 3 },
      rbg: { "2024": 30_000 },
    },
  });
  expect(famillesDeLaLoi(situation, periods)["parents"]).toEqual({ parents: ["parent1", "parent2"] });
  expect(menages(situation, periods)["parents"]).toEqual({
    personne_de_reference: ["parent1"],
    conjoint: ["parent2"],
  });
});

test("avec des parents séparés, un seul parent ; le conjoint a son propre foyer fiscal", () => {
  const situation = foyer(rattache, {
    conjoint: conjoint(),
    enfants: [enfant(0)],
    parents: { _situation: "separes", rfr: 0, nbptr: null },
  });
  expect(foyersFiscaux(situation, periods)).toEqual({
    _: {
      declarants: ["parent1"],
      personnes_a_charge: ["demandeur", "enfant_0"],
      rfr: { "2024": 0 },
      rni: { "2024": 0 },
    },
    conjoint: { declarants: ["conjoint"], personnes_a_charge: [] },
  });
  expect(famillesDeLaLoi(situation, periods)["parents"]).toEqual({ parents: ["parent1"] });
  expect(menages(situation, periods)["parents"]).toEqual({
    personne_de_reference: ["parent1"],
    conjoint: [],
  });
});

test("CGI, art. 6 : en union libre chacun a son foyer fiscal, mariés et pacsés n’en font qu’un", () => {
  const foyersDe = (statut_marital: "celibataire" | "marie" | "pacse") =>
    foyersFiscaux(foyer({ statut_marital }, { conjoint: conjoint(), enfants: [enfant(0)] }), periods);
  const ensemble = { _: { declarants: ["demandeur", "conjoint"], personnes_a_charge: ["enfant_0"] } };
  expect([foyersDe("marie"), foyersDe("pacse")]).toEqual([ensemble, ensemble]);
  expect(foyersDe("celibataire")).toEqual({
    _: { declarants: ["demandeur"], personnes_a_charge: ["enfant_0"] },
    conjoint: { declarants: ["conjoint"], personnes_a_charge: [] },
  });
  expect(foyersFiscaux(foyer({ statut_marital: "celibataire" }), periods)).toEqual({
    _: { declarants: ["demandeur"], personnes_a_charge: [] },
  });
});

test("un couple avec enfant non rattaché déclare ensemble", () => {
  const situation = foyer(
    {},
    { conjoint: conjoint(), enfants: [enfant(0)], famille: { en_couple: true, parisien: false } },
  );
  expect(foyersFiscaux(situation, periods)).toEqual({
    _: { declarants: ["demandeur", "conjoint"], personnes_a_charge: ["enfant_0"] },
  });
  expect(famillesDeLaLoi(situation, periods)).toEqual({
    _: {
      parents: ["demandeur", "conjoint"],
      enfants: ["enfant_0"],
      en_couple: at(RECENT, true),
      parisien: at(RECENT, false),
    },
  });
});

test("la bourse de lycée dite par oui ou non vaut 1 ou 0 ce mois-ci, un montant déclaré passe avant", () => {
  const read = (situation: ReturnType<typeof foyer>) =>
    famillesDeLaLoi(situation, periods)["_"]?.["bourse_lycee"];
  expect(read(foyer({}, { famille: { bourse_lycee: true } }))).toEqual({ "2026-06": 1 });
  expect(read(foyer({}, { famille: { bourse_lycee: false } }))).toEqual({ "2026-06": 0 });
  expect(read(foyer({ bourse_lycee: { "2026-06": 90 } }, { famille: { bourse_lycee: true } }))).toEqual({
    "2026-06": 90,
  });
});

test("le logement est décrit pour les cinq derniers mois, son statut pour l’année, un arrondissement par sa ville", () => {
  const menage = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide" as const,
    loyer: 600,
    charges_locatives: 40,
    coloc: false,
    depcom: "75120",
    _codePostal: "75020",
    _nombreMoisEntreeLogement: -2,
  };
  expect(menages(foyer({}, { menage }), periods)).toEqual({
    _: {
      personne_de_reference: ["demandeur"],
      conjoint: [],
      enfants: [],
      aide_logement_date_pret_conventionne: at(RECENT, "2018-12-31"),
      statut_occupation_logement: at(CETTE_ANNEE, "locataire_vide"),
      loyer: at(RECENT, 600),
      charges_locatives: at(RECENT, 40),
      coloc: at(RECENT, false),
      depcom: at(RECENT, "75056"),
      date_entree_logement: at(RECENT, "2026-04-15"),
    },
  });
  const futur = { ...menage, _nombreMoisEntreeLogement: 12 };
  expect(menages(foyer({}, { menage: futur }), periods)["_"]?.["date_entree_logement"]).toEqual(
    at(RECENT, "2027-06-15"),
  );
});
