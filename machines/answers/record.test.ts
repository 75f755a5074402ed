import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { oracleCases } from "../../test/fixtures/oracle.ts";
import { recordSchema } from "./record.ts";

const reponse = { entityName: "individu", id: "demandeur", fieldName: "activite", value: "salarie" };
const modele = { answers: { all: [reponse], current: [] }, dateDeValeur: "2026-11-20", version: 11 };

const accepte = (simulation: unknown) => v.safeParse(recordSchema, simulation).success;
const avecReponse = (changes: object) => ({
  ...modele,
  answers: { all: [{ ...reponse, ...changes }], current: [] },
});
const avecValeur = (value: unknown) => avecReponse({ value });

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
    ["avec une variante de test", { abtesting: { titre: "B" } }],
    ["reprise d’une autre", { modifiedFrom: "abc", _id: null }],
  ])("est acceptée %s", (_, changes) => {
    expect(v.parse(recordSchema, { ...modele, ...changes })).toEqual({ ...modele, ...changes });
  });

  it.each<[string, unknown]>([
    ["un texte", "salarie"],
    ["un nombre", 0.65],
    ["oui ou non", false],
    ["laissée vide", null],
    ["plusieurs choix", ["velo_cargo", "velo_pliant"]],
    ["aucun choix", []],
    ["une commune", { depcom: "01004", _codePostal: "01500" }],
    ["des montants", [{ id: "salaire_net", amounts: { "2026-11": 1200.5, "2026-10": null } }]],
    [
      "des montants et leur nature",
      [{ id: "rpns_autres_revenus", amounts: {}, tns_autres_revenus_type_activite: "bnc" }],
    ],
    ["une réponse par enfant", [{ id: "enfant_0", value: true }]],
  ])("est acceptée avec une réponse faite de : %s", (_, value) => {
    expect(accepte(avecValeur(value))).toBe(true);
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
    ["une réponse d’entité inconnue", avecReponse({ entityName: "voisins" })],
    ["une réponse sur une personne inconnue", avecReponse({ id: "voisin" })],
    ["une réponse sur un enfant sans numéro", avecReponse({ id: "enfant_" })],
    ["une réponse sur un enfant au numéro trop long", avecReponse({ id: "enfant_100" })],
    ["un champ au nom trop long", avecReponse({ fieldName: "a".repeat(101) })],
    ["une réponse avec un champ de plus", avecReponse({ oublie: true })],
    ["une réponse sans valeur", { ...modele, answers: { all: [{ entityName: "enfants" }], current: [] } }],
    ["une valeur trop profonde", avecValeur([{ id: "salaire_net", amounts: { "2026-11": { net: 1 } } }])],
    ["un objet qui en contient un autre", avecValeur({ depcom: { code: "35238" } })],
    ["un montant infini", avecValeur([{ id: "salaire_net", amounts: { "2026-11": Infinity } }])],
    ["un montant en texte", avecValeur([{ id: "salaire_net", amounts: { "2026-11": "12" } }])],
    ["une liste de listes", avecValeur([["velo_cargo"]])],
    ["une liste trop longue", avecValeur(Array.from({ length: 61 }, () => "velo_cargo"))],
    [
      "trop de réponses",
      { ...modele, answers: { all: Array.from({ length: 401 }, () => reponse), current: [] } },
    ],
    [
      "une réponse courante mal faite",
      { ...modele, answers: { all: [], current: [{ ...reponse, entityName: "x" }] } },
    ],
  ])("est refusée : %s", (_, simulation) => {
    expect(accepte(simulation)).toBe(false);
  });
});
