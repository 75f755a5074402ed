import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { oracleCases } from "../../test/fixtures/oracle.ts";
import { readKeptRecord, recordSchema, sansPrenoms } from "./record.ts";

const reponse = { entityName: "individu", id: "demandeur", fieldName: "activite", value: "salarie" };
const modele = { answers: { all: [reponse], current: [] }, dateDeValeur: "2026-11-20", version: 11 };

const accepte = (simulation: unknown) => v.is(recordSchema, simulation);
const avecReponse = (changes: object) => ({
  ...modele,
  answers: { all: [{ ...reponse, ...changes }], current: [] },
});
const avecValeur = (fieldName: string, value: unknown) => avecReponse({ fieldName, value });
const salaire = (amounts: unknown) => [{ id: "salaire_net", amounts }];
const rennes = { depcom: "35238", _codePostal: "35000", _nomCommune: "Rennes" };
const sansChamp = (entityName: string, value: unknown) => ({
  ...modele,
  answers: { all: [{ entityName, value }], current: [] },
});
const duFoyer = (entityName: string, fieldName: string, value: unknown) => ({
  ...modele,
  answers: { all: [{ entityName, fieldName, value }], current: [] },
});

describe("une simulation enregistrée", () => {
  it.each(oracleCases.map(({ id, simulation }) => [id, simulation] as const))(
    "du questionnaire de référence est acceptée telle quelle : %s",
    (_, simulation) => {
      expect(v.parse(recordSchema, simulation)).toEqual(simulation);
    },
  );

  it.each<[string, object]>([
    ["sans réponse", { answers: { all: [], current: [] } }],
    ["avec des enfants", { enfants: [0, 2, 5] }],
    ["sans enfant", { enfants: [] }],
    ["dont la liste des enfants n’a pas été touchée", { enfants: null }],
    [
      "avec les revenus imposés de chacun",
      { ressourcesFiscales: { demandeur: { frais_reels: 0 }, enfant_1: {} } },
    ],
    ["avec du patrimoine", { patrimoine: { livret_a: 12.5 } }],
    ["avec une variante de test", { abtesting: { appel: "trouver" } }],
    ["sans variante de test", { abtesting: {} }],
    ["au premier jour admis", { dateDeValeur: "1990-01-01" }],
    ["au dernier jour admis", { dateDeValeur: "2100-12-31" }],
    ["reprise d’une autre", { modifiedFrom: "abc", _id: null }],
  ])("est acceptée %s", (_, changes) => {
    expect(v.parse(recordSchema, { ...modele, ...changes })).toEqual({ ...modele, ...changes });
  });

  it.each<[string, unknown]>([
    ["rien", undefined],
    ["une liste", []],
    ["sans réponses", { dateDeValeur: "2026-11-20", version: 11 }],
    ["sans réponses courantes", { ...modele, answers: { all: [] } }],
    ["une autre liste de réponses", { ...modele, answers: { all: [], current: [], autres: [] } }],
    ["un champ inconnu", { ...modele, admin: true }],
    ["sans date de valeur", { answers: modele.answers, version: 11 }],
    ["une date qui n’existe pas", { ...modele, dateDeValeur: "2026-02-30" }],
    ["un identifiant suivi d’autre chose", { ...modele, _id: "abc/../autre" }],
    ["une clé de réponse suivie d’autre chose", { ...modele, oubliees: ["menage//loyer !"] }],
    ["une clé de réponse précédée d’autre chose", { ...modele, oubliees: ["! menage//loyer"] }],
    ["une date avec une heure", { ...modele, dateDeValeur: "2026-11-20T00:00:00Z" }],
    ["une ancienne version", { ...modele, version: 10 }],
    ["une version en texte", { ...modele, version: "11" }],
    ["des enfants qui ne sont pas des indices", { ...modele, enfants: ["enfant_0"] }],
    ["un indice négatif", { ...modele, enfants: [-1] }],
    ["un indice à virgule", { ...modele, enfants: [0.5] }],
    ["un indice trop grand", { ...modele, enfants: [100] }],
    ["deux fois le même enfant", { ...modele, enfants: [1, 1] }],
    ["des indices dans le désordre", { ...modele, enfants: [2, 1] }],
    ["trop d’enfants", { ...modele, enfants: Array.from({ length: 21 }, (_, i) => i) }],
    ["un revenu imposé inconnu", { ...modele, ressourcesFiscales: { demandeur: { loto: 1 } } }],
    ["les revenus imposés d’un inconnu", { ...modele, ressourcesFiscales: { voisin: { frais_reels: 1 } } }],
    ["un revenu imposé en texte", { ...modele, ressourcesFiscales: { demandeur: { frais_reels: "1" } } }],
    ["un patrimoine inconnu", { ...modele, patrimoine: { yacht: 1 } }],
    ["un patrimoine infini", { ...modele, patrimoine: { livret_a: Infinity } }],
    ["un patrimoine qui n’est pas un nombre", { ...modele, patrimoine: { livret_a: Number.NaN } }],
    [
      "un champ pour la liste des enfants",
      { ...modele, answers: { all: [{ entityName: "enfants", fieldName: "x", value: 1 }], current: [] } },
    ],
    ["un choix écrit autrement", avecValeur("handicap", "oui")],
    ["un revenu négatif", duFoyer("parents", "rfr", -1)],
    ["un nombre d’enfants à virgule", sansChamp("enfants", 1.5)],
    ["un nombre d’enfants en texte", sansChamp("enfants", "2")],
    ["un prénom trop long", avecReponse({ id: "enfant_0", fieldName: "_firstName", value: "a".repeat(41) })],
    ["une commune sans code postal", duFoyer("menage", "depcom", { depcom: "35238", _nomCommune: "Rennes" })],
    [
      "une commune qui en contient une autre",
      duFoyer("menage", "depcom", { ...rennes, depcom: { code: "35238" } }),
    ],
    ["un loyer négatif", duFoyer("menage", "loyer", { loyer: -450 })],
    ["un loyer avec un champ de plus", duFoyer("menage", "loyer", { loyer: 450, version: 12 })],
    ["un loyer sans fin", duFoyer("menage", "loyer", { loyer: 1e308 })],
    ["une ressource inconnue", avecValeur("ressources", ["salaire_net", "loto"])],
    ["un montant trop profond", avecValeur("revenusActivite", salaire({ "2026-11": { net: 1 } }))],
    ["un montant infini", avecValeur("revenusActivite", salaire({ "2026-11": Infinity }))],
    ["un montant en texte", avecValeur("revenusActivite", salaire({ "2026-11": "12" }))],
    ["un montant d’un mois à venir", avecValeur("revenusActivite", salaire({ "2026-12": 12 }))],
    ["un montant d’un mois trop ancien", avecValeur("revenusActivite", salaire({ "2025-10": 12 }))],
    [
      "un mois à venir parmi d’autres",
      avecValeur("revenusActivite", salaire({ "2026-11": 12, "2026-12": 12 })),
    ],
    [
      "un mois à venir pour une ressource parmi d’autres",
      avecValeur("revenusActivite", [
        ...salaire({ "2026-11": 12 }),
        { id: "indemnites_stage", amounts: { "2026-12": 12 } },
      ]),
    ],
    [
      "un mois à venir dans une réponse parmi d’autres",
      {
        ...modele,
        answers: {
          all: [reponse, { ...reponse, fieldName: "revenusActivite", value: salaire({ "2026-12": 12 }) }],
          current: [],
        },
      },
    ],
    ["un montant annuel pour un revenu du mois", avecValeur("revenusActivite", salaire({ "2025": 12 }))],
    [
      "un montant mensuel pour un revenu annuel",
      avecValeur("rpns", [{ id: "rpns_micro_entreprise_CA_bnc_imp", amounts: { "2026-11": 12 } }]),
    ],
    ["une liste de listes", avecValeur("_interetsAidesVelo", [["velo_cargo"]])],
    ["une variante inconnue", { ...modele, abtesting: { appel: "crier" } }],
    ["un essai inconnu à côté d’un autre", { ...modele, abtesting: { appel: "trouver", couleur: "verte" } }],
    ["un essai inconnu", { ...modele, abtesting: { toString: "trouver" } }],
    ["un jour d’avant 1990", { ...modele, dateDeValeur: "1989-12-31" }],
    ["un jour d’après 2100", { ...modele, dateDeValeur: "2101-01-01" }],
    [
      "trop de réponses",
      { ...modele, answers: { all: Array.from({ length: 801 }, () => reponse), current: [] } },
    ],
    [
      "une réponse courante mal faite",
      { ...modele, answers: { all: [], current: [{ ...reponse, entityName: "x" }] } },
    ],
  ])("est refusée : %s", (_, simulation) => {
    expect(accepte(simulation)).toBe(false);
  });
});

