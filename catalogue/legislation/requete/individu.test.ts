import { expect, test } from "vitest";
import { periodsOf } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import { BCS } from "../formules/bourses/conditions.ts";
import { moisDe } from "../mois.ts";
import { type Bareme, valeurEnVigueur } from "../parametres/parametres.ts";
import { individuVariables, monthsBetween } from "./individu.ts";
import { foyer, RECENT } from "./kit.ts";
import { at } from "../moteur/requete.ts";

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
    age: at(RECENT, 20),
    age_en_mois: at(RECENT, 244),
    enceinte: at(RECENT, true),
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

test("n’est enceinte que qui le dit", () => {
  expect(read({ enceinte: "pas_concerne" })).toEqual({ enceinte: at(RECENT, false) });
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
