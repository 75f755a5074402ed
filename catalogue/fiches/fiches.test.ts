import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { contexteDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { evaluate } from "../predicate/evaluate.ts";
import type { Aide } from "../schema/aide.ts";
import { ficheDe, ligneDe } from "./fiche.ts";
import { lisible, type Noms } from "./lisible.ts";
import { pourQui } from "./pour-qui.ts";

const lieux = new Map([
  ["menage.region 53", "Bretagne"],
  ["menage.departement 35", "Ille-et-Vilaine"],
]);
const noms: Noms = {
  lieu: (fact, code) => lieux.get(`${fact} ${code}`),
  aide: (id) => (id === "rsa" ? "revenu de solidarité active" : undefined),
};

const compiler = (champs: Parameters<typeof aideDe>[0]) =>
  buildCatalogue([aideDe(champs)], [institutionDe()]).aides[0]!;

describe("pour qui, en mots", () => {
  const regles = (...conditions_generales: Aide["conditions_generales"]) => ({ conditions_generales });
  it.each<[string, Parameters<typeof aideDe>[0], string[]]>([
    [
      "deux bornes d’âge se lisent ensemble",
      regles({ type: "age", operator: ">=", value: 16 }, { type: "age", operator: "<", value: 26 }),
      ["âge : de 16 à 25 ans"],
    ],
    [
      "une borne seule reste seule",
      regles({ type: "age", operator: "<=", value: 25 }),
      ["âge : au plus 25 ans"],
    ],
    [
      "un âge exact n’est pas une borne",
      regles({ type: "age", operator: "=", value: 18 }),
      ["âge : exactement 18 ans"],
    ],
    [
      "les lieux portent leur nom, et leur code s’ils n’en ont pas",
      regles({ type: "departements", values: ["35", "99"] }),
      ["département : Ille-et-Vilaine ou 99"],
    ],
    [
      "une longue liste de communes est comptée",
      regles({ type: "communes", values: ["1", "2", "3", "4", "5", "6", "7"] }),
      ["commune : une des 7 prévues"],
    ],
    [
      "l’institution dit son territoire",
      regles({ type: "attached_to_institution" }),
      ["habite le territoire : Bretagne"],
    ],
    [
      "le quotient familial dit sa période",
      regles({ type: "quotient_familial", period: "month", value: 700 }),
      ["quotient familial : au plus 700 € par mois"],
    ],
    [
      "une autre aide est nommée",
      regles({ type: "benefit", name: "rsa", invert: true }),
      ["ne pas avoir droit à « revenu de solidarité active »"],
    ],
    [
      "les enfants disent leur âge",
      regles({ type: "enfants_eligibles", operator: ">=", value: 1, age_min: 3, age_max: 11 }),
      ["enfants de l’âge prévu : au moins 1 (de 3 à 11 ans)"],
    ],
    ["une liste vide ne dit rien", regles({ type: "regions", values: [] }), []],
    [
      "les profils d’un même fait font une liste",
      {
        ...regles(),
        profils: [
          { type: "chomeur", conditions: [] },
          { type: "parent", conditions: [] },
          { type: "salarie", conditions: [] },
          { type: "etudiant", conditions: [{ type: "age", operator: ">=", value: 18 }] },
        ],
      },
      [
        "activité : en recherche d’emploi ou en emploi salarié ; ou avoir au moins un enfant ; ou activité : en études ou en alternance et âge : au moins 18 ans",
      ],
    ],
    [
      "un profil seul se lit comme les autres règles",
      {
        ...regles({ type: "age", operator: "<=", value: 25 }),
        profils: [{ type: "lyceen", conditions: [{ type: "age", operator: ">=", value: 15 }] }],
      },
      ["âge : de 15 à 25 ans", "scolarité : au lycée ou en CAP"],
    ],
  ])("%s", (_, champs, attendu) => {
    expect(pourQui(compiler(champs).rules, noms)).toEqual(attendu);
  });

  it("nommer une règle ne change pas pour qui elle est vraie", () => {
    const { whole } = compiler({
      conditions_generales: [
        { type: "regions", values: ["53"] },
        { type: "not", value: { type: "departements", values: ["29"] } },
        { type: "regions", values: [] },
      ],
    }).rules;
    const foyers = [
      { _region: "53", _departement: "35" },
      { _region: "53", _departement: "29" },
      { _region: "11", _departement: "75" },
    ].map((menage) => contexteDe({ menage }));
    expect(foyers.map((foyer) => evaluate(lisible(whole, noms), foyer))).toEqual([true, false, false]);
    expect(foyers.map((foyer) => evaluate(whole, foyer))).toEqual([true, false, false]);
  });
});

describe("une aide dans la liste", () => {
  const base = {
    id: "une-aide",
    label: "une aide",
    institution: "Bretagne",
    institutionId: "une-institution",
    territoire: "region",
    type: "float",
    periodicite: "autre",
    unit: "euro",
    montant: 100,
  };

  it("porte ce qui la cherche et la filtre", () => {
    const complete = compiler({
      interestFlag: "_interetBafa",
      legend: "maximum",
      profils: [
        { type: "etudiant", conditions: [] },
        { type: "etudiant", conditions: [{ type: "departements", values: ["35", "22"] }] },
      ],
      conditions_generales: [{ type: "regions", values: ["53"] }],
    });
    expect(ligneDe(complete)).toEqual({
      ...base,
      legend: "maximum",
      theme: "BAFA et BAFD",
      profils: ["etudiant"],
      regions: ["53"],
      departements: ["35", "22"],
    });
  });

  it("ne porte rien de vide", () => {
    expect(ligneDe(compiler({ national: true, conditions_generales: [] }))).toEqual(base);
  });
});

it("la fiche d’une aide rend le téléservice comme une adresse, ses lieux et sa dernière vérification", () => {
  const fiche = ficheDe(
    compiler({
      teleservice: { caf: "https://caf.fr/demande", msa: "https://msa.fr/demande" },
      lieux: ["caf"],
      verifie_le: "2026-05-02",
    }),
    noms,
  );
  expect(fiche).toMatchObject({
    teleservice: "https://caf.fr/demande",
    lieux: ["caf"],
    verifie_le: "2026-05-02",
    pourQui: ["habite le territoire : Bretagne"],
  });
});