it.each([
  ["date trop ancienne", { dateDeValeur: "1899-12-31" }],
  ["date trop lointaine", { dateDeValeur: "9999-12-31" }],
  ["indices croissants attendus", { enfants: [2, 1] }],
  ["variante inconnue", { abtesting: { appel: "crier" } }],
])("ce qui est refusé se dit : %s", (message, champ) => {
  const { issues } = v.safeParse(recordSchema, { ...modele, ...champ });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

it("un mois que l’on ne demande pas est refusé à sa place, et dit", () => {
  const { issues } = v.safeParse(recordSchema, avecValeur("revenusActivite", salaire({ "2026-12": 12 })));
  expect(issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)])).toEqual([
    ["périodes inattendues", ["answers", "all", 0]],
  ]);
});

describe("une simulation gardée par une autre version", () => {
  it("perd ce qui ne convient plus, et le dit, sans rien perdre d’autre", () => {
    const gardee = {
      ...modele,
      answers: {
        all: [
          reponse,
          { ...reponse, fieldName: "disparue" },
          { ...reponse, fieldName: "handicap", value: "oui" },
        ],
        current: [reponse, { ...reponse, fieldName: "disparue" }],
      },
      abtesting: { disparu: "oui" },
      patrimoine: { yacht: 1 },
      champ_disparu: true,
    };
    expect(readKeptRecord(gardee)).toEqual({
      record: { ...modele, answers: { all: [reponse], current: [reponse] } },
      lost: [
        { ...reponse, fieldName: "disparue" },
        { ...reponse, fieldName: "handicap", value: "oui" },
      ],
    });
  });

  it("reprise, garde les variantes d’essai que l’on connaît", () => {
    const gardee = { ...modele, abtesting: { appel: "trouver" } };
    expect(readKeptRecord(gardee)).toEqual({ record: gardee, lost: [] });
  });

  it("reprise d’un ancien navigateur, laisse la forme courte qui n’existe plus", () => {
    expect(readKeptRecord({ ...modele, essentiel: true })).toEqual({ record: modele, lost: [] });
  });

  it.each([undefined, null, [], {}, { ...modele, version: 10 }, { ...modele, dateDeValeur: "hier" }])(
    "n’est pas reprise si elle n’en est pas une : %s",
    (gardee) => expect(readKeptRecord(gardee)).toBeUndefined(),
  );
});

