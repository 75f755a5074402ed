import { expect, test } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { type Foyer, neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { valeursDeLaLoi } from "../../test/fixtures/droits.ts";
import { buildCatalogue } from "../catalogue.ts";
import type { Legislation } from "../loi/legislation.ts";
import { none } from "../loi/none.ts";
import type { Aide } from "../schema/aide.ts";
import { defaultParameters } from "../situation/context.ts";
import { ecarts } from "./ecarts.ts";

const aides: Aide[] = [
  aideDe({ slug: "ouverte", national: true, conditions_generales: [] }),
  aideDe({
    slug: "jeunes",
    conditions_generales: [
      { type: "regions", values: ["53"] },
      { type: "age", operator: "<=", value: 25 },
    ],
  }),
  aideDe({ slug: "cachee", private: true }),
  aideDe({ slug: "finie", fin: "2026-11-19" }),
  aideDe({
    slug: "bafa",
    national: true,
    conditions_generales: [{ type: "age", operator: ">=", value: 17 }],
    interestFlag: "_interetBafa",
  }),
  aideDe({
    slug: "metiers",
    national: true,
    conditions_generales: [],
    profils: [
      { type: "etudiant", conditions: [] },
      { type: "salarie", conditions: [] },
    ],
  }),
  { ...aideDe({ slug: "loi", entity: "familles", openfiscaPeriod: "thisMonth" }), source: "openfisca" },
];
const tools = {
  catalogue: buildCatalogue(aides, [institutionDe()]),
  legislation: none,
  velos: () => Promise.reject(new Error("aucun vélo")),
  marque: "neutre" as const,
  parameters: defaultParameters,
};
const noms = {
  lieu: (_: string, code: string) => (code === "53" ? "Bretagne" : undefined),
  aide: () => undefined,
};

const lire = (foyer: Foyer) => ecarts(situationDe(foyer), tools, noms);

/** Of these aids alone, what each lacks, by its rule; the law gives none. */
async function ecartsDe(unes: readonly Aide[], foyer: Foyer): Promise<[string, string[]][]> {
  const legislation: Legislation = { partie: "législation", compute: async () => valeursDeLaLoi() };
  const catalogue = buildCatalogue(unes, [institutionDe()]);
  const trouves = await ecarts(situationDe(foyer), { ...tools, catalogue, legislation }, noms);
  return trouves.map(({ id, manque }) => [id, manque.map(({ rule }) => rule.replaceAll("\u00a0", " "))]);
}

test("chaque aide publique à règles dit ce qui lui manque, et elle seule", async () => {
  const foyer: Foyer = {
    demandeur: { date_naissance: neIlYA(27), activite: "chomeur" },
    menage: { depcom: "44109", _nomCommune: "Nantes", _departement: "44", _region: "52" },
  };
  expect(await lire(foyer)).toEqual([
    {
      id: "jeunes",
      manque: [
        {
          rule: "habiter en Bretagne",
          read: "commune\u00a0: Nantes",
          holds: false,
          reads: ["menage.depcom"],
        },
        {
          rule: "avoir moins de 26\u00a0ans",
          read: "âge\u00a0: 27\u00a0ans",
          holds: false,
          reads: ["individu.demandeur.date_naissance"],
        },
      ],
    },
    {
      id: "bafa",
      manque: [
        {
          rule: "avoir ce projet\u00a0: BAFA et BAFD",
          read: "projet\u00a0: non",
          holds: false,
          reads: ["individu.demandeur._interetBafa"],
        },
      ],
    },
    {
      id: "metiers",
      manque: [
        {
          rule: "être en études, en alternance ou en emploi salarié",
          read: "activité\u00a0: en recherche d’emploi",
          holds: false,
          reads: ["individu.demandeur.activite"],
        },
      ],
    },
  ]);
});

test("ne sont dits manquer ni le projet qui a été dit, ni les profils dont l’un convient", async () => {
  const dixSept: Aide["conditions_generales"] = [{ type: "age", operator: ">=", value: 17 }];
  const unes = [
    aideDe({ slug: "bafa", conditions_generales: dixSept, interestFlag: "_interetBafa" }),
    aideDe({
      slug: "metiers",
      conditions_generales: dixSept,
      profils: [{ type: "etudiant" }, { type: "salarie" }],
    }),
  ];
  const foyer: Foyer = {
    demandeur: { date_naissance: neIlYA(16), activite: "etudiant", _interetBafa: true },
  };
  expect(await ecartsDe(unes, foyer)).toEqual([
    ["bafa", ["avoir au moins 17 ans"]],
    ["metiers", ["avoir au moins 17 ans"]],
  ]);
});

test("n’ont pas d’écart les aides de la loi, ni celles que l’on reçoit déjà", async () => {
  const ailleurs: Aide = aideDe({ slug: "rsa", openfiscaPeriod: "thisMonth" });
  const loi: Aide = { ...aideDe({ slug: "ppa", openfiscaPeriod: "thisMonth" }), source: "openfisca" };
  expect(await ecartsDe([ailleurs, loi], {})).toEqual([["rsa", ["habiter en Bretagne"]]]);
  expect(await ecartsDe([ailleurs, loi], { demandeur: { rsa: { "2026-11": 600 } } })).toEqual([]);
});

test("un foyer qui remplit tout n’a aucun écart", async () => {
  const foyer: Foyer = {
    demandeur: { date_naissance: neIlYA(20), activite: "etudiant", _interetBafa: true },
    menage: { depcom: "35238", _nomCommune: "Rennes", _departement: "35", _region: "53" },
  };
  expect(await lire(foyer)).toEqual([]);
});
