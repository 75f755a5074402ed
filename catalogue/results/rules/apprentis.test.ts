import { expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { contexteDe } from "../../../test/fixtures/foyers.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";
import type { Individu } from "../../situation/situation.ts";

const { byId } = readCatalogue();

/** Pupil of a CAP, 16, whose family has few resources. */
const enCap = (region: string, contrat: Partial<Individu>) =>
  contexteDe(
    {
      demandeur: {
        date_naissance: "2010-02-15",
        activite: "etudiant",
        scolarite: "lycee",
        annee_etude: "cap_1",
        ...contrat,
      },
      menage: { _region: region },
    },
    { legislation: { rfr: 6_000, nbptr: 1 } },
  );

const ouverte = (id: string, region: string, contrat: Partial<Individu>) =>
  evaluate(byId.get(id)!.rules.whole, enCap(region, contrat));

const ELEVE = { alternant: false };
const APPRENTI = { alternant: true, _contrat_alternant: "apprenti" } as const;

it.each([
  ["hauts-de-france-carte-génération-lyceens", "32"],
  ["region_bretagne-aide-au-premier-équipement-professionnel-des-lycéen-ne-s", "53"],
  ["region-hauts-de-france-aide-scola-lycee", "32"],
  ["bourse_merite_lycee", "32"],
  ["prime_internat", "32"],
  ["fonds_social_eleve", "32"],
])("%s est aux élèves du lycée, pas aux apprentis", (id, region) => {
  expect([ELEVE, APPRENTI].map((contrat) => ouverte(id, region, contrat))).toEqual([true, false]);
});

// « Lycée, alternance », « lycéens, stagiaires et apprentis », « en CFA ».
it.each([
  ["region-normandie-pass-monde-etudes-secondaires", "28"],
  ["region_nouvelle_aquitaine-stages-à-létranger-–-infra-bac", "75"],
  ["auvergne-rhone-alpes-permis-pass-region", "84"],
])("%s est aussi aux apprentis", (id, region) => {
  expect([ELEVE, APPRENTI].map((contrat) => ouverte(id, region, contrat))).toEqual([true, true]);
});

it.each([
  "region-normandie-pass-monde-etudes-secondaires",
  "region_nouvelle_aquitaine-stages-à-létranger-–-infra-bac",
])("%s n’est pas à un apprenti du supérieur", (id) => {
  const master = { ...APPRENTI, scolarite: "enseignement_superieur", annee_etude: "master_1" } as const;
  expect(["28", "75"].map((region) => ouverte(id, region, master))).toEqual([false, false]);
});