describe("les prénoms", () => {
  const prenom = (id: string, value: string) =>
    ({ entityName: "individu", id, fieldName: "_firstName", value }) as const;

  it("sont remplacés par leur rang, dans toutes les réponses et dans les réponses courantes", () => {
    const record = v.parse(recordSchema, {
      ...modele,
      answers: {
        all: [reponse, prenom("enfant_0", "Camille"), prenom("enfant_3", "Noé")],
        current: [prenom("enfant_3", "Noé")],
      },
    });
    expect(sansPrenoms(record).answers).toEqual({
      all: [reponse, prenom("enfant_0", "votre 1er enfant"), prenom("enfant_3", "votre 4e enfant")],
      current: [prenom("enfant_3", "votre 4e enfant")],
    });
    expect(JSON.stringify(sansPrenoms(record))).not.toMatch(/Camille|Noé/);
  });

  it("qui ne serait que dans les réponses courantes l’est aussi ; sans prénom, rien ne change", () => {
    const prenoms = {
      ...modele,
      answers: { all: [reponse], current: [reponse, prenom("enfant_0", "Camille")] },
    };
    const sans = { ...modele, answers: { all: [reponse], current: [reponse] } };
    const lire = (simulation: unknown) => v.parse(recordSchema, simulation);
    expect(sansPrenoms({ ...lire(sans), answers: prenoms.answers as never }).answers.current).toEqual([
      reponse,
      prenom("enfant_0", "votre 1er enfant"),
    ]);
    const record = lire(sans);
    expect(sansPrenoms(record)).toBe(record);
  });
});
