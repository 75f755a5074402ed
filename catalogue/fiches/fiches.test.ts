import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { contexteDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { evaluate } from "../conditions/predicate/evaluate.ts";
import type { Aide } from "../schema/aide.ts";
import { ficheDe, ligneDe } from "./fiche.ts";
import { lisible } from "./lisible.ts";
import type { Noms } from "./phrases/noms.ts";
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
  it.each<[string[], Parameters<typeof aideDe>[0]]>([
    [
      ["avoir de 16 à 25\u00a0ans"],
      regles({ type: "age", operator: ">=", value: 16 }, { type: "age", operator: "<", value: 26 }),
    ],
    [["avoir moins de 26\u00a0ans"], regles({ type: "age", operator: "<=", value: 25 })],
    [["avoir 18\u00a0ans"], regles({ type: "age", operator: "=", value: 18 })],
    [
      ["habiter en Ille-et-Vilaine ou dans le département 99"],
      regles({ type: "departements", values: ["35", "99"] }),
    ],
    [
      ["habiter dans l’une des 7 communes prévues"],
      regles({ type: "communes", values: ["1", "2", "3", "4", "5", "6", "7"] }),
    ],
    [["habiter en Bretagne"], regles({ type: "attached_to_institution" })],
    [
      ["avoir un quotient familial d’au plus 700\u00a0€ par mois"],
      regles({ type: "quotient_familial", period: "month", value: 700 }),
    ],
    [
      ["ne pas avoir droit à «\u00a0revenu de solidarité active\u00a0»"],
      regles({ type: "benefit", name: "rsa", invert: true }),
    ],
    [
      ["avoir au moins un enfant de 3 à 11\u00a0ans"],
      regles({ type: "enfants_eligibles", operator: ">=", value: 1, age_min: 3, age_max: 11 }),
    ],
    [
      ["avoir au moins un enfant de moins de 20\u00a0ans ou attendre un enfant"],
      regles({
        type: "enfants_eligibles",
        operator: ">=",
        value: 1,
        age_min: 0,
        age_max: 19,
        a_naitre: true,
      }),
    ],
    [[], regles({ type: "regions", values: [] })],
    [
      [
        "soit être en recherche d’emploi ou en emploi salarié, ou avoir au moins un enfant",
        "soit être en études ou en alternance, et avoir au moins 18\u00a0ans",
      ],
      {
        ...regles(),
        profils: [
          { type: "chomeur", conditions: [] },
          { type: "parent", conditions: [] },
          { type: "salarie", conditions: [] },
          { type: "etudiant", conditions: [{ type: "age", operator: ">=", value: 18 }] },
        ],
      },
    ],
    [
      ["être au lycée ou en CAP", "avoir de 15 à 25\u00a0ans"],
      {
        ...regles({ type: "age", operator: "<=", value: 25 }),
        profils: [{ type: "lyceen", conditions: [{ type: "age", operator: ">=", value: 15 }] }],
      },
    ],
  ])("%s", (attendu, champs) => {
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
    nature: "somme",
    besoin: "vivre",
    montant: 100,
  };

  it("porte ce qui la cherche et la filtre", () => {
    const complete = compiler({
      interestFlag: "_interetBafa",
      legend: "par enfant",
      profils: [
        { type: "etudiant", conditions: [] },
        { type: "etudiant", conditions: [{ type: "departements", values: ["35", "22"] }] },
      ],
      conditions_generales: [{ type: "regions", values: ["53"] }],
    });
    expect(ligneDe(complete)).toEqual({
      ...base,
      legend: "par enfant",
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
    { jour: "2026-06-15" },
  );
  expect(fiche).toMatchObject({
    teleservice: "https://caf.fr/demande",
    lieux: ["caf"],
    verifiee: "2026-05-02",
    pourQui: ["habiter en Bretagne"],
  });
});

const page = { adresse: "https://exemple.fr/", champ: "montant" };
it.each([
  [{ verifiee: "2026-06" }, { reference: [{ ...page, date: "2026-06" }] }],
  [{ verifiee: "2024" }, { reference: [{ ...page, date: "2024" }] }],
  [{ verifiee: "2023-12-31", nonVerifiee: true }, { reference: [{ ...page, date: "2023-12-31" }] }],
  [
    { verifiee: "2025-03" },
    {
      reference: [
        { ...page, date: "2025-03" },
        { ...page, date: "2021" },
      ],
    },
  ],
  [{ verifiee: "2026-06-01" }, { reference: [{ ...page, date: "2019" }], verifie_le: "2026-06-01" }],
  [{ nonVerifiee: true }, { reference: [{ texte: "CSS, art. L521-1" }] }],
  // Papers prove no amount.
  [{ nonVerifiee: true }, { reference: [{ ...page, champ: "papiers", date: "2026" }] }],
  [{ nonVerifiee: true }, {}],
])("dit jusqu’où une fiche est vérifiée : %j", (attendu, champs) => {
  const { verifiee, nonVerifiee } = ficheDe(compiler(champs), noms, { jour: "2026-06-15" });
  expect({ verifiee, nonVerifiee }).toEqual({ verifiee: undefined, nonVerifiee: undefined, ...attendu });
});

it.each([
  [undefined, { reference: [{ ...page, date: "2026-04" }] }],
  [
    [
      { partie: "montant", date: "2026-04" },
      { partie: "papiers", date: "2020", aVerifier: true },
      { partie: "dates", aVerifier: true },
    ],
    {
      reference: [
        { ...page, date: "2026-04" },
        { ...page, champ: "papiers", date: "2020" },
        { ...page, champ: "delai_reponse" },
      ],
    },
  ],
  // A page read for the whole entry says each part.
  [
    undefined,
    {
      reference: [
        { adresse: "https://exemple.fr/tout", date: "2026-05" },
        { ...page, champ: "papiers", date: "2020" },
      ],
    },
  ],
  // An editor who reads it again reads it all.
  [
    undefined,
    {
      reference: [
        { ...page, date: "2026-04" },
        { ...page, champ: "papiers", date: "2020" },
      ],
      verifie_le: "2026-06-01",
    },
  ],
])("dit la date de chaque partie, quand elles ne sont pas d’une année : %j", (attendues, champs) => {
  expect(ficheDe(compiler(champs), noms, { jour: "2026-06-15" }).lectures).toEqual(attendues);
});
