import { expect, test } from "vitest";
import { periodsOf } from "../../situation/periods.ts";
import { famillesDeLaLoi, foyersFiscaux, menages } from "./groupes.ts";
import { conjoint, enfant, foyer, RECENT } from "./kit.ts";
import { at } from "../moteur/requete.ts";

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
